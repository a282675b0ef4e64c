"""How well house players play, as tables choose it and records tell it."""

from enum import StrEnum


class Strength(StrEnum):
    """How well house players play: kindly to somebody who learns, well, or as well as they can."""

    GENTLE = "easy"
    USUAL = "usual"
    STRONG = "strong"
