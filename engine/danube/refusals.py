"""The reasons why a move is refused in this game."""

from engine.refusals import Refusal


class NoBoat(Refusal, frozen=True):
    """None of the player's boats stands on that square."""

    square: int
    boats: tuple[int, ...]


class BoatStays(Refusal, frozen=True):
    """That boat cannot take a part of this throw; the boats on these squares can."""

    square: int
    boats: tuple[int, ...]


class WrongSteps(Refusal, frozen=True):
    """That boat may take only these steps."""

    square: int
    steps: int
    may: tuple[int, ...]
