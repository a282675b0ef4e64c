"""What the GM asks for, with what belongs to it beside the move that a record knows."""

from engine.judging import Submission


def gm_of(submission: Submission) -> int | None:
    """Which of the GMs asks for something; None if none does."""
    return submission.gm_id if isinstance(submission, GmSubmission) else None


def reason_of(submission: Submission) -> str | None:
    """Why somebody asks for something, if he says so."""
    return submission.reason if isinstance(submission, GmSubmission) else None


class GmSubmission(Submission, frozen=True):
    """A wish that may say why, how many lines the game had when its GM saw what is to change, and which GM that is.

    None stands for nothing that was said, for a game however it is, and for a GM whom nobody can tell any more.
    """

    reason: str | None = None
    seen: int | None = None
    gm_id: int | None = None
