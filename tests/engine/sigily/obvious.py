"""The legal moves, computed a second, slow way: every chariot is walked sigil by sigil, by every possible exit.

Written only from the rulings. From the engine it takes only the table.
"""

from collections.abc import Iterator

from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit

Move = tuple[str, str | None, str]
"""A chariot, the gate that the move names, if any, and where the move ends."""

ALL_COINS = 52
COINS = {str(sigil): 1 for sigil in range(24)} | {str(sigil): 2 for sigil in range(0, 24, 3)}
COINS |= {f"{gate}.{step}": 2 for gate in (0, 6, 12, 18) for step in (1, 2)} | {"centre": 4}
"""The coins on each sigil at the start of the game."""
STARTS = {"samhain": 0, "winter_solstice": 3, "oimelc": 6, "spring_equinox": 9}
STARTS |= {"beltane": 12, "summer_solstice": 15, "lughnasadh": 18, "fall_equinox": 21}
TERRITORIES = {0: (13, 14, 15, 16, 17), 1: (19, 20, 21, 22, 23), 2: (1, 2, 3, 4, 5), 3: (7, 8, 9, 10, 11)}
"""The territories by seat: Connaught, Ulster, Leinster, Munster."""
TERRITORIAL_STARTS = (12, 18, 0, 6)


def legal_moves(table: SigilyTable) -> set[Move]:
    """Return all legal moves with the last throw."""
    assert table.so_far.sticks is not None
    thrown = len(table.so_far.sticks) or 5
    declared = table.so_far.declared
    if declared is not None:
        unit = next(unit for unit in table.board.units if unit.chariots[0] == declared.chariot)
        return {*declared_moves(table, unit, declared.how.value, thrown)}
    return {*moves_of_units(table, thrown), *introductions(table, thrown)}


def declared_moves(table: SigilyTable, unit: Unit, how: str, thrown: int) -> Iterator[Move]:
    """Yield the moves of a unit with a declaration."""
    if how == "back":
        place = int(unit.at)
        for _ in range(thrown + blowing(table, "winds_of_sloth")):
            place = 23 if place == 0 else place - 1
        yield unit.chariots[0], None, str(place)
    elif how == "enter":
        yield from inside(unit, unit.at, thrown)
    else:
        yield from along_ring(table, unit, thrown)


def moves_of_units(table: SigilyTable, thrown: int) -> Iterator[Move]:
    """Yield the moves of the units whose top is the player's."""
    for unit in table.board.units:
        if belongs(unit.chariots[0], table.turn):
            if unit.at == "centre" or "." in unit.at:
                assert unit.entry is not None
                yield from inside(unit, unit.entry, thrown)
            else:
                yield from along_ring(table, unit, thrown)


def introductions(table: SigilyTable, thrown: int) -> Iterator[Move]:
    """Yield the chariots that may be introduced."""
    seat = table.seats.index(table.player)
    start = STARTS[table.options.start or "samhain"]
    if table.options.territorial_starts:
        start = TERRITORIAL_STARTS[seat]
    steps = thrown + wind(table)
    away = {name for unit in table.board.units for name in unit.chariots}
    home = {name for names in table.board.home.values() for name in names}
    for number in range(1, (table.options.chariots or (3 if len(table.seats) == 3 else 4)) + 1):
        name = f"{table.turn} {number}"
        if name not in away and name not in home and steps >= 1:
            yield name, None, str((start + steps) % 24)


def along_ring(table: SigilyTable, unit: Unit, thrown: int) -> Iterator[Move]:
    """Yield the move of a unit along the ring, if anything is left of the throw."""
    seat = table.seats.index(table.player)
    at_home = table.options.home and int(unit.at) in TERRITORIES[seat]
    steps = thrown + wind(table) + (1 if at_home else 0)
    if steps >= 1:
        yield unit.chariots[0], None, walked(int(unit.at), unit.progress, steps)


def walked(place: int, progress: int, steps: int) -> str:
    """Return where this many steps along the ring lead."""
    for _ in range(steps):
        place, progress = (place + 1) % 24, progress + 1
        if progress == 24:
            return "home"
    return str(place)


def inside(unit: Unit, entry: str, thrown: int) -> Iterator[Move]:
    """Yield the moves of a unit through fairy land, or into it."""
    top = unit.chariots[0]
    for leave in ("0", "6", "12", "18") if unit.exit is None else (unit.exit,):
        if leave == entry:
            continue
        place, passes = unit.at, False
        for step in range(1, thrown + 1):
            passes = passes or place == "centre"
            place = after(place, entry, leave)
            if place == leave:
                further = (int(leave) - int(entry)) % 24
                rest = thrown - step
                onto = "home" if unit.progress + further >= 24 else walked(int(leave), unit.progress + further, rest)
                yield top, leave if unit.exit is None else None, onto
                break
        else:
            yield top, leave if passes and unit.exit is None else None, place


def after(place: str, entry: str, leave: str) -> str:
    """Return the next place on the way from one gate to another."""
    way = [entry, f"{entry}.1", f"{entry}.2", "centre", f"{leave}.2", f"{leave}.1", leave]
    return way[way.index(place) + 1]


def wind(table: SigilyTable) -> int:
    """Return what the winds add to the current player's moves, or subtract."""
    seats, own = table.seats, table.seats.index(table.player)
    teams = len(seats) == 4 and table.options.teams is not False
    added = 0
    for each in table.board.winds:
        caster = seats.index(each.player)
        friend = caster == own or (teams and caster % 2 == own % 2)
        if each.spell.value == "winds_of_speed" and friend:
            added += 1
        if each.spell.value == "winds_of_sloth" and not friend:
            added -= 1
    return added


def blowing(table: SigilyTable, spell: str) -> int:
    """Return how many winds of a kind blow."""
    return sum(1 for each in table.board.winds if each.spell.value == spell)


def belongs(chariot: str, seat: str | None) -> bool:
    """Return whether a chariot is a player's."""
    return chariot.rsplit(" ", 1)[0] == seat
