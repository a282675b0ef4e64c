"""The table of a quest game, and how each event changes it.

The same fold makes the whole truth and every reader's view: what a reader was not told is missing from it.
"""

from enum import StrEnum

import msgspec

from engine.events import Event, Outcome
from engine.quests.actions import Act, Vote
from engine.quests.events import (
    GuessMade,
    Knowledge,
    LeaderNamed,
    LeaderReason,
    Leaders,
    Noted,
    PartyProposed,
    PastQuest,
    PastVote,
    QuestDone,
    Reveal,
    VoteClosed,
    Voted,
)
from engine.quests.roles import Role, RoleName, Side, role_of
from engine.quests.sizes import QUESTS_TO_WIN, party_size
from engine.table import Table, evolve_shell

replace = msgspec.structs.replace


class Phase(StrEnum):
    """Where the round stands. In ``BETWEEN`` nobody is asked for anything: the next step follows by itself."""

    BETWEEN = "between"
    PROPOSAL = "proposal"
    VOTE = "vote"
    QUEST = "quest"
    GUESS = "guess"
    OVER = "over"


class QuestTable(Table, frozen=True):
    """Everything on the table. Votes and orders by seat; ``cast`` is how the votes look to everybody."""

    phase: Phase = Phase.BETWEEN
    sides: dict[str, Side] = {}
    roles: dict[str, RoleName] = {}
    sees: dict[str, tuple[str, ...]] = {}
    order: tuple[str, ...] = ()
    leader: str | None = None
    passed_over: int = 0
    rejections: int = 0
    party: tuple[str, ...] = ()
    cast: dict[str, bool | None] = {}
    votes: dict[str, bool] = {}
    orders: dict[str, bool] = {}
    past_votes: tuple[PastVote, ...] = ()
    past_quests: tuple[PastQuest, ...] = ()
    guess: GuessMade | None = None

    @property
    def quest(self) -> int:
        """The number of the quest that is on or comes next, from 1."""
        return len(self.past_quests) + 1

    @property
    def party_size(self) -> int:
        """How many go on the present quest."""
        return party_size(len(self.seats), self.quest)

    @property
    def successes(self) -> int:
        """How many quests have succeeded."""
        return sum(quest.success is True for quest in self.past_quests)

    @property
    def failures(self) -> int:
        """How many quests have failed."""
        return sum(quest.success is False for quest in self.past_quests)

    def role(self, seat: str) -> Role:
        """The role of a seat whose knowledge is known here."""
        return role_of(self.roles[seat], self.sides[seat])

    def on_side(self, side: Side) -> tuple[str, ...]:
        """The seats on a side now, as far as known here."""
        return tuple(seat for seat in self.seats if self.sides.get(seat) is side)


def evolve(table: QuestTable, event: Event) -> QuestTable:
    """Fold one event."""
    match event:
        case Voted(player=seat, approve=approve):
            return replace(table, cast={**table.cast, seat: approve}, votes=_votes(table, seat, approve))
        case Noted(to=(seat,), action=Vote(approve=approve)):
            return replace(table, votes=_votes(table, seat, approve))
        case Noted(to=(seat,), action=Act(support=support)):
            return replace(table, orders={**table.orders, seat: support})
        case LeaderNamed():
            return _lead(table, event)
        case PartyProposed(party=party):
            return replace(table, phase=Phase.VOTE, party=party, passed_over=0)
        case VoteClosed():
            return _close_vote(table, event)
        case QuestDone():
            return _finish_quest(table, event)
        case Knowledge(to=(seat,), role=role, side=side, sees=sees):
            return _know(table, seat, role, side, sees)
        case Leaders(order=order):
            return replace(table, order=order)
        case GuessMade():
            return replace(table, guess=event, phase=Phase.BETWEEN)
        case Reveal():
            return replace(table, roles=event.roles, sides=event.sides, past_quests=event.quests)
        case Outcome():
            return replace(evolve_shell(table, event), phase=Phase.OVER)
        case _:
            return evolve_shell(table, event)


def _votes(table: QuestTable, seat: str, approve: bool | None) -> dict[str, bool]:
    return {**table.votes, seat: approve} if approve is not None else _without(table.votes, seat)


def _without(votes: dict[str, bool], seat: str) -> dict[str, bool]:
    return {other: approve for other, approve in votes.items() if other != seat}


def _know(table: QuestTable, seat: str, role: RoleName, side: Side, sees: tuple[str, ...]) -> QuestTable:
    return replace(
        table,
        roles={**table.roles, seat: role},
        sides={**table.sides, seat: side},
        sees={**table.sees, seat: sees},
    )


def _lead(table: QuestTable, event: LeaderNamed) -> QuestTable:
    passed_over = table.passed_over + 1 if event.reason is LeaderReason.PASSED else table.passed_over
    return replace(
        table,
        phase=Phase.PROPOSAL,
        leader=event.leader,
        rejections=event.attempt - 1,
        passed_over=passed_over,
        party=(),
    )


def _close_vote(table: QuestTable, event: VoteClosed) -> QuestTable:
    assert table.leader is not None
    past = PastVote(table.quest, table.rejections + 1, table.leader, table.party, event.approved, event.votes)
    return replace(
        table,
        phase=Phase.QUEST if event.approved else Phase.BETWEEN,
        rejections=event.rejections,
        orders=table.orders if event.approved else {},
        cast={},
        votes={},
        past_votes=(*table.past_votes, past),
    )


def _finish_quest(table: QuestTable, event: QuestDone) -> QuestTable:
    actions = {seat: table.orders[seat] for seat in table.party if seat in table.orders}
    past = PastQuest(event.number, event.success, event.sabotages, table.party, actions)
    after = replace(
        table,
        phase=Phase.BETWEEN,
        rejections=0,
        party=(),
        orders={},
        past_quests=(*table.past_quests, past),
    )
    return replace(after, phase=Phase.GUESS) if after.successes == QUESTS_TO_WIN else after
