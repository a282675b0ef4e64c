"""Why a move is refused here."""

from engine.refusals import Refusal


class NoBoat(Refusal, frozen=True):
    """No boat of the player's stands on that square."""

    square: int
    boats: tuple[int, ...]


class BoatStays(Refusal, frozen=True):
    """That boat cannot take a part of this throw; those on these squares can."""

    square: int
    boats: tuple[int, ...]


class WrongSteps(Refusal, frozen=True):
    """That boat may take these steps, and no others."""

    square: int
    steps: int
    may: tuple[int, ...]
