"""The Mirror of Amaterasu: it forces a member of the party to act in public."""

from collections.abc import Iterable

import msgspec

from engine.events import Event
from engine.honnoji.events import Discarded, Used
from engine.honnoji.refusals import ActionWasSent
from engine.honnoji.table import HonnojiTable
from engine.honnoji.talisman import UNTIL_THE_RESULT, Talisman
from engine.honnoji.tokens import TalismanName, Token, put
from engine.parties import round as rounds
from engine.refusals import Refusal


def hindrance(table: HonnojiTable, holder: str) -> Refusal | None:
    """Return that it is too late once an action has been sent in the mission."""
    return ActionWasSent() if table.is_sent else None


def tell(table: HonnojiTable, target: str | None) -> Iterable[Event]:
    """Tell the named member that their preload no longer counts."""
    if target is not None and target in table.round.orders:
        yield Discarded(to=(target,))


def declare(table: HonnojiTable, token: Token, event: Used) -> HonnojiTable:
    """Fold that a member must act in public. Their preload is discarded, and they may preload again."""
    assert event.target is not None
    tokens = put(table.tokens, token.declared(table.round.quest, event.target))
    return msgspec.structs.replace(table, tokens=tokens, round=rounds.discard(table.round, event.target))


MIRROR = Talisman(
    TalismanName.MIRROR,
    tokens=1,
    openly=UNTIL_THE_RESULT,
    hindrance=hindrance,
    tells=tell,
    fold=declare,
    names_a_member=True,
    makes_act_in_public=True,
    for_one_party=True,
)
