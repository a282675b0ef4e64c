"""The vote on a party."""

import msgspec

from engine.asks import Ask
from engine.audience import To
from engine.domains import YES_OR_NO
from engine.parties.actions import Vote
from engine.parties.events import VoteClosed, Voted
from engine.parties.round import Round
from engine.speech import SpokenAnswers

SPOKEN = SpokenAnswers({"approve": Vote(approve=True, public=True), "reject": Vote(approve=False, public=True)})
"""The votes that may be said aloud. They are public, because everybody hears them."""
CHOICES = {"approve": YES_OR_NO, "public": YES_OR_NO}


def asked(round_: Round, seats: tuple[str, ...]) -> Ask:
    """Ask everybody for a vote, and let those who have voted change it; nobody while the vote is locked."""
    cast = round_.cast
    if round_.is_locked:
        return Ask(Vote, (), CHOICES)
    return Ask(Vote, seats, CHOICES, tuple([seat for seat in seats if seat not in cast]))


def lock(round_: Round, *, is_locked: bool) -> Round:
    """Fold that the GM has closed the vote for a while, or opened it again."""
    return msgspec.structs.replace(round_, is_locked=is_locked)


def shown(round_: Round, seat: str, vote: Vote) -> tuple[Voted, ...]:
    """Show that a seat has voted, and how if the vote is public.

    A private change of a private vote is told to nobody else.
    """
    if not vote.public and seat in round_.cast and round_.cast[seat] is None:
        return ()
    return (Voted(to=To.PUBLIC, player=seat, approve=vote.approve if vote.public else None),)


def is_complete(round_: Round, seats: tuple[str, ...]) -> bool:
    """Return whether the last vote is in."""
    return len(round_.cast) == len(seats)


def close(round_: Round, seats: tuple[str, ...], doubled: tuple[str, ...] = ()) -> VoteClosed:
    """Show every vote. Strictly more approvals than rejections approve; a tie and silence reject.

    The votes of ``doubled`` seats count twice.
    """
    votes = {seat: round_.votes[seat] for seat in seats if seat in round_.votes}
    weight = sum((1 if approve else -1) * (2 if seat in doubled else 1) for seat, approve in votes.items())
    approved = weight > 0
    return VoteClosed(
        to=To.PUBLIC,
        approved=approved,
        votes=votes,
        rejections=round_.rejections + (not approved),
        doubled=doubled,
    )
