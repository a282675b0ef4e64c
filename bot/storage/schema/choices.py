"""What a table chooses for itself, beside the options of its game."""

from enum import StrEnum


class Revealing(StrEnum):
    """When everybody is shown who was who: with the end of the game, or when its GM says so."""

    AT_ONCE = "now"
    BY_GM = "gm"


class Previewing(StrEnum):
    """Whether moves with consequences are shown before they count."""

    ON = "on"
    OFF = "off"


class Holding(StrEnum):
    """Whether what follows from the end of a wait goes to the GM first, and then for how many minutes at most."""

    OFF = "off"
    FOR_15 = "15"
    FOR_30 = "30"
    FOR_60 = "60"
    FOR_120 = "120"
    FOR_360 = "360"
    FOR_720 = "720"

    @property
    def minutes(self) -> int:
        """After so many it goes out by itself; at once where the GM does not see it first."""
        return int(self) if self.isdecimal() else 0


class Reasoning(StrEnum):
    """Who is told why a GM corrects something, or makes a move for somebody."""

    ALL = "all"
    GM = "gm"


class Spectating(StrEnum):
    """Whether a spectator may be shown all secrets: if a GM agrees, or never."""

    BY_GM = "gm"
    NEVER = "never"


class Talking(StrEnum):
    """Where players may talk about the game while it is on: in it alone, as hosts ask of them, or anywhere."""

    HERE = "here"
    ANYWHERE = "anywhere"


class Counting(StrEnum):
    """When the votes of a game are counted in its channel, beside the lynch: by the hours between two counts."""

    EVERY_VOTE = "votes"
    EVERY_6 = "6"
    EVERY_12 = "12"
    EVERY_24 = "24"
    BEFORE_END = "end"
    ON_DEMAND = "asked"

    @property
    def hours(self) -> float | None:
        """The hours between two counts, where it is these."""
        return float(self) if self.isdecimal() else None
