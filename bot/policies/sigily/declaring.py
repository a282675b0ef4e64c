"""Declaring: whether a unit should try to enter fairy land or go back with the next throw, seen from after it."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.policies.sigily.distances import LETS_IN
from bot.policies.sigily.expecting import Sight, expected, mean
from bot.policies.sigily.winning import Chances
from engine.actions import Action
from engine.asks import Ask
from engine.domains import OneOf
from engine.sigily.actions import Back, Enter
from engine.sigily.table import Declaration, Declared, SigilyTable


def declaration(table: SigilyTable, moves: Mapping[type[Action], Ask], sight: Sight) -> Enter | Back | None:
    """Return what is best to declare; None if that is nothing."""
    team = table.team(table.player)
    found = [(each, after.get(team, 0)) for each, after in _declared(table, moves, sight)]
    best = max(found, key=lambda each: each[1], default=None)
    if best is None or best[1] <= expected(table, sight).get(team, 0):
        return None
    return best[0]


def _declared(
    table: SigilyTable, moves: Mapping[type[Action], Ask], sight: Sight
) -> Iterator[tuple[Enter | Back, Chances]]:
    for name in _names(moves, Enter):
        let_in, refused = (expected(_with(table, name, how), sight) for how in (Declared.ENTER, Declared.REFUSED))
        yield Enter(name), mean([(LETS_IN, let_in), (1 - LETS_IN, refused)])
    for name in _names(moves, Back):
        yield Back(name), expected(_with(table, name, Declared.BACK), sight)


def _names(moves: Mapping[type[Action], Ask], move: type[Action]) -> tuple[str, ...]:
    if move not in moves:
        return ()
    chariots = moves[move].fields["chariot"]
    assert isinstance(chariots, OneOf)
    return tuple(map(str, chariots.names))


def _with(table: SigilyTable, name: str, how: Declared) -> SigilyTable:
    return replace(table, so_far=replace(table.so_far, declared=Declaration(name, how)))
