"""Declaring: whether a unit should try to enter fairy land or go back with the next throw, seen from after it."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.policies.sigily.distances import LETS_IN
from bot.policies.sigily.expecting import Sight, expected, mean
from bot.policies.sigily.following import imagined
from bot.policies.sigily.winning import Chances, Seen
from engine.actions import Action
from engine.asks import Ask
from engine.domains import OneOf
from engine.sigily.actions import Back, Enter
from engine.sigily.table import Declaration, Declared


def declarable(moves: Mapping[type[Action], Ask], move: type[Enter | Back]) -> tuple[str, ...]:
    """Return the units with which a player may declare a move now, by their names."""
    if move not in moves:
        return ()
    chariots = moves[move].fields["chariot"]
    assert isinstance(chariots, OneOf)
    return tuple(map(str, chariots.names))


def declaration(seen: Seen, moves: Mapping[type[Action], Ask], sight: Sight) -> Enter | Back | None:
    """Return what is best to declare; None if that is nothing."""
    team = seen.table.team(seen.table.player)
    found = [(each, after.get(team, 0)) for each, after in _declared(seen, moves, sight)]
    best = max(found, key=lambda each: each[1], default=None)
    if best is None or best[1] <= expected(seen, sight).get(team, 0):
        return None
    return best[0]


def _declared(seen: Seen, moves: Mapping[type[Action], Ask], sight: Sight) -> Iterator[tuple[Enter | Back, Chances]]:
    for name in declarable(moves, Enter):
        let_in, refused = (expected(_with(seen, name, how), sight) for how in (Declared.ENTER, Declared.REFUSED))
        yield Enter(name), mean([(LETS_IN, let_in), (1 - LETS_IN, refused)])
    for name in declarable(moves, Back):
        yield Back(name), expected(_with(seen, name, Declared.BACK), sight)


def _with(seen: Seen, name: str, how: Declared) -> Seen:
    so_far = replace(seen.table.so_far, declared=Declaration(name, how))
    return imagined(seen, so_far=so_far)
