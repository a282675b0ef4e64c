"""The Sword of Susanoo: its holder leads the first proposal whose leader has not yet given or proposed."""

from collections.abc import Iterable

import msgspec

from engine.audience import To
from engine.events import Event
from engine.honnoji import staff
from engine.honnoji.events import Used
from engine.honnoji.refusals import LeadsAnyway, TalismanIsShown
from engine.honnoji.table import HonnojiTable, Phase
from engine.honnoji.talisman import ALWAYS, Talisman
from engine.honnoji.tokens import HELD, Standing, TalismanName, Token, Tokens, find, put
from engine.parties.events import LeaderNamed, LeaderReason
from engine.refusals import Refusal

NAME = TalismanName.SWORD


def hindrance(table: HonnojiTable, holder: str) -> Refusal | None:
    """Return why declaring the Sword is too late for a mission's first proposal, or would gain nothing."""
    if table.phase is Phase.GIVE:
        return TalismanIsShown()
    return LeadsAnyway() if _next_leaders(table) == {holder} else None


def _next_leaders(table: HonnojiTable) -> set[str]:
    """Return the seats of which one will lead the proposal that the Sword is for, as far as known now."""
    round_ = table.round
    if table.has_idle_leader:
        return {round_.leader} if round_.leader is not None else set()
    place = round_.place_after if table.phase is Phase.PROPOSAL else round_.place
    by_order = round_.order[place % len(round_.order)]
    by_staff = staff.holder(table) or by_order
    return {by_staff} if table.phase in (Phase.QUEST, Phase.LOOK) else {by_order, by_staff}


def declare(table: HonnojiTable, token: Token, event: Used) -> HonnojiTable:
    """Fold that the Sword is declared. A leader who has done nothing yet yields at once, and keeps their turn."""
    tokens = put(table.tokens, token.declared(table.round.quest))
    if not table.has_idle_leader:
        return msgspec.structs.replace(table, tokens=tokens)
    nobody_leads = msgspec.structs.replace(table.round, leader=None)
    return msgspec.structs.replace(table, tokens=tokens, round=nobody_leads)


def before(table: HonnojiTable, turn: LeaderNamed) -> Iterable[Event]:
    """Give the lead to the player who has set the Sword, instead of the player whose turn it would be."""
    swords = find(table.tokens, NAME, (Standing.SET, Standing.DECLARED))
    sword = next((token for token in swords if token.holder != turn.leader), None)
    if sword is None or sword.holder is None:
        yield turn
        return
    yield msgspec.structs.replace(turn, leader=sword.holder, reason=LeaderReason.SWORD)
    if sword.standing is Standing.SET:
        yield Used(to=To.PUBLIC, talisman=NAME, by=sword.holder)


def lead(tokens: Tokens, event: LeaderNamed) -> Tokens:
    """Fold a lead by the Sword, which is spent, as is a Sword of the same player that was declared openly."""
    by_sword = event.reason is LeaderReason.SWORD
    standings = (*HELD, Standing.DECLARED) if by_sword else (Standing.DECLARED,)
    for sword in find(tokens, NAME, standings, event.leader):
        tokens = put(tokens, sword.spent(event.quest))
    return tokens


SWORD = Talisman(
    NAME,
    tokens=1,
    openly=ALWAYS,
    hindrance=hindrance,
    fold=declare,
    secretly=ALWAYS,
    preloaded=ALWAYS,
)
