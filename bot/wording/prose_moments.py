"""The moments of a game for which a GM may have words of their own, written before the game."""

from enum import StrEnum


class ProseMoment(StrEnum):
    """A public moment, in the order in which those of one line are told."""

    OPENING = "opening"
    DUSK = "dusk"
    DAWN = "dawn"
    DEATH = "death"
    END = "end"
