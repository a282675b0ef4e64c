"""Orders for the night: one ask for each choice that a player was told of."""

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
    for seat, choices in table.choices.items():
        silent = () if seat in given else (seat,)
        for choice in choices:
            if (fields := _fields(table, seat, choice)) is not None:
                fixed = {"does": choice.does, "of_side": choice.of_side}
                fixed |= dict.fromkeys([name for name in NAMES if name not in fields])
                yield Ask(
                    Use, (seat,), fields, unanswered=silent, secret=True, offered=True, fixed=fixed, about=choice.does
                )
    for order in table.orders:
        yield Ask(Withdraw, (order.by,), {}, secret=True, fixed={"of_side": order.of_side})


def _fields(table: OpenTable, seat: str, choice: Choice) -> dict[str, Domain] | None:
    """Return whom an ability may name, or None if it can't be used, because somebody has died since nightfall."""
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
