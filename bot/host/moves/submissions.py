"""A submission on its way into the log: a GM's, with what belongs to it beside the move, and one that is accepted."""

from typing import NamedTuple

from engine.chance import Chance
from engine.game import Game
from engine.judging import Submission
from engine.log import Entry


class GmSubmission(Submission, frozen=True):
    """A submission that may state its reason, the number of lines that the GM had seen, and which GM makes it.

    None means no reason, a game in any state, or a GM who is not known any more.
    """

    reason: str | None = None
    seen: int | None = None
    gm_id: int | None = None


class Accepted(NamedTuple):
    """An accepted line and its random draws; ``again`` if it is replayed after an undo."""

    submission: Submission
    entry: Entry
    drawn: dict[str, object]
    again: bool = False


def gm_of(submission: Submission) -> int | None:
    """Return the GM who makes a submission; None if no GM does."""
    return submission.gm_id if isinstance(submission, GmSubmission) else None


def reason_of(submission: Submission) -> str | None:
    """Return the reason that a submission states, if it states one."""
    return submission.reason if isinstance(submission, GmSubmission) else None


def accept(game: Game, submission: Submission, chance: Chance, *, again: bool = False) -> Accepted:
    """Judge a submission and apply it to the game. Raises Refused."""
    entry = game.submit(submission, chance)
    return Accepted(submission, entry, chance.drawn, again)
