"""The titles of all games of parties, from votes, parties and orders."""

from collections.abc import Iterator, Sequence

from engine.parties.events import PastQuest, PastVote
from engine.parties.round import Round

OFTEN = 2
"""A deed that was done fewer times than this earns no title."""


def earned(seats: Sequence[str], round_: Round, evil: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """Return each title, with the seats that have earned it; rarer ones come first."""
    votes = [vote for vote in round_.past_votes if vote.approved is not None]
    quests = [quest for quest in round_.past_quests if quest.success is not None]
    good = [seat for seat in seats if seat not in evil]
    mixed = [vote for vote in votes if not set(vote.party).isdisjoint(evil)]
    yield "never-doubted", [seat for seat in evil if _is_never_doubted(seat, votes, evil)]
    yield "saw-through", [seat for seat in good if _always(seat, mixed, approve=False) and _approves(seat, votes)]
    yield "saboteur", [seat for seat in evil if sum(_sabotaged(seat, quest) for quest in quests) > OFTEN]
    yield "sleeper", [seat for seat in evil if _is_sleeper(seat, quests)]
    yield "on-every-quest", [seat for seat in good if quests and all(seat in quest.party for quest in quests)]
    yield "trusted-all", [seat for seat in good if _always(seat, mixed, approve=True)]
    yield "stayed-home", [seat for seat in seats if quests and not any(seat in quest.party for quest in quests)]


def _is_never_doubted(seat: str, votes: Sequence[PastVote], evil: Sequence[str]) -> bool:
    """Whether a player was proposed, and nobody on the other side ever rejected a party with them."""
    own = [vote for vote in votes if seat in vote.party]
    return bool(own) and all(approve or voter in evil for vote in own for voter, approve in vote.votes.items())


def _always(seat: str, votes: Sequence[PastVote], *, approve: bool) -> bool:
    return len(votes) >= OFTEN and all(vote.votes.get(seat) is approve for vote in votes)


def _approves(seat: str, votes: Sequence[PastVote]) -> bool:
    return any(vote.votes.get(seat) for vote in votes)


def _sabotaged(seat: str, quest: PastQuest) -> bool:
    return quest.actions.get(seat) is False


def _is_sleeper(seat: str, quests: Sequence[PastQuest]) -> bool:
    """Whether a player could have sabotaged several quests, and supported them all."""
    own = [quest for quest in quests if seat in quest.party]
    return len(own) >= OFTEN and not any(_sabotaged(seat, quest) for quest in own)
