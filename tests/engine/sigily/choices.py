"""The declarations and spells, computed a second, slow way. Written only from the rulings, like ``obvious``."""

from collections.abc import Iterator

from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit
from tests.engine.sigily.obvious import TERRITORIES, belongs, blowing
from tests.engine.sigily.settling import GATES, are_friends

Casting = tuple[str, str | None, str | None]
"""A spell, the unit that pays for it alone, and its target if one is chosen."""

COST = {"druid_curse": 2, "fireball": 2, "free_turn": 4, "stone_skin": 2}
COST_OF_ALL = {"remove_curse": 2, "winds_of_speed": 3, "winds_of_sloth": 3, "freeze": 3}


def declarations(table: SigilyTable) -> set[tuple[str, str]]:
    """Return who may enter fairy land now, and who may go back."""
    if table.phase.value != "throw" or table.so_far.declared is not None:
        return set()
    units, first = own_units(table), table.so_far.throws == 0
    enter = {("enter", unit.top) for unit in units if first and unit.at in GATES and not is_barred(table, unit)}
    if not table.options.home or blowing(table, "winds_of_speed"):
        return enter
    home = {str(place) for place in TERRITORIES[table.seats.index(table.player)]}
    back = [unit for unit in units if unit.at in home and unit.coins >= 1 and (first or goes_on(table, unit))]
    return enter | {("back", unit.top) for unit in back}


def own_units(table: SigilyTable) -> list[Unit]:
    """Return the units whose top belongs to the current player."""
    return [unit for unit in table.board.units if belongs(unit.top, table.turn)]


def is_barred(table: SigilyTable, unit: Unit) -> bool:
    """Return whether any of its chariots may no longer enter where it stands."""
    return any(unit.at in table.board.bars.get(name, ()) for name in unit.chariots)


def goes_on(table: SigilyTable, unit: Unit) -> bool:
    """Return whether it has just gone back with a throw of four."""
    landing, sticks = table.so_far.landing, table.so_far.sticks
    went_back = landing is not None and landing.back and unit.top in landing.chariots
    return went_back and sticks is not None and len(sticks) == 4


def castings(table: SigilyTable) -> set[Casting]:
    """Return every spell that may be cast now."""
    so_far, phase = table.so_far, table.phase.value
    fresh = so_far.throws == 0 and so_far.declared is None and not so_far.cast
    found: list[Casting] = []
    if phase == "after":
        found = [each for each in by_one(table) if each[0] in ("druid_curse", "stone_skin")]
    elif phase == "spell" or (phase == "throw" and fresh):
        found = [each for each in (*by_one(table), *by_all(table)) if each[0] != "stone_skin"]
    return {each for each in found if each[0] in table.options.spells}


def by_one(table: SigilyTable) -> Iterator[Casting]:
    """Yield the spells that one unit pays for."""
    for unit in own_units(table):
        for spell in [spell for spell, cost in COST.items() if unit.coins >= cost]:
            if spell == "fireball":
                yield from [(spell, unit.top, target) for target in in_reach(table, unit)]
            elif not is_hindered(table, unit, spell):
                yield spell, unit.top, None


def is_hindered(table: SigilyTable, unit: Unit, spell: str) -> bool:
    """Return whether a unit already has a skin, or stands where nothing more may be cursed."""
    if spell != "druid_curse":
        return spell == "stone_skin" and unit.skin
    here = [{*map(str, places)} for places in TERRITORIES.values() if unit.at in map(str, places)]
    return not here or bool(here[0] & {*table.board.curses})


def in_reach(table: SigilyTable, unit: Unit) -> list[str]:
    """Return the enemy units one or two sigils away on the ring, in both directions."""
    foes = [foe for foe in table.board.units if not are_friends(table, foe.top, unit.top)]
    on_ring = [foe for foe in foes if foe.at.isdigit() and unit.at.isdigit()]
    return [foe.top for foe in on_ring if (int(foe.at) - int(unit.at)) % 24 in (1, 2, 22, 23)]


def by_all(table: SigilyTable) -> Iterator[Casting]:
    """Yield the spells that all of a player's units, and their coins at home, pay for."""
    coins = sum(unit.coins for unit in own_units(table)) + table.board.purse[table.player]
    for spell in [spell for spell, cost in COST_OF_ALL.items() if coins >= cost]:
        aims = {"freeze": [*freezable(table)], "remove_curse": [*table.board.curses]}.get(spell, [None])
        yield from [(spell, None, aim) for aim in aims]


def freezable(table: SigilyTable) -> Iterator[str]:
    """Yield the opponents who have chariots left, are not frozen, and have not lost two turns in a row."""
    chariots = table.options.chariots or (3 if len(table.seats) == 3 else 4)
    for seat in table.seats:
        is_friend = are_friends(table, f"{seat} 1", f"{table.turn} 1")
        is_left = seat not in table.resigned and len(table.board.home[seat]) < chariots
        if not is_friend and is_left and seat not in table.board.frozen and table.lost_turns.get(seat, 0) < 2:
            yield seat
