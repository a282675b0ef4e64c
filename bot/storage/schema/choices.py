"""The values of a table's own settings, beside the options of its game."""

from enum import StrEnum


class Revealing(StrEnum):
    """The moment at which everybody is shown who was who: at the end of the game, or when its GM decides."""

    AT_ONCE = "now"
    BY_GM = "gm"


class Telling(StrEnum):
    """Whether a result is told step by step, in a scene before its post, or at once."""

    IN_STEPS = "steps"
    AT_ONCE = "once"


class Previewing(StrEnum):
    """Whether moves with consequences are previewed before they count."""

    ON = "on"
    OFF = "off"


class Moving(StrEnum):
    """Whether great moments on a board move in their pictures."""

    ON = "on"
    OFF = "off"


class Choiceless(StrEnum):
    """Whether the bot makes the moves that leave their players no choice, or the players make each by hand."""

    BY_ITSELF = "itself"
    BY_HAND = "hand"


class Rating(StrEnum):
    """Whether a game counts for the ladder of its server."""

    ON = "on"
    OFF = "off"


class Matching(StrEnum):
    """Whether a table plays one game, goes on until somebody has won two, or plays a cup of four."""

    SINGLE = "single"
    BEST_OF_THREE = "three"
    CUP = "cup"


class Holding(StrEnum):
    """Whether the result of a wait goes to the GM first, and then for how many minutes at most."""

    OFF = "off"
    FOR_15 = "15"
    FOR_30 = "30"
    FOR_60 = "60"
    FOR_120 = "120"
    FOR_360 = "360"
    FOR_720 = "720"

    minutes: int
    """The minutes after which a result is published by itself; zero if the GM does not see it first."""

    def __init__(self, word: str) -> None:
        self.minutes = int(word) if word.isdecimal() else 0


class Reasoning(StrEnum):
    """The people who are told a GM's reason for a correction or a move made for somebody."""

    ALL = "all"
    GM = "gm"


class Standby(StrEnum):
    """Whether a house player may stand in for somebody: never, if a GM says so, or also after some missed waits."""

    NEVER = "never"
    BY_GM = "gm"
    AFTER_1 = "1"
    AFTER_2 = "2"
    AFTER_3 = "3"

    after: int
    """The number of missed waits in a row after which one does; 0 if none does by itself."""

    def __init__(self, word: str) -> None:
        self.after = int(word) if word.isdecimal() else 0


class Spectating(StrEnum):
    """Whether a spectator may see all secrets: with a GM's consent, or never."""

    BY_GM = "gm"
    NEVER = "never"


class Talking(StrEnum):
    """The places where players may talk about a running game: in it alone, also in a voice channel, or anywhere."""

    HERE = "here"
    VOICE = "voice"
    ANYWHERE = "anywhere"


class Speaking(StrEnum):
    """Whether players may vote aloud, in games that let their table choose."""

    OFF = "off"
    ON = "on"


class Calling(StrEnum):
    """Whom the post of a wait mentions: everybody it waits for, or somebody it waits for alone."""

    ALL = "all"
    ONE = "one"


class Counting(StrEnum):
    """The rhythm in which votes are counted in the channel, apart from the lynch: by the hours between two counts."""

    EVERY_VOTE = "votes"
    EVERY_6 = "6"
    EVERY_12 = "12"
    EVERY_24 = "24"
    BEFORE_END = "end"
    ON_DEMAND = "asked"

    @property
    def hours(self) -> float | None:
        """The hours between two counts; None for other values."""
        return float(self) if self.isdecimal() else None


class Reading(StrEnum):
    """Whether a game begins only once all its players have ticked that they have read how to play."""

    NOBODY = "off"
    EVERYBODY = "all"


class Recapping(StrEnum):
    """Whether a slow game's channel gets a recap each day: how the game stands, if that has changed."""

    OFF = "off"
    DAILY = "daily"
