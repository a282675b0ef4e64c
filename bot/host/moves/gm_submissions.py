"""A GM's submission, with what belongs to it beside the move that the record keeps."""

from engine.judging import Submission


def gm_of(submission: Submission) -> int | None:
    """Return the GM who makes a submission; None if no GM does."""
    return submission.gm_id if isinstance(submission, GmSubmission) else None


def reason_of(submission: Submission) -> str | None:
    """Return the reason that a submission states, if it states one."""
    return submission.reason if isinstance(submission, GmSubmission) else None


class GmSubmission(Submission, frozen=True):
    """A submission that may state its reason, the number of lines that the GM had seen, and which GM makes it.

    None means no reason, a game in any state, or a GM who is not known any more.
    """

    reason: str | None = None
    seen: int | None = None
    gm_id: int | None = None
