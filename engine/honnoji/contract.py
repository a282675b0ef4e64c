"""The Ninja Contract: after each mission but the last, its holder may learn another's side and passes it to them."""

from collections.abc import Iterable

from engine.asks import Ask
from engine.domains import OneSeat
from engine.events import Event
from engine.honnoji.table import HonnojiTable
from engine.parties import looking
from engine.parties.actions import Look
from engine.parties.looking import LookToken


def begin(order: tuple[str, ...]) -> LookToken:
    """Give the contract to the last in the leaders' order."""
    return LookToken(order[-1:])


def is_due(table: HonnojiTable) -> bool:
    """Return whether the holder must decide after this mission."""
    return table.contract.uses < len(table.round.past_quests)


def asked(table: HonnojiTable) -> tuple[Ask, ...]:
    """Ask the holder at whom to look, if anybody."""
    holder = (table.contract.holder,)
    targets = OneSeat(looking.targets(table.contract, table.seats), may_decline=True)
    return (Ask(Look, holder, {"target": targets}, holder, is_final=True),)


def look(table: HonnojiTable, target: str | None) -> Iterable[Event]:
    """Look at a samurai, or decline and keep the contract."""
    if target is None:
        return looking.give_up(table.contract)
    return looking.look(table.contract, target, table.sides[target])


def decline(table: HonnojiTable) -> Iterable[Event]:
    """Look at nobody."""
    return look(table, None)
