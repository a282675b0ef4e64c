"""The Mirror of Amaterasu: it makes a member of the party act in public."""

from collections.abc import Iterable

import msgspec

from engine.audience import To
from engine.events import Event
from engine.honnoji.events import ActionSent, ActionShown, Discarded, Noted, Used
from engine.honnoji.refusals import ActionWasSent
from engine.honnoji.table import HonnojiTable
from engine.honnoji.tokens import HELD, Standing, TalismanName, Token, find, put
from engine.parties import round as rounds
from engine.parties.actions import Act
from engine.refusals import Refusal

NAME = TalismanName.MIRROR


def hindrance(table: HonnojiTable, holder: str) -> Refusal | None:
    """It is too late once an action has been sent in the mission."""
    return ActionWasSent() if table.is_sent else None


def tell(table: HonnojiTable, target: str | None) -> Iterable[Event]:
    """Tell him whom it names that what he has preloaded counts no more."""
    if target is not None and target in table.round.orders:
        yield Discarded(to=(target,))


def declare(table: HonnojiTable, token: Token, event: Used) -> HonnojiTable:
    """Fold that somebody must act in public. What he has preloaded is discarded; he may preload again."""
    assert event.target is not None
    tokens = put(table.tokens, token.declared(table.round.quest, event.target))
    return msgspec.structs.replace(table, tokens=tokens, round=rounds.discard(table.round, event.target))


def mirrored(table: HonnojiTable) -> str | None:
    """Who must act in public."""
    return next((token.target for token in find(table.tokens, NAME, (Standing.DECLARED,))), None)


def acted(table: HonnojiTable, seat: str, action: Act) -> Event:
    """What is told when somebody acts: to everybody if he must act in public, else to himself."""
    if seat == mirrored(table):
        return ActionShown(to=To.PUBLIC, player=seat, support=action.support)
    return Noted(to=(seat,), action=action)


def send(table: HonnojiTable) -> Iterable[Event]:
    """Send what was preloaded, now that the party is approved: his who must act in public is shown."""
    seat = mirrored(table)
    if seat is not None and seat in table.round.orders:
        yield ActionShown(to=To.PUBLIC, player=seat, support=table.round.orders[seat])
    if table.round.orders:
        yield from close(table)


def close(table: HonnojiTable) -> Iterable[Event]:
    """Tell that the first action was sent, while somebody has a Mirror for which that is too late."""
    if find(table.tokens, NAME, HELD) and not table.is_sent:
        yield ActionSent(to=To.PUBLIC)
