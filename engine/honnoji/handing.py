"""Handing out the talismans: one is shown at the start of each mission, and its first leader gives it to another."""

from collections.abc import Iterable

import msgspec

from engine.asks import Ask
from engine.audience import To
from engine.chance import Chance, OneOf
from engine.domains import OneSeat
from engine.events import Event
from engine.honnoji.actions import Give
from engine.honnoji.events import Given, TalismanShown
from engine.honnoji.table import HonnojiTable
from engine.honnoji.tokens import Standing, Token


def is_due(table: HonnojiTable) -> bool:
    """Return whether the mission's talisman must be shown now."""
    return len(table.tokens) < table.round.quest


def show(table: HonnojiTable) -> Iterable[Event]:
    """Draw the talisman and show it to everybody."""
    assert table.round.leader is not None
    yield TalismanShown(to=To.PUBLIC, talisman=table.pool[len(table.tokens)], leader=table.round.leader)


def lay(table: HonnojiTable, event: TalismanShown) -> HonnojiTable:
    """Fold that the talisman was shown."""
    token = Token(event.talisman, table.round.quest)
    return msgspec.structs.replace(table, tokens=(*table.tokens, token))


def to_give(table: HonnojiTable) -> Token | None:
    """Return the talisman that was shown and has no holder yet."""
    return next((token for token in table.tokens[-1:] if token.standing is Standing.SHOWN), None)


def asked(table: HonnojiTable) -> tuple[Ask, ...]:
    """Ask the leader who gets the talisman."""
    assert table.round.leader is not None
    leader = (table.round.leader,)
    return (Ask(Give, leader, {"target": OneSeat(_others(table))}, leader),)


def _others(table: HonnojiTable) -> tuple[str, ...]:
    return tuple([seat for seat in table.seats if seat != table.round.leader])


def give(table: HonnojiTable, target: str) -> Iterable[Event]:
    """Give the talisman to another samurai."""
    token = to_give(table)
    assert token is not None
    assert table.round.leader is not None
    yield Given(to=To.PUBLIC, talisman=token.name, by=table.round.leader, target=target)


def give_by_chance(table: HonnojiTable, chance: Chance) -> Iterable[Event]:
    """Give the talisman to a random other samurai for a leader who does not. The leader still proposes."""
    return give(table, chance.draw("target", OneOf(_others(table))))


def hand_over(table: HonnojiTable, event: Given) -> HonnojiTable:
    """Fold that the talisman was given."""
    *others, token = table.tokens
    return msgspec.structs.replace(table, tokens=(*others, token.given(event.by, event.target)), has_given=True)
