"""The Staff of Hachiman: its recipient leads first in the next mission, and the order goes on from there."""

import msgspec

from engine.honnoji.events import Used
from engine.honnoji.table import HonnojiTable
from engine.honnoji.talisman import Talisman
from engine.honnoji.tokens import HELD, TalismanName, Token, find, put

NAME = TalismanName.STAFF


def holder(table: HonnojiTable) -> str | None:
    """Return who will lead first in the next mission."""
    return next((token.holder for token in find(table.tokens, NAME, HELD)), None)


def first_leader(table: HonnojiTable) -> str | None:
    """Return whom the Staff makes the first leader, once the mission in which it was given is over."""
    return next((token.holder for token in find(table.tokens, NAME, HELD) if token.mission < table.round.quest), None)


def point(table: HonnojiTable, token: Token, event: Used) -> HonnojiTable:
    """Fold that the order goes on from the holder."""
    round_ = msgspec.structs.replace(table.round, place=table.round.order.index(event.by))
    return msgspec.structs.replace(table, tokens=put(table.tokens, token.spent(table.round.quest)), round=round_)


STAFF = Talisman(NAME, tokens=1, fold=point)
