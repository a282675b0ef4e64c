"""Orders: what each player may do with which ability, and to whom, tonight or today."""

from collections.abc import Collection, Iterator, Sequence

from engine.errors import BadInput
from engine.open_table.choice import Choice, Order
from engine.open_table.effects import Target
from engine.open_table.role_file import Ability, User, When
from engine.open_table.table import OpenTable
from engine.open_table.why_not import why_not


def choices(table: OpenTable, seat: str, when: When = When.NIGHT) -> Iterator[Choice]:
    """Yield what a player may do tonight, or today: the abilities of their own, and those of their side."""
    player, file = table.player(seat), table.file
    for key in dict.fromkeys((*table.own(seat), *player.given)):
        if file.abilities[key].when is when:
            yield from _choice(table, seat, key, of_side=False)
    for key in file.sides[table.side(seat)].does:
        if when is When.NIGHT and table.is_left(key, table.used_by_side.get(f"{player.side} {key}", 0)):
            yield from _choice(table, seat, key, of_side=True)


def _choice(table: OpenTable, seat: str, key: str, *, of_side: bool) -> Iterator[Choice]:
    ability = table.file.abilities[key]
    is_theirs = table.is_alive(seat) is (ability.user is User.ALIVE)
    awaited = ability.after_death_of
    is_time = ability.numbers.has(table.number(ability.when))
    if not is_theirs or not is_time or (awaited and awaited not in table.roles_of_dead):
        return
    if not ability.is_aimed:
        yield Choice(key, (), 0, of_side)
        return
    among = _whom(table, seat, ability)
    if not ability.repeats:
        last = table.named_before(seat, key, of_side=of_side)
        among = tuple([other for other in among if other not in last])
    if len(among) >= ability.number:
        yield Choice(key, among, ability.number, of_side)


def _whom(table: OpenTable, seat: str, ability: Ability) -> tuple[str, ...]:
    match ability.target:
        case Target.DEAD:
            return tuple([other for other in table.seats if not table.is_alive(other) and other != seat])
        case Target.ANYONE:
            return table.living
        case _:
            return tuple([other for other in table.living if other != seat])


def check_orders(table: OpenTable, orders: Sequence[Order], within: str = "orders") -> None:
    """Raise BadInput for an order that nobody may give, or that goes beyond what one player or side may do a night."""
    for place, order in enumerate(orders):
        check_order(table, order, orders[:place], f"{within}[{place}]")


def check_order(table: OpenTable, order: Order, before: Collection[Order], place: str, when: When = When.NIGHT) -> None:
    """Raise BadInput for an order that nobody may give tonight, or today, beside those before it."""
    offered = [*choices(table, order.by, when)] if order.by in table.seats else []
    if not any(choice.allows(order) for choice in offered):
        raise BadInput(why_not(table, order, offered, when), place)
    if problem := conflict(table, order, before):
        raise BadInput(problem, place)


def conflict(table: OpenTable, order: Order, before: Collection[Order]) -> str | None:
    """Return why an order can't stand beside those before it."""
    abilities, side = table.file.abilities, table.side(order.by)
    for other in before:
        is_same_player = other.by == order.by
        if is_same_player and other.of_side is order.of_side:
            return f"{order.by} has given an order before; keep one"
        if is_same_player and (abilities[other.does].alone or abilities[order.does].alone):
            return f"{order.by} uses nothing else in the night of {other.does} or {order.does}; keep one"
        if order.of_side and other.of_side and other.does == order.does and table.side(other.by) == side:
            return f"{other.by} does {order.does} for {side} tonight; keep one order"
    return None
