"""Orders for the night, and what is used by day: one ask for each choice that a player was told of."""

from collections.abc import Iterator

from engine.asks import Ask
from engine.domains import Domain, OneByOther, OneSeat, SomeSeats
from engine.open_table.actions import Use, Withdraw
from engine.open_table.choice import Choice
from engine.open_table.effects import Effect, Target
from engine.open_table.role_file import User
from engine.open_table.table import OpenTable

NAMES = ("target", "onto", "targets")
"""The fields of an order that name players."""


def asked(table: OpenTable) -> Iterator[Ask]:
    """Let everybody order what they were told they may do tonight, and withdraw what they have ordered."""
    given = {order.by for order in table.orders}
    for seat in table.choices:
        yield from _asks(table, seat, unanswered=() if seat in given else (seat,))
    for order in table.orders:
        yield Ask(Withdraw, (order.by,), {}, secret=True, fixed={"of_side": order.of_side})


def asked_by_day(table: OpenTable) -> Iterator[Ask]:
    """Let everybody who has not used an ability today use what they were told they may. Nobody waits for it."""
    for seat in table.choices:
        if seat not in table.acted:
            yield from _asks(table, seat)


def _asks(table: OpenTable, seat: str, unanswered: tuple[str, ...] = ()) -> Iterator[Ask]:
    for choice in table.choices[seat]:
        if (fields := _fields(table, seat, choice)) is not None:
            fixed = {"does": choice.does, "of_side": choice.of_side}
            fixed |= dict.fromkeys([name for name in NAMES if name not in fields])
            yield Ask(
                Use, (seat,), fields, unanswered=unanswered, secret=True, offered=True, fixed=fixed, about=choice.does
            )


def _fields(table: OpenTable, seat: str, choice: Choice) -> dict[str, Domain] | None:
    """Return whom an ability may name, or None if it can't be used, because somebody has died since they were told."""
    ability = table.file.abilities[choice.does]
    among = tuple([other for other in choice.among if table.is_alive(other) is (ability.target is not Target.DEAD)])
    if table.is_alive(seat) is not (ability.user is User.ALIVE) or len(among) < choice.number:
        return None
    if choice.number == 0:
        return {}
    if choice.number == 1:
        return {"target": OneSeat(among)}
    if ability.effect is Effect.REDIRECT:
        return {"target": OneSeat(among), "onto": OneByOther("target", {first: _but(first, among) for first in among})}
    return {"targets": SomeSeats(among, choice.number)}


def _but(seat: str, among: tuple[str, ...]) -> OneSeat:
    return OneSeat(tuple([other for other in among if other != seat]))
