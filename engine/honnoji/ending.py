"""The end: who has won and why, and everything that is revealed then."""

from collections.abc import Iterable
from enum import StrEnum

from engine.audience import To
from engine.events import Event
from engine.honnoji.events import PLAIN, PastTalisman, Reveal
from engine.honnoji.missions import MISSIONS_TO_WIN, REJECTIONS_TO_LOSE
from engine.honnoji.table import HonnojiTable
from engine.parties import winning
from engine.parties.round import open_quest, open_vote
from engine.parties.sides import Side
from engine.parties.winning import Victory


class Reason(StrEnum):
    """Why a side has won."""

    QUESTS_DONE = "quests_done"
    QUESTS_FAILED = "quests_failed"
    TOO_MANY_REJECTIONS = "too_many_rejections"


VICTORIES = (
    Victory[HonnojiTable](Side.EVIL, Reason.QUESTS_FAILED, lambda table: table.round.failures == MISSIONS_TO_WIN),
    Victory[HonnojiTable](Side.GOOD, Reason.QUESTS_DONE, lambda table: table.round.successes == MISSIONS_TO_WIN),
    Victory[HonnojiTable](
        Side.EVIL, Reason.TOO_MANY_REJECTIONS, lambda table: table.round.rejections == REJECTIONS_TO_LOSE
    ),
)


def has_come(table: HonnojiTable) -> bool:
    """Return whether a side has won."""
    return winning.has_come(VICTORIES, table)


def outcome(table: HonnojiTable) -> Iterable[Event]:
    """Announce the victory."""
    return winning.outcome(VICTORIES, table)


def reveal(table: HonnojiTable) -> Reveal:
    """Reveal all sides, votes and actions of every mission, and the fate of each talisman."""
    return Reveal(
        to=To.PUBLIC,
        roles=dict.fromkeys(table.seats, PLAIN),
        sides={seat: table.sides[seat] for seat in table.seats},
        votes=(*table.round.past_votes, *open_vote(table.round, table.seats)),
        quests=(*table.round.past_quests, *open_quest(table.round)),
        talismans=tuple(
            PastTalisman(token.mission, token.name, token.giver, token.holder, token.used_in, token.target)
            for token in table.tokens
        ),
    )
