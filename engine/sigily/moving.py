"""Throwing and moving, and what the clock does for a player who is late."""

from collections.abc import Iterable
from random import Random

from msgspec import Struct

from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.sigily import fairy_land
from engine.sigily.board import HOME
from engine.sigily.events import Lost, Moved, Thrown
from engine.sigily.finishing import come_home
from engine.sigily.sticks import Thrown as Sticks
from engine.sigily.sticks import count
from engine.sigily.table import SigilyTable
from engine.sigily.unfolding import Unfolding
from engine.sigily.ways import Way, way_of, ways


def throw(table: SigilyTable, chance: Chance) -> Iterable[Event]:
    """Throw for a move. Before a turn's first throw the player faces the darts."""
    if table.before_first_throw:
        yield from fairy_land.darts(table, chance)
    sticks = chance.draw("sticks", Sticks())
    yield Thrown(to=To.PUBLIC, player=table.player, sticks=sticks, count=count(sticks))


def move(table: SigilyTable, name: str, leave: str | None) -> Iterable[Event]:
    """Make a legal move. Its effects on the board follow by themselves."""
    way = way_of(table, name, leave)
    assert way is not None
    unit = table.board.unit(name)
    chariots = (name,) if unit is None else unit.chariots
    unfolding = Unfolding(table)
    unfolding.add((Moved(to=To.PUBLIC, chariots=chariots, start=way.start, onto=way.onto, exit=way.exit),))
    if way.onto == HOME:
        unfolding.add(come_home(unfolding.table, name, exactly=way.exactly))
    return unfolding.events


def lose(table: SigilyTable) -> Iterable[Event]:
    """Announce that nothing can move with this throw."""
    yield Lost(to=To.PUBLIC, player=table.player, count=table.so_far.count)


class Choice(Struct, frozen=True):
    """One of the legal moves, each equally likely."""

    ways: tuple[Way, ...]
    shape = dict[str, str]

    def pick(self, random: Random) -> dict[str, str]:
        """Pick a move."""
        return random.choice(self.ways).answer

    def is_possible(self, outcome: dict[str, str]) -> bool:
        """Return whether the outcome is one of these moves."""
        return any(outcome == way.answer for way in self.ways)


def move_by_chance(table: SigilyTable, chance: Chance) -> Iterable[Event]:
    """Make one of the legal moves at random, if there is any."""
    if legal := ways(table):
        chosen = chance.draw("choice", Choice(legal))
        yield from move(table, chosen["chariot"], chosen.get("exit"))


def throw_and_move(table: SigilyTable, chance: Chance) -> Iterable[Event]:
    """Throw, and make a random move with it."""
    unfolding = Unfolding(table)
    unfolding.add(throw(table, chance))
    unfolding.add(move_by_chance(unfolding.table, chance))
    return unfolding.events
