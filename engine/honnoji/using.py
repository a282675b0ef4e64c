"""Using talismans: what a holder is asked, and why they are refused. Both follow only from what the holder knows."""

from collections.abc import Iterable, Iterator

from engine.asks import Ask
from engine.audience import To
from engine.domains import YES_OR_NO, Domain, Nothing, OneSeat, YesOrNo
from engine.events import Event
from engine.honnoji.actions import Unuse, Use
from engine.honnoji.events import Noted, Preloaded, Used
from engine.honnoji.holding import Holding, holdings
from engine.honnoji.refusals import (
    AlreadySet,
    CannotPreload,
    FiresByItself,
    NamesNobody,
    NotHeld,
    NothingSet,
    NotItsMoment,
    UseIsFinal,
)
from engine.honnoji.table import HonnojiTable
from engine.honnoji.talismans import BY_NAME
from engine.honnoji.tokens import HELD, Standing, Token, Tokens, find, put
from engine.refusals import Refusal


def asked(table: HonnojiTable) -> Iterator[Ask]:
    """Ask every holder about each use that is open to them."""
    for holding in holdings(table.tokens):
        seat, talisman = (holding.seat,), holding.talisman
        if _openly(table, holding) is None:
            yield Ask(
                Use, seat, {"target": _target(table, holding)}, fixed={"talisman": talisman.name, "preload": False}
            )
        if _secretly(table, holding) is None:
            yield _secret(table, holding)
        if _withdrawal(table, holding) is None:
            yield Ask(Unuse, seat, {}, secret=True, fixed={"talisman": talisman.name})


def _secret(table: HonnojiTable, holding: Holding) -> Ask:
    """Ask about a secret use. It offers preloading as a choice only if the talisman could also be declared."""
    seat, talisman, target = (holding.seat,), holding.talisman, _target(table, holding)
    if table.phase in talisman.openly:
        return Ask(Use, seat, {"target": target}, secret=True, fixed={"talisman": talisman.name, "preload": True})
    is_preload = table.phase in talisman.preloaded
    preload = YES_OR_NO if is_preload else YesOrNo(only=False, refused=CannotPreload(talisman.name))
    return Ask(Use, seat, {"target": target, "preload": preload}, secret=True, fixed={"talisman": talisman.name})


def _target(table: HonnojiTable, holding: Holding) -> Domain:
    if not holding.talisman.names_a_member:
        return Nothing(NamesNobody(holding.talisman.name))
    return OneSeat(_nameable(table, holding))


def _nameable(table: HonnojiTable, holding: Holding) -> tuple[str, ...]:
    """Return the members of the party whom a seat may name. Nobody is named twice."""
    passed = (holding.seat, *[token.target for token in holding.tokens])
    return tuple([member for member in table.round.party if member not in passed])


def _openly(table: HonnojiTable, holding: Holding) -> Refusal | None:
    """Return why a seat may not declare a talisman now, or None if it may."""
    talisman = holding.talisman
    if not talisman.openly and not talisman.secretly:
        return FiresByItself(talisman.name)
    if table.phase not in talisman.openly:
        return NotItsMoment(talisman.name)
    return talisman.hindrance(table, holding.seat)


def _secretly(table: HonnojiTable, holding: Holding) -> Refusal | None:
    """Return why a seat may not set a talisman in secret now, or None if it may."""
    talisman = holding.talisman
    if not talisman.secretly:
        return CannotPreload(talisman.name)
    if table.phase not in talisman.secretly:
        return NotItsMoment(talisman.name)
    if holding.has(Standing.KEPT):
        return None
    if table.phase not in talisman.preloaded:
        return UseIsFinal(talisman.name)
    may_name_another = talisman.names_a_member and _nameable(table, holding)
    return None if may_name_another else AlreadySet(talisman.name)


def _withdrawal(table: HonnojiTable, holding: Holding) -> Refusal | None:
    """Return why a seat may not withdraw a preload now, or None if it may."""
    talisman = holding.talisman
    if not holding.has(Standing.SET):
        return NothingSet(talisman.name)
    return None if table.phase in talisman.preloaded else UseIsFinal(talisman.name)


def why_not(table: HonnojiTable, seat: str, action: Use | Unuse) -> Refusal:
    """Return why a seat is not asked for this use now."""
    name = action.talisman
    holding = Holding(seat, BY_NAME[name], find(table.tokens, name, HELD, seat))
    if not holding.tokens:
        return NotHeld(name)
    if isinstance(action, Unuse):
        refusal = _withdrawal(table, holding)
    elif is_secret(action):
        refusal = _secretly(table, holding)
    else:
        refusal = _openly(table, holding)
    return refusal or NotItsMoment(name)


def is_secret(action: Use) -> bool:
    """Return whether only the holder knows of a use: a preload, or a talisman that is never declared."""
    talisman = BY_NAME[action.talisman]
    return action.preload or (bool(talisman.secretly) and not talisman.openly)


def use(table: HonnojiTable, seat: str, action: Use) -> Iterable[Event]:
    """Use a talisman, or set it in secret."""
    talisman = BY_NAME[action.talisman]
    if not is_secret(action):
        yield Used(to=To.PUBLIC, talisman=action.talisman, by=seat, target=action.target)
        yield from talisman.tells(table, action.target)
        return
    yield Noted(to=(seat,), action=action)
    if table.phase in talisman.preloaded:
        yield Preloaded(to=(seat,), talisman=action.talisman, target=action.target)


def withdraw(seat: str, action: Unuse) -> Iterable[Event]:
    """Withdraw a preload."""
    yield Noted(to=(seat,), action=action)


def fold(table: HonnojiTable, event: Used) -> HonnojiTable:
    """Fold a public use. A preloaded Sword has just been spent by leading."""
    live = find(table.tokens, event.talisman, HELD, event.by)
    if not live:
        return table
    token = next((token for token in live if event.target and token.target == event.target), live[0])
    return BY_NAME[event.talisman].fold(table, token, event)


def note(tokens: Tokens, seat: str, action: Use | Unuse) -> Tokens:
    """Fold what a seat has set or withdrawn in secret. A seat without another token changes the last one's target."""
    live = find(tokens, action.talisman, HELD, seat)
    if isinstance(action, Unuse):
        for token in live:
            tokens = put(tokens, token.kept())
        return tokens
    return put(tokens, _next(live).set(action.target))


def _next(live: Tokens) -> Token:
    return next((token for token in live if token.standing is Standing.KEPT), live[-1])
