"""The board: a ring of 24 sigils, and fairy land inside it.

The ring is numbered clockwise from Samhain. Every third sigil is a holiday: four gates, which lead into fairy land, and
four solar sigils between them. From each gate an arm of two sigils leads to the centre, so that from gate to gate it is
six steps. Between the gates lie the home territories of the provinces.
"""

from collections.abc import Iterator
from datetime import date
from enum import StrEnum

Place = str
"""``"0"`` to ``"23"`` on the ring, ``"0.1"`` to ``"18.2"`` on an arm (its gate, then steps inward), or the centre."""
CENTRE = "centre"
HOME = "home"
"""Where a chariot is that has come home, which is no place on the board."""

SIGILS = 24
RING: tuple[Place, ...] = tuple([str(number) for number in range(SIGILS)])
GATES: tuple[Place, ...] = ("0", "6", "12", "18")
SOLAR: tuple[Place, ...] = ("3", "9", "15", "21")
OUTER: tuple[Place, ...] = tuple([f"{gate}.1" for gate in GATES])
INNER: tuple[Place, ...] = tuple([f"{gate}.2" for gate in GATES])
FAIRY_LAND = frozenset({*OUTER, *INNER, CENTRE})
"""The nine sigils inside."""
FAIRY_SIGILS = FAIRY_LAND | {*GATES}
"""Where fairies punish whoever fights."""
PLACES: tuple[Place, ...] = (*RING, *[arm for gate in GATES for arm in (f"{gate}.1", f"{gate}.2")], CENTRE)
"""All places, in the order in which they are listed."""
RANK = {place: rank for rank, place in enumerate(PLACES)}

MOST_IN_CENTRE = 7
"""What is paid beyond it goes to other sigils."""


class Holiday(StrEnum):
    """Every third sigil, from the first; the game starts on one of them."""

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
        """Its sigil."""
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
"""Month and day of each holiday, through the year."""
USUAL = Holiday.SAMHAIN
"""Where a game starts of whose day nothing is known."""


def holiday_from(day: date) -> Holiday:
    """The holiday on a day, or else the next after it."""
    later = [holiday for holiday, begins in DAYS.items() if begins >= (day.month, day.day)]
    return later[0] if later else Holiday.OIMELC


class Province(StrEnum):
    """Whose chariots they are, in seat order."""

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
    """In whose home territory a place lies; gates and fairy land lie in nobody's."""
    return next((province for province, places in TERRITORIES.items() if place in places), None)


def first_coins() -> dict[Place, int]:
    """What lies on each sigil when the game begins."""
    ring = {place: 2 if place in GATES + SOLAR else 1 for place in RING}
    return {**ring, **dict.fromkeys(PLACES[SIGILS:-1], 2), CENTRE: 4}


def on(place: Place, steps: int) -> Place:
    """The sigil so many steps clockwise along the ring, below 0 the other way."""
    return RING[(RING.index(place) + steps) % SIGILS]


def clockwise(start: Place, goal: Place) -> int:
    """How many steps it is clockwise along the ring."""
    return (RING.index(goal) - RING.index(start)) % SIGILS


def way_through(entry: Place, leave: Place | None) -> tuple[Place, ...]:
    """The places from a gate to the centre, and on to the gate where a chariot leaves, if that is known."""
    inward = (entry, f"{entry}.1", f"{entry}.2", CENTRE)
    return inward if leave is None else (*inward, f"{leave}.2", f"{leave}.1", leave)


def first_solar(start: Place) -> Place:
    """The first solar sigil after a start."""
    return min(SOLAR, key=lambda place: clockwise(on(start, 1), place))


def gates_from(start: Place) -> tuple[Place, ...]:
    """The gates clockwise, from the start on."""
    return tuple(sorted(GATES, key=lambda gate: clockwise(start, gate)))


def overflow_order(start: Place) -> Iterator[Place]:
    """In which order coins that find no room in the centre look for a sigil with the fewest."""
    gates = gates_from(start)
    yield from [f"{gate}.2" for gate in gates]
    yield from [f"{gate}.1" for gate in gates]
    yield from [on(start, steps) for steps in range(SIGILS)]
