"""The reasons why a bid is refused in this game."""

from engine.refusals import Refusal


class NoFace(Refusal, frozen=True):
    """A die has the faces 1 to 6; face 1 is Magic."""

    face: int


class TooManyDice(Refusal, frozen=True):
    """A bid claims no dice, or more dice than are in play."""

    count: int
    dice: int


class NoRaise(Refusal, frozen=True):
    """A bid must be higher than the standing one. This is the lowest that is."""

    count: int
    face: int


class MustChallenge(Refusal, frozen=True):
    """No bid is higher than the standing one."""


class NothingShown(Refusal, frozen=True):
    """A player who shows dice must show at least one."""


class NotHisDice(Refusal, frozen=True):
    """These are not dice that the player has hidden."""

    hidden: tuple[int, ...]


class OneStaysHidden(Refusal, frozen=True):
    """At least one die stays hidden."""


class NoShowing(Refusal, frozen=True):
    """Dice may be shown only with a raise, and only if the game is played with showing."""
