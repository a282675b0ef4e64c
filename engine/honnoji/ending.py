"""The end: the reasons why a side has won, and everything that is revealed then."""

from enum import StrEnum

from engine.audience import To
from engine.honnoji.events import PLAIN, PastTalisman, Reveal
from engine.honnoji.table import HonnojiTable
from engine.parties.round import open_quest, open_vote


class Reason(StrEnum):
    """Why a side has won."""

    QUESTS_DONE = "quests_done"
    QUESTS_FAILED = "quests_failed"
    TOO_MANY_REJECTIONS = "too_many_rejections"


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
