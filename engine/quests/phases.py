"""The course of a quest game, on one page.

An attempt at a quest goes like this: a leader is named (``LEADER``) and proposes a party (``PROPOSAL``), everybody
votes on it (``VOTE``), and an approved party goes on the quest (``QUEST``). A rejected party, a finished quest, and a
leader who does not propose in time pass the lead to the next in the leaders' order. Being passed over is no rejection.

    LEADER ──► PROPOSAL ──► VOTE ──approved──► QUEST ──► what comes next
                ▲    │        │                │   ▲
                └────┘        └─rejected──►    ▼   │
              passed over       what comes   INVERT┘      with the inverter, once all orders are in
                                next

What comes next, after a quest or a rejected party, is the first step in ``ORDER`` that is due: the end, if one of the
``VICTORIES`` has come; the guess, once ``QUESTS_TO_WIN`` quests have succeeded; the vision, after the quests of
``LOOK_AFTER``; the turncoats' card, after those of ``CARD_AFTER``; the next leader. With the cards dealt face up, a
card takes effect before each quest's first proposal, so the game begins with one.

Where nobody is asked (``CARD``, ``LEADER``, ``END``), the step follows by itself. A deadline and a GM who closes a wait
give the same answer: missing votes do not count, a missing order is support for the good side and sabotage for the
evil side, and a missing inversion, look or guess is given up.
"""

from collections.abc import Iterable
from enum import StrEnum

from engine.asks import Ask
from engine.chance import Chance
from engine.domains import SomeSeats
from engine.events import Event
from engine.parties import leading, questing, voting, winning
from engine.parties.events import LeaderNamed, Leaders, Looked, PartyProposed, QuestDone, VoteClosed
from engine.parties.sides import Side
from engine.parties.winning import Victory
from engine.phases import NEXT, Course, Due, Phases, by_itself
from engine.quests import ending, inverter, turncoat, vision
from engine.quests.actions import Propose
from engine.quests.ending import Reason
from engine.quests.events import CardShown, GuessMade, Inverted, Noted, OrdersIn
from engine.quests.folding import fold
from engine.quests.options import Deck
from engine.quests.sizes import sabotages_to_fail
from engine.quests.table import Phase, QuestTable


def leader_proposes(table: QuestTable) -> tuple[Ask, ...]:
    """Ask the leader for a party, and for its rider if the inverter is in the game."""
    party = SomeSeats(table.seats, table.party_size)
    return (leading.asked(Propose, table.round, party, inverter.offered(table)),)


def all_vote(table: QuestTable) -> tuple[Ask, ...]:
    """Ask everybody for a vote, which may be changed until the vote closes."""
    return (voting.asked(table.round, table.seats),)


def members_preload(table: QuestTable) -> tuple[Ask, ...]:
    """Let the members of the proposed party preload their orders and change them."""
    return _orders(table, table.round.party)


def members_act(table: QuestTable) -> tuple[Ask, ...]:
    """Ask the members of the party who have given no order. A sent order is final."""
    return _orders(table, questing.missing(table.round), called=table.round.party)


def _orders(table: QuestTable, members: tuple[str, ...], called: tuple[str, ...] = ()) -> tuple[Ask, ...]:
    return questing.asked(members, table.sides, called, turncoat.bound(table))


def pass_leader_over(table: QuestTable, chance: Chance) -> Iterable[Event]:
    """Pass the lead to the next in the order without a rejection."""
    yield leading.pass_over(table.round)


def lead_next(table: QuestTable, chance: Chance) -> Iterable[Event]:
    """Give the lead to the next in the order."""
    yield leading.next_leader(table.round)


def close_vote(table: QuestTable, chance: Chance) -> Iterable[Event]:
    """Close the vote with the votes that were cast."""
    yield voting.close(table.round, table.seats)


def close_complete_vote(table: QuestTable, chance: Chance) -> Iterable[Event]:
    """Close the vote when the last vote is in."""
    return close_vote(table, chance) if voting.is_complete(table.round, table.seats) else ()


def by_the_vote(table: QuestTable) -> StrEnum:
    """Send an approved party on the quest. A rejected party is dropped."""
    return Phase.QUEST if table.round.party_is_approved else NEXT


def act_for_the_missing(table: QuestTable, chance: Chance) -> Iterable[Event]:
    """Count support for the good side and sabotage for the evil side."""
    for seat in questing.missing(table.round):
        yield Noted(to=(seat,), action=questing.default(table.sides[seat]))


def call_rider(table: QuestTable, chance: Chance) -> Iterable[Event]:
    """Call the inverter's rider once all orders are in."""
    return inverter.call(table) if inverter.is_due(table) else ()


def finish_quest(table: QuestTable, chance: Chance) -> Iterable[Event]:
    """Count the orders once all are in."""
    if not questing.missing(table.round):
        limit = sabotages_to_fail(len(table.seats), table.round.quest)
        yield from questing.finish(table.round, inverter.counted(table), limit)


QUESTS_TO_WIN = 3
REJECTIONS_TO_LOSE = 5
"""Parties rejected for one quest."""
LOOK_AFTER = (2, 3, 4)
"""The quests after which the vision is used."""
CARD_AFTER = {Deck.RANDOM: (2, 3, 4), Deck.PREDETERMINED: (0, 1, 2, 3, 4)}
"""After this many quests a card of the turncoats' deck takes effect."""

VICTORIES = (
    Victory[QuestTable](Side.EVIL, Reason.QUESTS_FAILED, lambda table: table.round.failures == QUESTS_TO_WIN),
    Victory[QuestTable](Side.EVIL, Reason.SEER_FOUND, lambda table: table.guess is not None and table.guess.hit),
    Victory[QuestTable](Side.GOOD, Reason.QUESTS_DONE, lambda table: table.guess is not None and not table.guess.hit),
    Victory[QuestTable](
        Side.EVIL, Reason.TOO_MANY_REJECTIONS, lambda table: table.round.rejections == REJECTIONS_TO_LOSE
    ),
)

COURSES = {
    Phase.LEADER: Course[QuestTable](
        follows=(lead_next,),
        leads={Leaders: NEXT, LeaderNamed: Phase.PROPOSAL},
    ),
    Phase.PROPOSAL: Course[QuestTable](
        asks=(leader_proposes,),
        deadline=pass_leader_over,
        leads={PartyProposed: Phase.VOTE, LeaderNamed: Phase.PROPOSAL},
    ),
    Phase.VOTE: Course[QuestTable](
        asks=(all_vote, members_preload),
        deadline=close_vote,
        follows=(close_complete_vote,),
        leads={VoteClosed: by_the_vote},
    ),
    Phase.QUEST: Course[QuestTable](
        asks=(members_act,),
        deadline=act_for_the_missing,
        follows=(call_rider, finish_quest),
        leads={OrdersIn: Phase.INVERT, QuestDone: NEXT},
    ),
    Phase.INVERT: Course[QuestTable](
        asks=(inverter.asked,),
        deadline=by_itself(inverter.decline),
        leads={Inverted: Phase.QUEST},
    ),
    Phase.LOOK: Course[QuestTable](
        asks=(vision.asked,),
        deadline=by_itself(vision.give_up),
        leads={Looked: NEXT},
    ),
    Phase.CARD: Course[QuestTable](
        follows=(by_itself(turncoat.show_card),),
        leads={CardShown: NEXT},
    ),
    Phase.GUESS: Course[QuestTable](
        asks=(ending.asked,),
        deadline=by_itself(ending.decline),
        leads={GuessMade: NEXT},
    ),
    Phase.END: Course[QuestTable](follows=(by_itself(lambda table: winning.outcome(VICTORIES, table)),)),
    Phase.OVER: Course[QuestTable](),
}

ORDER = (
    Due[QuestTable](Phase.END, lambda table: winning.has_come(VICTORIES, table)),
    Due[QuestTable](Phase.GUESS, lambda table: ending.may_guess(table, QUESTS_TO_WIN)),
    Due[QuestTable](Phase.LOOK, lambda table: vision.is_due(table, LOOK_AFTER)),
    Due[QuestTable](Phase.CARD, lambda table: turncoat.is_due(table, CARD_AFTER)),
    Due[QuestTable](Phase.LEADER, lambda table: True),
)

PHASES = Phases(COURSES, ORDER, over=Phase.OVER, fold=fold)
