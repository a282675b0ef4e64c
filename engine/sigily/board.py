"""The board: a ring of 24 sigils, with fairy land inside it.

The ring is numbered clockwise from Samhain. Every third sigil is a holiday: four gates, which lead into fairy land, and
four solar sigils between them. From each gate an arm of two sigils leads to the centre, so it is six steps from gate to
gate. The home territories of the provinces lie between the gates.
"""

from collections.abc import Iterator
from datetime import date
from enum import StrEnum

Place = str
"""``"0"`` to ``"23"`` on the ring, ``"0.1"`` to ``"18.2"`` on an arm (its gate, then steps inward), or the centre."""
CENTRE = "centre"
HOME = "home"
"""The state of a chariot that has come home. It is no place on the board."""

SIGILS = 24
RING: tuple[Place, ...] = tuple([str(number) for number in range(SIGILS)])
GATES: tuple[Place, ...] = ("0", "6", "12", "18")
SOLAR: tuple[Place, ...] = ("3", "9", "15", "21")
OUTER: tuple[Place, ...] = tuple([f"{gate}.1" for gate in GATES])
INNER: tuple[Place, ...] = tuple([f"{gate}.2" for gate in GATES])
FAIRY_LAND = frozenset({*OUTER, *INNER, CENTRE})
"""The nine sigils inside the ring."""
FAIRY_SIGILS = FAIRY_LAND | {*GATES}
"""The sigils on which fairies punish fighters."""
PLACES: tuple[Place, ...] = (*RING, *[arm for gate in GATES for arm in (f"{gate}.1", f"{gate}.2")], CENTRE)
"""All places, in the order in which they are listed."""
RANK = {place: rank for rank, place in enumerate(PLACES)}

MOST_IN_CENTRE = 7
"""The most coins in the centre. Further payments go to other sigils."""


class Holiday(StrEnum):
    """Every third sigil, from the first. The game starts on one of them."""

    SAMHAIN = "samhain"
    WINTER_SOLSTICE = "winter_solstice"
    OIMELC = "oimelc"
    SPRING_EQUINOX = "spring_equinox"
    BELTANE = "beltane"
    SUMMER_SOLSTICE = "summer_solstice"
    LUGHNASADH = "lughnasadh"
    FALL_EQUINOX = "fall_equinox"

    @property
    def place(self) -> Place:
        """The sigil of the holiday."""
        return RING[3 * HOLIDAYS.index(self)]


HOLIDAYS = tuple(Holiday)
DAYS = {
    Holiday.OIMELC: (2, 1),
    Holiday.SPRING_EQUINOX: (3, 21),
    Holiday.BELTANE: (5, 1),
    Holiday.SUMMER_SOLSTICE: (6, 21),
    Holiday.LUGHNASADH: (8, 1),
    Holiday.FALL_EQUINOX: (9, 21),
    Holiday.SAMHAIN: (11, 1),
    Holiday.WINTER_SOLSTICE: (12, 21),
}
"""The month and day of each holiday, through the year."""
USUAL = Holiday.SAMHAIN
"""The start of a game if nothing is known of its day."""


def holiday_from(day: date) -> Holiday:
    """Return the holiday on a day, or the next one after it."""
    later = [holiday for holiday, begins in DAYS.items() if begins >= (day.month, day.day)]
    return later[0] if later else Holiday.OIMELC


class Province(StrEnum):
    """The owners of the chariots, in seat order."""

    CONNAUGHT = "connaught"
    ULSTER = "ulster"
    LEINSTER = "leinster"
    MUNSTER = "munster"


PROVINCES = tuple(Province)
TERRITORIES: dict[Province, tuple[Place, ...]] = {
    Province.LEINSTER: RING[1:6],
    Province.MUNSTER: RING[7:12],
    Province.CONNAUGHT: RING[13:18],
    Province.ULSTER: RING[19:24],
}


def territory_of(place: Place) -> Province | None:
    """Return the province in whose home territory a place lies. Gates and fairy land lie in none."""
    return next((province for province, places in TERRITORIES.items() if place in places), None)


def first_coins() -> dict[Place, int]:
    """Return the coins on each sigil at the start of the game."""
    ring = {place: 2 if place in GATES + SOLAR else 1 for place in RING}
    return {**ring, **dict.fromkeys(PLACES[SIGILS:-1], 2), CENTRE: 4}


def on(place: Place, steps: int) -> Place:
    """Return the sigil this many steps clockwise along the ring; below 0 counterclockwise."""
    return RING[(RING.index(place) + steps) % SIGILS]


def clockwise(start: Place, goal: Place) -> int:
    """Return the number of steps clockwise along the ring."""
    return (RING.index(goal) - RING.index(start)) % SIGILS


def way_through(entry: Place, leave: Place | None) -> tuple[Place, ...]:
    """Return the places from a gate to the centre, and on to the exit gate, if it is known."""
    inward = (entry, f"{entry}.1", f"{entry}.2", CENTRE)
    return inward if leave is None else (*inward, f"{leave}.2", f"{leave}.1", leave)


def first_solar(start: Place) -> Place:
    """Return the first solar sigil after a start."""
    return min(SOLAR, key=lambda place: clockwise(on(start, 1), place))


def gates_from(start: Place) -> tuple[Place, ...]:
    """Return the gates clockwise from the start."""
    return tuple(sorted(GATES, key=lambda gate: clockwise(start, gate)))


def overflow_order(start: Place) -> Iterator[Place]:
    """Yield the sigils on which coins that overflow the centre look for the fewest coins, in order."""
    gates = gates_from(start)
    yield from [f"{gate}.2" for gate in gates]
    yield from [f"{gate}.1" for gate in gates]
    yield from [on(start, steps) for steps in range(SIGILS)]
