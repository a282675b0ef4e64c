"""The moves: throwing, walking, each side's first move, and what the clock does for a player who is late."""

from collections.abc import Iterable
from random import Random

from msgspec import Struct

from engine.actions import Action
from engine.audience import To
from engine.boards.actions import Resign, Throw
from engine.chance import Chance
from engine.danube import ending
from engine.danube.actions import Move
from engine.danube.board import SET_OUT, Colour
from engine.danube.events import Colours, Lost, Moved, Thrown
from engine.danube.sticks import White, count
from engine.danube.table import DanubeTable
from engine.danube.walking import Part, part
from engine.events import Event


def decide(table: DanubeTable, seat: str, action: Action, chance: Chance) -> Iterable[Event]:
    """Return the events that follow from a legal action."""
    match action:
        case Throw():
            return throw(table, chance)
        case Move(start=start, steps=steps):
            return (move(table, start, steps),)
        case Resign():
            return ending.resign(table, seat)
        case _:
            raise AssertionError(action)


def throw(table: DanubeTable, chance: Chance) -> Iterable[Event]:
    """Throw the sticks for the player whose turn it is."""
    white = chance.draw("white", White())
    yield Thrown(to=To.PUBLIC, player=table.player, white=white, count=count(white))


def move(table: DanubeTable, start: int, steps: int) -> Moved:
    """Make a legal move."""
    chosen = table.part(start, steps)
    assert chosen is not None
    return _moved(table, chosen)


class Choice(Struct, frozen=True):
    """One of the legal moves, each equally likely."""

    parts: tuple[Part, ...]
    shape = dict[str, int]

    def pick(self, random: Random) -> dict[str, int]:
        """Pick a move."""
        return _spelled(random.choice(self.parts))

    def is_possible(self, outcome: dict[str, int]) -> bool:
        """Return whether the outcome is one of these moves."""
        return outcome in map(_spelled, self.parts)


def _spelled(chosen: Part) -> dict[str, int]:
    return {"from": chosen.start, "steps": chosen.steps}


def move_by_chance(table: DanubeTable, chance: Chance) -> Iterable[Event]:
    """Make one of the legal moves at random, if there is any."""
    if table.parts:
        chosen = chance.draw("choice", Choice(table.parts))
        yield move(table, chosen["from"], chosen["steps"])


def take_colours(table: DanubeTable) -> Iterable[Event]:
    """Give the nickels to the player who threw the first 1, and move from 10 to 11 with it."""
    yield Colours(to=To.PUBLIC, nickels=table.player, pennies=table.other)
    start = SET_OUT[Colour.NICKELS]
    yield Moved(to=To.PUBLIC, player=table.player, start=start, onto=start + 1, steps=1, swapped=False, rapids=False)


def follow(table: DanubeTable) -> Part | None:
    """Return the other side's first move: from 9 to 10 without a throw, if that is legal."""
    start = SET_OUT[Colour.PENNIES]
    return part(table.fleets, start, 1) if start in table.fleets.own else None


def set_out_after(table: DanubeTable) -> Iterable[Event]:
    """Make the other side's first move."""
    first = follow(table)
    assert first is not None
    yield _moved(table, first)


def lose(table: DanubeTable) -> Iterable[Event]:
    """Announce that no move is possible with this throw."""
    assert table.count is not None
    yield Lost(to=To.PUBLIC, player=table.player, count=table.count)


def _moved(table: DanubeTable, way: Part) -> Moved:
    return Moved(
        to=To.PUBLIC,
        player=table.player,
        start=way.start,
        onto=way.onto,
        steps=way.walked,
        swapped=way.swapped,
        rapids=way.rapids,
    )
