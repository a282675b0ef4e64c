"""The Insight of Tenjin: its holder names a member of the party and alone learns how that member acted."""

from collections.abc import Iterable

import msgspec

from engine.audience import To
from engine.events import Event
from engine.honnoji.events import Used
from engine.honnoji.table import HonnojiTable
from engine.honnoji.talisman import UNTIL_THE_RESULT, WHILE_A_VOTE_RUNS, Talisman
from engine.honnoji.tokens import Standing, TalismanName, Token, find, put
from engine.parties.events import ActionSeen

NAME = TalismanName.INSIGHT


def come_out(table: HonnojiTable) -> Iterable[Event]:
    """Tell everybody, with the result, who named whom, and each holder how their member acted."""
    for token in find(table.tokens, NAME, (Standing.SET,)):
        assert token.holder is not None
        assert token.target is not None
        yield Used(to=To.PUBLIC, talisman=NAME, by=token.holder, target=token.target)
        support = table.round.orders[token.target]
        yield ActionSeen(to=(token.holder,), target=token.target, support=support)


def spend(table: HonnojiTable, token: Token, event: Used) -> HonnojiTable:
    """Fold that the Insight was used in the mission that has just ended."""
    used = msgspec.structs.replace(token.spent(len(table.round.past_quests)), target=event.target)
    return msgspec.structs.replace(table, tokens=put(table.tokens, used))


INSIGHT = Talisman(
    NAME,
    tokens=2,
    fold=spend,
    secretly=UNTIL_THE_RESULT,
    preloaded=WHILE_A_VOTE_RUNS,
    names_a_member=True,
    comes_out=come_out,
    for_one_party=True,
)
