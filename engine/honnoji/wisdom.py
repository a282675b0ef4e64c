"""The Wisdom of Omoikane: declared during a vote, it doubles its holder's vote."""

import msgspec

from engine.honnoji.events import Used
from engine.honnoji.refusals import OncePerVote
from engine.honnoji.table import HonnojiTable
from engine.honnoji.talisman import WHILE_A_VOTE_RUNS, Talisman
from engine.honnoji.tokens import Standing, TalismanName, Token, find, put
from engine.refusals import Refusal

NAME = TalismanName.WISDOM


def hindrance(table: HonnojiTable, holder: str) -> Refusal | None:
    """Return that a vote counts no more than twice, if its holder has used another or the GM has weighed it."""
    is_doubled = holder in table.weighed or find(table.tokens, NAME, (Standing.DECLARED,), holder)
    return OncePerVote() if is_doubled else None


def declare(table: HonnojiTable, token: Token, event: Used) -> HonnojiTable:
    """Fold that the Wisdom is declared. It is spent at the end of the vote."""
    return msgspec.structs.replace(table, tokens=put(table.tokens, token.declared(table.round.quest)))


WISDOM = Talisman(
    NAME,
    tokens=2,
    openly=WHILE_A_VOTE_RUNS,
    hindrance=hindrance,
    fold=declare,
    doubles_the_vote=True,
    for_one_vote=True,
)
