"""Where everything stands: the chairs in a circle, and names beside them in two columns that follow it."""

from collections.abc import Iterable
from math import cos, pi, sin, sqrt

from msgspec import Struct

from bot.pictures.lettering import fitted, width
from bot.pictures.round_table import Chair, RoundTable

SIZE = 800
MARGIN = 12
GAP = 6
NOTE_LINES = 2
BETWEEN_NOTES = ", "
LEADING = 1.3


class Measures(Struct, frozen=True):
    """How large everything is, for a picture of 800 by 800."""

    middle: tuple[float, float]
    radius: float
    """How far the middles of the chairs are from that of the table."""
    chair: float
    out: float
    """So far beyond its chair a label would like to be."""
    row: float
    """How far the middles of two labels of one side are apart at least."""
    name_sizes: tuple[int, ...]
    note_sizes: tuple[int, ...]
    end_room: float = 184
    """How wide a label above or below the table is, which those on the sides leave free."""


WHOLE = Measures((400, 400), 148, 20, 95, 86, (25, 21, 18), (18, 16))
OWN = Measures((400, 350), 215, 28, 105, 120, (34, 28, 23), (24, 20))


class Place(Struct, frozen=True):
    """A chair and its middle; ``turn`` is how far it is from the bottom, clockwise, 1 being all the way round."""

    chair: Chair
    turn: float
    centre: tuple[float, float]


class Line(Struct, frozen=True):
    """A line of a label, as it is seen."""

    text: str
    size: int

    @property
    def height(self) -> float:
        """How high it stands."""
        return self.size * LEADING


class Label(Struct, frozen=True):
    """What is written beside a chair: the box in which it stands, and the side of the box at which its lines begin."""

    place: Place
    side: str
    left: float
    right: float
    middle: float
    lines: tuple[Line, ...]

    @property
    def top(self) -> float:
        """Where the first line begins."""
        return self.middle - sum(line.height for line in self.lines) / 2

    @property
    def end(self) -> tuple[float, float]:
        """Where the stroke from the chair ends, just before the name."""
        name = self.top + self.lines[0].height / 2
        match self.side:
            case "l":
                return self.left - GAP, name
            case "r":
                return self.right + GAP, name
            case _:
                edge = self.top - GAP if self.place.turn == 0 else 2 * self.middle - self.top + GAP
                return (self.left + self.right) / 2, edge


def measures(table: RoundTable) -> Measures:
    """In a player's own picture few names are told, and there is more room for the table."""
    return OWN if table.is_own else WHOLE


def places(table: RoundTable) -> tuple[Place, ...]:
    """The chairs, as far from each other as they can be."""
    size = measures(table)
    turns = [number / len(table.chairs) for number in range(len(table.chairs))]
    return tuple(
        Place(chair, turn, _at(size, turn, size.radius)) for turn, chair in zip(turns, table.chairs, strict=True)
    )


def _at(size: Measures, turn: float, distance: float) -> tuple[float, float]:
    x, y = size.middle
    return x - sin(2 * pi * turn) * distance, y + cos(2 * pi * turn) * distance


def labels(table: RoundTable) -> tuple[Label, ...]:
    """What is written beside the chairs of those whose names are told."""
    size = measures(table)
    told = [place for place in places(table) if place.chair.name is not None]
    on_left = _column(size, [place for place in reversed(told) if 0 < place.turn < 0.5], "r")
    on_right = _column(size, [place for place in told if place.turn > 0.5], "l")
    beside = (*on_left, *on_right)
    return (*beside, *[_at_an_end(size, place, beside) for place in told if place.turn in (0, 0.5)])


def _column(size: Measures, column: list[Place], side: str) -> list[Label]:
    """From top to bottom on one side, each as near to the table as it can be."""
    x, y = size.middle
    around = size.radius + size.chair + MARGIN
    made = []
    for place, middle in zip(column, _heights(size, column), strict=True):
        away = max(0.0, abs(middle - y) - size.row / 2)
        free = max(sqrt(max(0.0, around**2 - away**2)), size.end_room / 2 + 3 * MARGIN)
        left, right = (MARGIN, x - free) if side == "r" else (x + free, SIZE - MARGIN)
        made.append(Label(place, side, left, right, middle, _lines(size, place.chair, right - left)))
    return made


def _heights(size: Measures, column: list[Place]) -> list[float]:
    """Heights so far apart that no two labels meet, as near to the chairs' as that allows."""
    low, high = size.row / 2 + MARGIN / 2, SIZE - size.row / 2 - MARGIN / 2
    heights: list[float] = []
    for place in column:
        wished = _at(size, place.turn, size.radius + size.out)[1]
        heights.append(max(wished, heights[-1] + size.row if heights else low))
    for number in reversed(range(len(heights))):
        heights[number] = min(heights[number], heights[number + 1] - size.row if number + 1 < len(heights) else high)
    return heights


def _at_an_end(size: Measures, place: Place, beside: Iterable[Label]) -> Label:
    """Above or below the table, as far out as any label, so that no stroke from a chair to a label runs through it."""
    x = size.middle[0]
    lines = _lines(size, place.chair, size.end_room)
    half = sum(line.height for line in lines) / 2
    nearest = _at(size, place.turn, size.radius + size.chair + GAP + half)[1]
    outermost = max if place.turn == 0 else min
    middle = outermost([nearest, *(label.middle for label in beside)])
    return Label(place, "m", x - size.end_room / 2, x + size.end_room / 2, middle, lines)


def _lines(size: Measures, chair: Chair, room: float) -> tuple[Line, ...]:
    """The name, and under it the notes, in as few lines as they fit into."""
    rows: list[str] = []
    for note in chair.notes:
        longer = f"{rows[-1]}{BETWEEN_NOTES}{note}" if rows else note
        if rows and (width(longer, size.note_sizes[0]) <= room or len(rows) == NOTE_LINES):
            rows[-1] = longer
        else:
            rows.append(note)
    name = Line(*fitted(chair.name or "", room, size.name_sizes))
    return (name, *(Line(*fitted(row, room, size.note_sizes)) for row in rows))
