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
