"""Why a player can't give an order, for whoever leads a game by hand. It tells secrets, so players never read it."""

from collections.abc import Iterator, Sequence

from engine.open_table.choice import Choice, Order
from engine.open_table.remedies import near
from engine.open_table.role_file import User, When
from engine.open_table.table import OpenTable

FOR_SIDE = "this order is for the side; add of_side = true"


def why_not(table: OpenTable, order: Order, offered: Sequence[Choice], when: When) -> str:
    """Say why an order is none of those that its player may give tonight, or today."""
    if order.by not in table.seats:
        return f"nobody at this table is called {order.by!r}"
    if order.does not in table.file.abilities:
        return f"there is no ability {order.does!r}; {near(order.does, table.file.abilities)}"
    for choice in offered:
        if (choice.does, choice.of_side) == (order.does, order.of_side):
            return f"{order.does} names {choice.number} of {', '.join(choice.among) or 'nobody'}{_last(table, order)}"
    if any(choice.does == order.does for choice in offered):
        return "this order is their own; leave out of_side" if order.of_side else FOR_SIDE
    named = ", ".join(f"{choice.does} (of_side)" if choice.of_side else choice.does for choice in offered)
    now, reason = "today" if when is When.DAY else "tonight", next(_reasons(table, order, when))
    return f"{order.by} can't do {order.does} {now}, for {reason}; they can do {named or 'nothing'}"


def _last(table: OpenTable, order: Order) -> str:
    """Say whom an ability may not name again."""
    if table.file.abilities[order.does].repeats:
        return ""
    named = [seat for seat in table.named_before(order.by, order.does, of_side=order.of_side) if table.is_alive(seat)]
    return f", and not {', '.join(named)} again" if named else ""


def _reasons(table: OpenTable, order: Order, when: When) -> Iterator[str]:
    """Yield the reasons why a player may not use an ability now, the first being the one to tell."""
    ability, player = table.file.abilities[order.does], table.player(order.by)
    of_side = order.does in table.file.sides[table.side(order.by)].does
    if order.does not in (*table.role(order.by).does, *player.copied, *player.used, *player.given) and not of_side:
        yield "they don't have it"
    if ability.when is not when:
        yield f"it is used {'at night, among orders' if when is When.DAY else 'by day, in used'}"
    if table.is_alive(order.by) is not (ability.user is User.ALIVE):
        yield "they are dead" if ability.user is User.ALIVE else "it is for the dead, and they live"
    if not ability.numbers.has(table.number(when)):
        yield f"it is for {ability.numbers} {when}s alone, and this is {when} {table.number(when)}"
    if ability.after_death_of is not None and ability.after_death_of not in table.roles_of_dead:
        yield f"nobody with the role {ability.after_death_of} is dead"
    if order.does in player.lost:
        yield "they have lost it"
    used = table.used_by_side.get(f"{player.side} {order.does}", 0) if of_side else player.used.get(order.does, 0)
    if not table.is_left(order.does, used):
        yield "it is used up"
    yield "there is nobody whom it may name"
