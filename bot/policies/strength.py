"""How well house players play, in plain words."""

from enum import StrEnum


class Strength(StrEnum):
    """How well house players play: kindly to somebody who learns, well, or as well as they can."""

    GENTLE = "gentle"
    USUAL = "usual"
    STRONG = "strong"


STRENGTHENED = frozenset({"quests", "honnoji", "danube", "bluff"})
"""The rulebooks whose house players differ by strength. Those of the others are all sensible players."""
