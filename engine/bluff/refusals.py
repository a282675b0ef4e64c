"""Why a bid is refused here."""

from engine.refusals import Refusal


class NoFace(Refusal, frozen=True):
    """A die has the faces 1 to 6, of which 1 is Magic."""

    face: int


class TooManyDice(Refusal, frozen=True):
    """A bid claims no dice at all, or more than are in play."""

    count: int
    dice: int


class NoRaise(Refusal, frozen=True):
    """A bid must be above the one that stands; this is the least that is."""

    count: int
    face: int


class MustChallenge(Refusal, frozen=True):
    """No bid is above the one that stands."""


class NothingShown(Refusal, frozen=True):
    """Who shows dice shows at least one."""


class NotHisDice(Refusal, frozen=True):
    """These are not dice that the player has hidden."""

    hidden: tuple[int, ...]


class OneStaysHidden(Refusal, frozen=True):
    """At least one die stays hidden."""


class NoShowing(Refusal, frozen=True):
    """Dice are shown with a raise only, and where the game is played so."""
