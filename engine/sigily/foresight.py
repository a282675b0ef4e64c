"""Foresees what a move would bring, as anybody at the board can see: whom it meets, what it takes, and what follows."""

from functools import cache
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from engine.sigily import home
from engine.sigily.board import FAIRY_SIGILS, HOME, SOLAR
from engine.sigily.duels import ATTACK, compare
from engine.sigily.fighting import enemies
from engine.sigily.sticks import THROWS, THROWS_AGAIN
from engine.sigily.table import SigilyTable
from engine.sigily.territorial_starts import start_of
from engine.sigily.turns import gives_throw, may_earn, was_refused
from engine.sigily.units import Unit
from engine.sigily.ways import Way


class Fight(Struct, frozen=True):
    """An enemy unit to fight. ``chance`` is the lander's, from 0 to 1; None in a fight of stacks."""

    chariots: tuple[str, ...]
    chance: float | None
    skin: bool = False


class Foresight(Struct, frozen=True):
    """The effects of a move if its fights are won."""

    way: Way
    fights: tuple[Fight, ...] = ()
    friends: tuple[tuple[str, ...], ...] = ()
    """The units that it would join."""
    coins: int = 0
    is_cursed: bool = False
    throws_again: bool = False
    draws_question: bool = False
    is_last: bool = False
    """The move brings home the last of its player's chariots."""

    @property
    def has_consequences(self) -> bool:
        """Whether it does more than move, take coins, and bring home one of several chariots."""
        return bool(self.fights or self.friends or self.is_cursed or self.is_last)


def foresee(table: SigilyTable, way: Way) -> Foresight:
    """Return what a legal move would bring."""
    unit = table.board.unit(way.chariot)
    draws = _draws(table, way)
    seen = Foresight(way, throws_again=not draws and _throws_again(table, way), draws_question=draws)
    if way.onto == HOME:
        start = table.date_start if unit is None else unit.start
        coins = table.board.coins.get(start, 0) if way.exactly else 0
        return replace(seen, coins=coins, is_last=_is_last(table, way))
    if way.onto in table.board.curses:
        throws_again = may_earn(table) and table.so_far.free_turn
        return replace(seen, is_cursed=True, throws_again=throws_again, draws_question=False)
    foes = enemies(table, table.player, way.onto)
    here = [other for other in table.board.at(way.onto) if other.top != way.chariot]
    friends = tuple([other.chariots for other in here if other not in foes])
    fights = tuple([_fight(table, way, unit, foe) for foe in foes])
    if foes and way.onto in FAIRY_SIGILS:
        return replace(seen, fights=fights)
    spoils = sum([foe.coins for foe in foes])
    return replace(seen, fights=fights, friends=friends, coins=spoils + table.board.coins.get(way.onto, 0))


def _fight(table: SigilyTable, way: Way, unit: Unit | None, foe: Unit) -> Fight:
    """Return the lander's chance against a unit; none against a stone skin."""
    if foe.skin:
        return Fight(foe.chariots, 0.0, skin=True)
    strength = 1 if unit is None else len(unit.chariots)
    if table.options.super_chariots and (strength, len(foe.chariots)) != (1, 1):
        return Fight(foe.chariots, None)
    attack, defence = home.bonus(table, (way.chariot, foe.top), way.onto) or ATTACK
    return Fight(foe.chariots, odds(attack - defence))


@cache
def odds(ahead: int) -> float:
    """Return the chance of the side that adds this much more than the other. Ties are thrown again."""
    won = lost = 0
    for mine, other in product(THROWS, repeat=2):
        lead = compare(mine, other, (ahead, 0))
        won, lost = won + (lead > 0), lost + (lead < 0)
    return won / (won + lost)


def _throws_again(table: SigilyTable, way: Way) -> bool:
    """Return whether the move earns a free throw, if the unit survives."""
    so_far = table.so_far
    if not may_earn(table) or _is_last(table, way):
        return False
    unit = table.board.unit(way.chariot)
    start = start_of(table, table.player) if unit is None else unit.start
    earns = so_far.count in THROWS_AGAIN or gives_throw(table, way.onto, start)
    return so_far.free_turn or (not was_refused(table) and earns)


def _is_last(table: SigilyTable, way: Way) -> bool:
    """Return whether the move brings home the last of a player's chariots."""
    unit = table.board.unit(way.chariot)
    if way.onto != HOME or unit is None:
        return False
    return all(table.board.is_home(name) or name in unit.chariots for name in table.fleet(table.player))


def _draws(table: SigilyTable, way: Way) -> bool:
    """Return whether a question is drawn whose answer decides about a free throw."""
    return way.onto in SOLAR and bool(table.cards) and may_earn(table) and not was_refused(table)
