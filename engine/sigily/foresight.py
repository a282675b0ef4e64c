"""What a move would bring, as anybody at the board can see it: whom it meets, what it takes, and what follows."""

from functools import cache
from itertools import chain, combinations, product

from msgspec import Struct
from msgspec.structs import replace

from engine.sigily import home
from engine.sigily.board import FAIRY_SIGILS, HOME, SOLAR, first_solar
from engine.sigily.duels import ATTACK
from engine.sigily.sticks import THROWS_AGAIN, Animal, Sticks, count, highest
from engine.sigily.table import SigilyTable
from engine.sigily.territorial_starts import start_of
from engine.sigily.turns import MOST_FREE_THROWS, was_refused
from engine.sigily.units import Unit
from engine.sigily.ways import Way

THROWS: tuple[Sticks, ...] = tuple(chain.from_iterable(combinations(Animal, flat) for flat in range(len(Animal) + 1)))
"""All throws there are, each as likely as any other."""


class Fight(Struct, frozen=True):
    """An enemy unit that would be fought; ``chance`` is the lander's, from 0 to 1, or None in a fight of stacks."""

    chariots: tuple[str, ...]
    chance: float | None
    skin: bool = False


class Foresight(Struct, frozen=True):
    """What a move would bring, if its fights are won."""

    way: Way
    fights: tuple[Fight, ...] = ()
    friends: tuple[tuple[str, ...], ...] = ()
    """The units that it would join."""
    coins: int = 0
    is_cursed: bool = False
    throws_again: bool = False
    draws_question: bool = False
    is_last: bool = False
    """The last of its player's chariots comes home with it."""

    @property
    def has_consequences(self) -> bool:
        """Whether it does more than go on, take coins and bring one home of several."""
        return bool(self.fights or self.friends or self.is_cursed or self.is_last)


def foresee(table: SigilyTable, way: Way) -> Foresight:
    """Say what a legal move would bring."""
    unit = table.board.unit(way.chariot)
    draws = _draws(table, way)
    seen = Foresight(way, throws_again=not draws and _throws_again(table, way), draws_question=draws)
    if way.onto == HOME:
        start = table.date_start if unit is None else unit.start
        coins = table.board.coins.get(start, 0) if way.exactly else 0
        return replace(seen, coins=coins, is_last=_is_last(table, way))
    if way.onto in table.board.curses:
        return replace(
            seen, is_cursed=True, throws_again=_may_earn(table) and table.so_far.free_turn, draws_question=False
        )
    here = [other for other in table.board.at(way.onto) if other.top != way.chariot]
    foes = [other for other in here if not table.are_friends(table.player, other.owner)]
    friends = tuple([other.chariots for other in here if other not in foes])
    fights = tuple([_fight(table, way, unit, foe) for foe in foes])
    if foes and way.onto in FAIRY_SIGILS:
        return replace(seen, fights=fights)
    spoils = sum([foe.coins for foe in foes])
    return replace(seen, fights=fights, friends=friends, coins=spoils + table.board.coins.get(way.onto, 0))


def _fight(table: SigilyTable, way: Way, unit: Unit | None, foe: Unit) -> Fight:
    """The lander's chance against a unit; none against a stone skin."""
    if foe.skin:
        return Fight(foe.chariots, 0.0, skin=True)
    strength = 1 if unit is None else len(unit.chariots)
    if table.options.super_chariots and (strength, len(foe.chariots)) != (1, 1):
        return Fight(foe.chariots, None)
    attack, defence = home.bonus(table, (way.chariot, foe.top), way.onto) or ATTACK
    return Fight(foe.chariots, odds(attack - defence))


@cache
def odds(ahead: int) -> float:
    """The chance of whoever adds so much more than the other; what is equal is thrown again."""
    won = lost = 0
    for mine, other in product(THROWS, repeat=2):
        lead = count(mine) + ahead - count(other) or highest(mine) - highest(other)
        won, lost = won + (lead > 0), lost + (lead < 0)
    return won / (won + lost)


def _throws_again(table: SigilyTable, way: Way) -> bool:
    """Whether it earns a free throw, if it lives."""
    so_far = table.so_far
    if not _may_earn(table) or _is_last(table, way):
        return False
    earns = so_far.count in THROWS_AGAIN or _is_solar(table, way)
    return so_far.free_turn or (not was_refused(table) and earns)


def _may_earn(table: SigilyTable) -> bool:
    """Whether the turn has not had all its free throws."""
    return table.so_far.free < MOST_FREE_THROWS


def _is_solar(table: SigilyTable, way: Way) -> bool:
    """Whether it leads to a solar sigil that gives a throw; with questions the first after the start is one too."""
    unit = table.board.unit(way.chariot)
    start = start_of(table, table.player) if unit is None else unit.start
    return way.onto in SOLAR and (table.options.questions or way.onto != first_solar(start))


def _is_last(table: SigilyTable, way: Way) -> bool:
    """Whether the last of a player's chariots comes home with it."""
    unit = table.board.unit(way.chariot)
    if way.onto != HOME or unit is None:
        return False
    return all(table.board.is_home(name) or name in unit.chariots for name in table.fleet(table.player))


def _draws(table: SigilyTable, way: Way) -> bool:
    """Whether a question is drawn, on whose answer it hangs whether there is a free throw."""
    return way.onto in SOLAR and bool(table.cards) and _may_earn(table) and not was_refused(table)
