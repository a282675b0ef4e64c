"""The vote on a party."""

from collections.abc import Iterable

from engine.audience import To
from engine.domains import YES_OR_NO
from engine.events import Event
from engine.quests.actions import Vote
from engine.quests.events import Noted, VoteClosed, Voted
from engine.quests.table import QuestTable

CHOICES = {"approve": YES_OR_NO, "public": YES_OR_NO}


def vote(table: QuestTable, seat: str, action: Vote) -> Iterable[Event]:
    """Cast or change a vote, in public or in private.

    Everybody sees who has voted, and how if it was in public. A private vote changed in private is told to nobody else.
    """
    shown = action.approve if action.public else None
    if action.public or table.cast.get(seat, True) is not None:
        yield Voted(to=To.PUBLIC, player=seat, approve=shown)
    if not action.public:
        yield Noted(to=(seat,), action=action)


def has_voted_out(table: QuestTable) -> bool:
    """Say whether the last vote is in."""
    return len(table.cast) == len(table.seats)


def close_vote(table: QuestTable) -> Iterable[Event]:
    """Show every vote. Strictly more approvals than rejections approve; a tie rejects, and so does silence."""
    votes = {seat: table.votes[seat] for seat in table.seats if seat in table.votes}
    approvals = sum(votes.values())
    approved = approvals > len(votes) - approvals
    rejections = table.rejections + (not approved)
    return (VoteClosed(to=To.PUBLIC, approved=approved, votes=votes, rejections=rejections),)
