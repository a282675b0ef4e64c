"""The round: who leads, the party, votes, actions and results, and how events change them.

The same fold makes the full truth and every reader's view: what a reader was not told is missing from their view.
"""

import msgspec
from msgspec import Struct

from engine.actions import Action
from engine.events import ByHand
from engine.parties.actions import Act, Vote
from engine.parties.events import (
    ActionSeen,
    LeaderNamed,
    PartyProposed,
    PastQuest,
    PastVote,
    QuestDone,
    VoteClosed,
    Voted,
)

replace = msgspec.structs.replace


class Round(Struct, frozen=True):
    """Votes and orders by seat. ``cast`` is how the votes look to everybody. The GM may have
    locked the present vote for a while.

    ``place`` is the index, in the leaders' order, of the player whose turn it is or comes next.
    """

    order: tuple[str, ...] = ()
    place: int = 0
    leader: str | None = None
    passed_over: int = 0
    rejections: int = 0
    party: tuple[str, ...] = ()
    cast: dict[str, bool | None] = {}
    votes: dict[str, bool] = {}
    is_locked: bool = False
    orders: dict[str, bool] = {}
    ruling: ByHand | None = None
    """The GM's ruling on how the present quest ends."""
    past_votes: tuple[PastVote, ...] = ()
    past_quests: tuple[PastQuest, ...] = ()

    @property
    def quest(self) -> int:
        """The number of the quest that is on or comes next, from 1."""
        return len(self.past_quests) + 1

    @property
    def successes(self) -> int:
        """The number of quests that have succeeded."""
        return sum(quest.success is True for quest in self.past_quests)

    @property
    def failures(self) -> int:
        """The number of quests that have failed."""
        return sum(quest.success is False for quest in self.past_quests)

    @property
    def party_is_approved(self) -> bool:
        """Whether the last closed vote approved its party."""
        return self.past_votes[-1].approved is True

    @property
    def whose_turn(self) -> str:
        """The player whose turn it is in the order, or comes next."""
        return self.order[self.place % len(self.order)]

    @property
    def place_after(self) -> int:
        """The place after the leader has proposed or was passed over. Leading out of turn costs nobody their turn."""
        return self.place + (self.leader == self.whose_turn)


def lead(round_: Round, event: LeaderNamed, *, is_passed_over: bool) -> Round:
    """Fold a new leader, perhaps because the previous one was passed over."""
    return replace(
        round_,
        leader=event.leader,
        place=round_.place_after if is_passed_over else round_.place,
        passed_over=round_.passed_over + is_passed_over,
        rejections=event.attempt - 1,
        party=(),
    )


def stand(round_: Round, event: PartyProposed) -> Round:
    """Fold a proposed party."""
    return replace(round_, party=event.party, place=round_.place_after, passed_over=0)


def cast(round_: Round, event: Voted) -> Round:
    """Fold a vote as everybody sees it. A private one takes the place of what its player has voted in public."""
    if event.approve is None:
        votes = {seat: vote for seat, vote in round_.votes.items() if seat != event.player}
    else:
        votes = {**round_.votes, event.player: event.approve}
    return replace(round_, cast={**round_.cast, event.player: event.approve}, votes=votes)


def note(round_: Round, seat: str, action: Action) -> Round:
    """Fold a seat's secret action. Repeating the same action changes nothing."""
    match action:
        case Act(support=support) if round_.orders.get(seat) is not support:
            return replace(round_, orders={**round_.orders, seat: support})
        case Vote(approve=approve) if round_.votes.get(seat) is not approve:
            return replace(round_, votes={**round_.votes, seat: approve})
        case _:
            return round_


def discard(round_: Round, seat: str) -> Round:
    """Fold that a seat's order no longer counts."""
    return replace(round_, orders={other: order for other, order in round_.orders.items() if other != seat})


def close_vote(round_: Round, event: VoteClosed) -> Round:
    """Fold the end of a vote. Orders for a rejected party are discarded."""
    return replace(
        round_,
        rejections=event.rejections,
        orders=round_.orders if event.approved else {},
        cast={},
        votes={},
        is_locked=False,
        past_votes=(*round_.past_votes, _past_vote(round_, event)),
    )


def _past_vote(round_: Round, event: VoteClosed) -> PastVote:
    assert round_.leader is not None
    attempt = round_.rejections + 1
    return PastVote(
        round_.quest, attempt, round_.leader, round_.party, event.approved, event.votes, doubled=event.doubled
    )


def see(round_: Round, event: ActionSeen) -> Round:
    """Fold that a member's action was seen."""
    return replace(round_, orders={**round_.orders, event.target: event.support})


def finish_quest(round_: Round, event: QuestDone, inverted: str | None = None) -> Round:
    """Fold the end of a quest."""
    past = PastQuest(event.number, event.success, event.sabotages, round_.party, actions(round_), inverted)
    return replace(round_, rejections=0, party=(), orders={}, ruling=None, past_quests=(*round_.past_quests, past))


def see_past(round_: Round, event: ActionSeen) -> Round:
    """Fold that a member's action was seen after the quest."""
    *before, last = round_.past_quests
    known = {**last.actions, event.target: event.support}
    seen = replace(last, actions={seat: known[seat] for seat in last.party if seat in known})
    return replace(round_, past_quests=(*before, seen))


def actions(round_: Round) -> dict[str, bool]:
    """Return the actions of the party as far as known here, in seat order; True is support."""
    return {seat: round_.orders[seat] for seat in round_.party if seat in round_.orders}


def open_vote(round_: Round, seats: tuple[str, ...]) -> tuple[PastVote, ...]:
    """Return the vote that the end of the game interrupted, if there is one."""
    if not round_.votes or round_.leader is None:
        return ()
    votes = {seat: round_.votes[seat] for seat in seats if seat in round_.votes}
    return (PastVote(round_.quest, round_.rejections + 1, round_.leader, round_.party, None, votes),)


def open_quest(round_: Round) -> tuple[PastQuest, ...]:
    """Return the quest that the end of the game interrupted, if it had orders."""
    if not round_.orders:
        return ()
    given = actions(round_)
    sabotages = sum(not support for support in given.values())
    return (PastQuest(round_.quest, None, sabotages, round_.party, given),)
