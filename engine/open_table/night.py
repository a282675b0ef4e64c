"""The night: every order in its place, and what follows at dawn. docs/open-table-order.md says it in words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial, reduce

from engine.audience import To
from engine.events import Event
from engine.open_table import changing, learning
from engine.open_table.actions import CarryOut, Tell
from engine.open_table.choice import Order
from engine.open_table.dealing import meet
from engine.open_table.dying import die
from engine.open_table.effects import Effect, Target
from engine.open_table.events import (
    Bound,
    Converted,
    Copied,
    Fate,
    Given,
    LeftToGm,
    Lost,
    Marked,
    NightEnded,
    Poisoned,
    Recruited,
    Shown,
    Silenced,
    ToldByGm,
    VoteWeighed,
)
from engine.open_table.folding import fold
from engine.open_table.resolution import Resolution, Standing
from engine.open_table.role_file import Strength
from engine.open_table.ruling import ability_of
from engine.open_table.table import OpenTable
from engine.open_table.winning import outcome


def resolve(table: OpenTable, orders: Sequence[Order]) -> tuple[Event, ...]:
    """Return what follows from the orders of a night: the GM's trace, what players are told, and the dawn."""
    night = _carried_out(table, orders)
    died = tuple(die(night.table, night.attacked))
    after = reduce(fold, died, night.table)
    words = [ToldByGm(to=(each.target,), text=each.text) for each in table.rulings if isinstance(each, Tell)]
    end = outcome(after, tuple(night.won))
    return (*night.traced, *night.told, *words, *died, *meet(after), NightEnded(to=To.PUBLIC, night=table.night), *end)


def left_to_gm(table: OpenTable, orders: Sequence[Order]) -> tuple[LeftToGm, ...]:
    """Return the orders that a night leaves to the GM when their turns come."""
    return tuple(_carried_out(table, orders).left)


def _carried_out(table: OpenTable, orders: Sequence[Order]) -> Resolution:
    """Return a night after all its orders."""
    night = Resolution(table, sorted(orders, key=partial(_place, table)))
    if table.file.natural:
        changing.carry_out(night, carry_out)
    for effect in table.file.night_order:
        if effect is Effect.KILL:
            _fall_due(night)
        for standing in night.pending(effect):
            carry_out(night, standing)
    return night


def _place(table: OpenTable, order: Order) -> tuple[int, int, bool]:
    """Return the place of an order: by its effect, then in seat order, a player's own before their side's."""
    effect = table.file.abilities[order.does].effect
    return (table.file.night_order.index(effect), table.seats.index(order.by), order.of_side)


def carry_out(night: Resolution, standing: Standing) -> None:
    """Carry out an order, unless its player is stopped or a role is untouchable by it."""
    effect = standing.ability.effect
    if standing.order.by in night.stopped:
        night.end(standing, Fate.BLOCKED)
    elif standing.ability.target is Target.MARKED:
        _kill_marked(night, standing)
    elif any(effect in night.role(seat).untouchable for seat in standing.at):
        night.end(standing, Fate.UNTOUCHABLE)
    elif effect in learning.RESULTS:
        night.end(standing, Fate.DONE, learning.result(night, standing))
    else:
        night.end(standing, ACTS[effect](night, standing))


def _fall_due(night: Resolution) -> None:
    """Let the delayed kills that fall due tonight hit, in seat order."""
    for seat in night.dusk.living:
        for due in night.dusk.player(seat).due:
            if due.night == night.dusk.night:
                night.attack(seat, is_strong=due.is_strong)


def _kill_marked(night: Resolution, standing: Standing) -> None:
    """Kill each player with a mark, in seat order, unless their role is untouchable."""
    for seat in standing.at:
        if Effect.KILL not in night.role(seat).untouchable:
            _strike(night, standing, seat)
    night.end(standing, Fate.DONE)


def _kill(night: Resolution, standing: Standing) -> Fate:
    return _strike(night, standing, standing.at[0])


def _strike(night: Resolution, standing: Standing, seat: str) -> Fate:
    ability = standing.ability
    is_strong = ability.strength is Strength.STRONG
    if not ability.delay:
        return night.attack(seat, is_strong=is_strong)
    night.happen(Poisoned(to=To.GM, player=seat, night=night.dusk.night + ability.delay, is_strong=is_strong))
    return Fate.DONE


def _protect(night: Resolution, standing: Standing) -> Fate:
    night.shields.setdefault(standing.at[0], []).append(standing.ability.stops)
    return Fate.DONE


def _save(night: Resolution, standing: Standing) -> Fate:
    night.attacked.discard(standing.at[0])
    return Fate.DONE


def _happens(make: Callable[[Resolution, Standing], Iterable[Event]]) -> Callable[[Resolution, Standing], Fate]:
    """Return an act that lets some events happen."""

    def act(night: Resolution, standing: Standing) -> Fate:
        for event in make(night, standing):
            night.happen(event)
        return Fate.DONE

    return act


def _unless_dying(act: Callable[[Resolution, Standing], Fate]) -> Callable[[Resolution, Standing], Fate]:
    """Return an act that does nothing to a player who dies tonight."""
    return lambda night, standing: Fate.DYING if standing.at[0] in night.attacked else act(night, standing)


def _bound(night: Resolution, standing: Standing) -> Iterable[Event]:
    first, second = night.table.in_seat_order(standing.at)
    yield Bound(to=(first, second), players=(first, second))


def _marked(night: Resolution, standing: Standing) -> Iterable[Event]:
    yield Marked(to=To.GM, player=standing.at[0], mark=standing.ability.mark or "")


def _silenced(night: Resolution, standing: Standing) -> Iterable[Event]:
    yield Silenced(to=standing.at)


def _weighed(times: int) -> Callable[[Resolution, Standing], Iterable[Event]]:
    return lambda night, standing: (VoteWeighed(to=standing.at, votes=times * night.role(standing.at[0]).votes),)


def _given(night: Resolution, standing: Standing) -> Iterable[Event]:
    yield Given(to=standing.at, ability=standing.ability.ability or "")


def _lost(night: Resolution, standing: Standing) -> Iterable[Event]:
    key, had = standing.ability.ability, night.table.has(standing.at[0])
    if keys := had if key is None else tuple([each for each in had if each == key]):
        yield Lost(to=standing.at, abilities=keys)


def _copied(night: Resolution, standing: Standing) -> Iterable[Event]:
    seat = standing.order.by
    had = (*night.role(seat).does, *night.table.player(seat).copied)
    if keys := tuple([key for key in night.role(standing.at[0]).does if key not in had]):
        yield Copied(to=(seat,), abilities=keys)


def _converted(night: Resolution, standing: Standing) -> Iterable[Event]:
    yield Converted(to=standing.at, role=standing.ability.role or "")


def _recruited(night: Resolution, standing: Standing) -> Iterable[Event]:
    yield Recruited(to=standing.at, side=night.table.side(standing.order.by))


def _shown(night: Resolution, standing: Standing) -> Iterable[Event]:
    (seat,) = standing.at
    yield Shown(to=To.PUBLIC, player=seat, role=night.table.role_key(seat), side=night.table.side(seat))


def _leave(night: Resolution, standing: Standing) -> Fate:
    """Leave an order to the GM, and do what the GM has made of it."""
    order, text = standing.order, standing.ability.text
    night.left.append(
        LeftToGm(to=To.GM, player=order.by, ability=order.does, hit=standing.at, text=text, of_side=order.of_side)
    )
    for ruling in night.dusk.rulings:
        if isinstance(ruling, CarryOut) and ruling.order == (order.by, order.does, order.of_side):
            named = Order(order.by, order.does, (ruling.target,), order.of_side)
            carry_out(night, Standing(named, ability_of(ruling), named.at, ruling))
    return Fate.DONE


def _win(night: Resolution, standing: Standing) -> Fate:
    night.won.append(night.table.side(standing.order.by))
    return Fate.DONE


ACTS: Mapping[Effect, Callable[[Resolution, Standing], Fate]] = {
    **changing.ACTS,
    Effect.PROTECT: _protect,
    Effect.BIND: _happens(_bound),
    Effect.MARK: _happens(_marked),
    Effect.SILENCE: _happens(_silenced),
    Effect.DOUBLE_VOTE: _happens(_weighed(2)),
    Effect.TAKE_VOTE: _happens(_weighed(0)),
    Effect.GIVE: _happens(_given),
    Effect.TAKE: _happens(_lost),
    Effect.COPY: _happens(_copied),
    Effect.KILL: _kill,
    Effect.SAVE: _save,
    Effect.CONVERT: _unless_dying(_happens(_converted)),
    Effect.RECRUIT: _unless_dying(_happens(_recruited)),
    Effect.REVEAL: _happens(_shown),
    Effect.WIN: _win,
    Effect.BY_HAND: _leave,
    Effect.NONE: lambda night, standing: Fate.DONE,
}
"""The act of each effect that learns nothing."""
