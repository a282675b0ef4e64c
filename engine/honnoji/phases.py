"""The course of Honnō-ji, on one page: that of the quest games, with these differences.

- After a mission only the end, by one of the ``VICTORIES``, and the Ninja Contract (``LOOK``) may come. The
  contract may also be declined.
- Nobody leads from the end of a mission, or of a rejected vote, until the next leader is named. First the Staff fires,
  then the Sword; otherwise the next in the order leads. A leader who is passed over is replaced in the same way.
- A mission's talisman is shown (``TALISMAN``) to its first leader, who gives it to another (``GIVE``) before
  proposing. If the leader does not, chance gives it, and the leader still proposes.
- Talismans are used in addition to other asks, in every phase that asks anybody; ``talismans`` says when each may be
  used. A Sword that is declared while its leader has neither given nor proposed takes the lead at once.
- A declared Wisdom doubles its holder's vote. When the vote approves the party, the preloaded actions are sent, and
  those of players who must act in public are shown. The Insights come out together with the result.

    LEADER ──► TALISMAN ──► GIVE ──► PROPOSAL ──► VOTE ──approved──► QUEST ──► LOOK
      ▲  └──── not a mission's first ───▲ │  ▲     │                            │
      └────────── the Sword ──────────────┘  │     └─rejected──► LEADER ◄───────┘
                                  passed over┘
"""

from collections.abc import Iterable
from enum import StrEnum

from engine.asks import Ask
from engine.chance import Chance
from engine.domains import SomeSeats
from engine.events import Event
from engine.honnoji import acting, contract, handing, leaders, talismans, using
from engine.honnoji.actions import Propose
from engine.honnoji.ending import Reason
from engine.honnoji.events import Given, TalismanShown, Used
from engine.honnoji.folding import fold
from engine.honnoji.table import HonnojiTable, Phase
from engine.parties import leading, questing, voting, winning
from engine.parties.events import LeaderNamed, Leaders, Looked, PartyProposed, QuestDone, VoteClosed
from engine.parties.sides import Side
from engine.parties.winning import Victory
from engine.phases import NEXT, Course, Due, Phases, by_itself


def leader_proposes(table: HonnojiTable) -> tuple[Ask, ...]:
    """Ask the leader for a party."""
    return (leading.asked(Propose, table.round, SomeSeats(table.seats, table.party_size)),)


def all_vote(table: HonnojiTable) -> tuple[Ask, ...]:
    """Ask everybody for a vote, which may be changed until the vote closes."""
    return (voting.asked(table.round, table.seats),)


def members_preload(table: HonnojiTable) -> tuple[Ask, ...]:
    """Let the members of the proposed party preload their orders and change them."""
    return questing.asked(table.round.party, table.sides)


def members_act(table: HonnojiTable) -> tuple[Ask, ...]:
    """Ask the members of the party who have not acted."""
    return questing.asked(questing.missing(table.round), table.sides, called=table.round.party)


def close_vote(table: HonnojiTable, chance: Chance) -> Iterable[Event]:
    """Close the vote with the votes that were cast, and send an approved party's preloads."""
    closed = voting.close(table.round, table.seats, talismans.doubled(table))
    yield closed
    if closed.approved:
        yield from acting.send(table)


def close_complete_vote(table: HonnojiTable, chance: Chance) -> Iterable[Event]:
    """Close the vote when the last vote is in."""
    return close_vote(table, chance) if voting.is_complete(table.round, table.seats) else ()


def by_the_vote(table: HonnojiTable) -> StrEnum:
    """Send an approved party on the mission. A rejected party is dropped."""
    return Phase.QUEST if table.round.party_is_approved else NEXT


def by_the_sword(table: HonnojiTable) -> StrEnum:
    """Take the lead from a leader who has neither given nor proposed."""
    return Phase.LEADER if table.round.leader is None else Phase.PROPOSAL


def act_for_the_missing(table: HonnojiTable, chance: Chance) -> Iterable[Event]:
    """Count support for missing plotters and sabotage for missing retainers."""
    for seat in questing.missing(table.round):
        yield acting.acted(table, seat, questing.default(table.sides[seat]))


def finish_mission(table: HonnojiTable, chance: Chance) -> Iterable[Event]:
    """Count the actions once all are in."""
    if not questing.missing(table.round):
        yield from questing.finish(table.round, table.round.orders, SABOTAGES_TO_FAIL)
        yield from talismans.come_out(table)


MISSIONS_TO_WIN = 4
REJECTIONS_TO_LOSE = 4
"""Parties rejected for one mission."""
SABOTAGES_TO_FAIL = 1

VICTORIES = (
    Victory[HonnojiTable](Side.EVIL, Reason.QUESTS_FAILED, lambda table: table.round.failures == MISSIONS_TO_WIN),
    Victory[HonnojiTable](Side.GOOD, Reason.QUESTS_DONE, lambda table: table.round.successes == MISSIONS_TO_WIN),
    Victory[HonnojiTable](
        Side.EVIL, Reason.TOO_MANY_REJECTIONS, lambda table: table.round.rejections == REJECTIONS_TO_LOSE
    ),
)

COURSES = {
    Phase.LEADER: Course[HonnojiTable](
        follows=(by_itself(leaders.name_leader),),
        leads={Leaders: NEXT, LeaderNamed: NEXT},
    ),
    Phase.TALISMAN: Course[HonnojiTable](
        follows=(by_itself(handing.show),),
        leads={TalismanShown: NEXT},
    ),
    Phase.GIVE: Course[HonnojiTable](
        asks=(handing.asked, using.asked),
        deadline=handing.give_by_chance,
        leads={Given: NEXT},
    ),
    Phase.PROPOSAL: Course[HonnojiTable](
        asks=(leader_proposes, using.asked),
        deadline=by_itself(leaders.pass_over),
        leads={PartyProposed: Phase.VOTE, LeaderNamed: NEXT},
        diverts={Used: by_the_sword},
    ),
    Phase.VOTE: Course[HonnojiTable](
        asks=(all_vote, members_preload, using.asked),
        deadline=close_vote,
        follows=(close_complete_vote,),
        leads={VoteClosed: by_the_vote},
    ),
    Phase.QUEST: Course[HonnojiTable](
        asks=(members_act, using.asked),
        deadline=act_for_the_missing,
        follows=(finish_mission,),
        leads={QuestDone: NEXT},
    ),
    Phase.LOOK: Course[HonnojiTable](
        asks=(contract.asked, using.asked),
        deadline=by_itself(contract.decline),
        leads={Looked: NEXT},
    ),
    Phase.END: Course[HonnojiTable](follows=(by_itself(lambda table: winning.outcome(VICTORIES, table)),)),
    Phase.OVER: Course[HonnojiTable](),
}

ORDER = (
    Due[HonnojiTable](Phase.END, lambda table: winning.has_come(VICTORIES, table)),
    Due[HonnojiTable](Phase.LOOK, contract.is_due),
    Due[HonnojiTable](Phase.LEADER, lambda table: table.round.leader is None),
    Due[HonnojiTable](Phase.TALISMAN, handing.is_due),
    Due[HonnojiTable](Phase.GIVE, lambda table: handing.to_give(table) is not None),
    Due[HonnojiTable](Phase.PROPOSAL, lambda table: True),
)

PHASES = Phases(COURSES, ORDER, over=Phase.OVER, fold=fold)
