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
