"""Draws units: a chariot by its province's shape and its number, a stack as bars below, coins, and skins."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.pictures.boards.colours import INK, NOW
from bot.pictures.boards.trail import Point
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters, width
from bot.pictures.sigily.colours import COIN, CURSE, FILLS, SHAPES, SIZES, STONE, WHITE
from bot.pictures.sigily.places import at, slots, under
from bot.pictures.sigily.ring import Racer, RingBoard, Stack
from engine.sigily.board import CENTRE, GATES, Province

NUMBER = Letters(Face.BOLD, 27)
SMALLER = Letters(Face.BOLD, 27)
COINS = Letters(Face.BOLD, 27)
BAR = (54, 13)
THREE = 3
"""The most chariots below the top that are bars as wide as a unit. More are half as wide."""
TALL, LESS = 2, 0.88
"""The most rows of bars with a unit of full size, and the size of a unit with more."""
COIN_RADIUS, HOARD = 17, 20
AS_HIGH = 44
LEAST = 0.8
"""The size below which a unit has smaller numbers."""


def chariot(canvas: Canvas, which: Racer, middle: Point, scale: float = 1) -> None:
    """Draw a chariot."""
    shape(canvas, which.province, middle, scale)
    canvas.centred(middle, str(which.number), NUMBER if scale > LEAST else SMALLER, WHITE)


def shape(canvas: Canvas, province: Province, middle: Point, scale: float) -> None:
    """Draw a province's shape with two rims."""
    corners = 1.4 if SHAPES[province] == "diamond" else 1
    for colour, rim in ((INK, 0), (WHITE, 3), (FILLS[province], 5)):
        size = round(SIZES[province] * scale) - 2 * round(rim * corners)
        canvas.sign(SHAPES[province], middle, size, colour)


def coin(canvas: Canvas, middle: Point, count: int, radius: int = COIN_RADIUS) -> None:
    """Draw coins as their number."""
    canvas.disc(middle, radius, COIN, INK, 2)
    canvas.centred(middle, str(count), COINS, INK)


def purse(canvas: Canvas, middle: Point, count: int) -> None:
    """Draw the coins that somebody carries as their number on a light label, unlike coins that lie on a sigil."""
    (x, y), half = middle, half_of(count)
    canvas.panel((x - half, y - 15, x + half, y + 15), WHITE, INK, 2, 6)
    canvas.panel((x - half + 2, y - 13, x + half - 2, y + 13), WHITE, COIN, 3, 5)
    canvas.centred(middle, str(count), COINS, INK)


def half_of(count: int) -> float:
    """Return half the width of a purse."""
    return max(width(str(count), COINS) / 2 + 6, 14)


def lying(canvas: Canvas, ring: RingBoard) -> None:
    """Draw the coins, curses and traces of fire on sigils that no unit covers."""
    taken = {unit.at for unit in ring.units}
    for place in ring.curses:
        canvas.disc(at(place), 26, INK)
        canvas.sign("cross", at(place), 28, CURSE)
    for place in ring.burnt:
        canvas.sign("burst", at(place), 64, INK)
        canvas.sign("burst", at(place), 56, CURSE)
    for place, count in ring.coins:
        if place not in taken and place not in ring.curses:
            coin(canvas, at(place), count, HOARD if place == CENTRE else COIN_RADIUS)


def covered(canvas: Canvas, ring: RingBoard) -> None:
    """Draw covered coins and curses beside the units and curses above them."""
    taken = {unit.at for unit in ring.units}
    for place in ring.curses:
        if place in taken:
            x, y = under(place)
            canvas.disc((x, y), 16, INK)
            canvas.sign("cross", (x, y), 18, CURSE)
    for place, count in ring.coins:
        if place in taken or place in ring.curses:
            x, y = under(place)
            is_cursed = place in taken and place in ring.curses
            coin(canvas, (x + 30 if is_cursed else x, y), count, HOARD if place == CENTRE else COIN_RADIUS)


class Standing(NamedTuple):
    """A drawn unit: the middle of its top, its size, and the bars below it."""

    unit: Stack
    top: Point
    scale: float
    rows: tuple[tuple[Racer, ...], ...]
    is_crowded: bool

    @property
    def high(self) -> float:
        """The extent of its top upward and downward."""
        return AS_HIGH * self.scale / 2

    @property
    def wide(self) -> float:
        """Its extent to both sides."""
        return BAR[0] / 2 + 3 if self.rows else self.high + 5


def units(canvas: Canvas, ring: RingBoard) -> None:
    """Draw all units, and over them what is written on them."""
    standing = list(_standing(ring))
    for each in standing:
        _body(canvas, each)
    covered(canvas, ring)
    for draw in (_coins, _letters):
        for each in standing:
            draw(canvas, each)


def _standing(ring: RingBoard) -> Iterator[Standing]:
    """Yield where all units are drawn. Those on gates come last, because they may be many."""
    ordered = sorted(ring.units, key=lambda unit: (unit.at in GATES, unit.at))
    for place, group in groupby(ordered, key=lambda unit: unit.at):
        own = list(group)
        points, scale = slots(place, len(own))
        for unit, (x, y) in zip(own, points, strict=True):
            rows = _rows(unit.chariots[1:])
            size = scale if len(rows) <= TALL else min(scale, LESS)
            up = BAR[1] * len(rows) / 2 + (14 if place == CENTRE else 0)
            yield Standing(unit, (x, round(y - up)), size, rows, len(own) > 1)


def _rows(below: tuple[Racer, ...]) -> tuple[tuple[Racer, ...], ...]:
    """Return the chariots under the top in rows: one whole bar or two halves each."""
    each = 1 if len(below) <= THREE else 2
    return tuple([below[first : first + each] for first in range(0, len(below), each)])


def _body(canvas: Canvas, each: Standing) -> None:
    (x, y), high, wide = each.top, each.high, each.wide
    if each.unit.is_now:
        below, more = y + high + BAR[1] * len(each.rows), 10 if each.unit.skin else 2
        canvas.panel((x - wide - more, y - high - more - 5, x + wide + more, below + more + 5), NOW, INK, 2, 10)
    if each.unit.skin:
        canvas.sign("octagon", each.top, round(70 * each.scale), INK)
        canvas.sign("octagon", each.top, round(63 * each.scale), STONE)
    for number, row in enumerate(each.rows):
        _bars(canvas, row, (x, y + high + BAR[1] * (number + 0.5) - 1))
    chariot(canvas, each.unit.chariots[0], each.top, each.scale)


def _coins(canvas: Canvas, each: Standing) -> None:
    """Draw a unit's coins on its upper right, or beside a stack of three or more, and how high a stack is."""
    (x, y), scale = each.top, each.scale
    if each.unit.coins:
        is_beside, half = len(each.rows) > 1, half_of(each.unit.coins)
        middle = (x + 14 + half, y + 3) if is_beside else (x + max(24 * scale, 8 + half), y - 21)
        purse(canvas, (round(middle[0]), round(middle[1])), each.unit.coins)
    if len(each.unit.chariots) > 1:
        _height(canvas, (x + 33, y + each.high + BAR[1] * len(each.rows) - 6), len(each.unit.chariots))


def _height(canvas: Canvas, middle: Point, count: int) -> None:
    """Draw how many chariots a stack has, at its lower right."""
    text, (x, y) = f"\N{MULTIPLICATION SIGN}{count}", middle
    half = width(text, COINS) / 2 + 4
    canvas.panel((x - half, y - 14, x + half, y + 14), INK, WHITE, 2, 6)
    canvas.centred(middle, text, COINS, WHITE)


def _letters(canvas: Canvas, each: Standing) -> None:
    """Draw the letters of a unit's possible moves beside it, or in a crowd on its own corner."""
    (x, y), scale, text = each.top, each.scale, each.unit.letters
    if text:
        x, y = (x - 24 * scale, y + 20 * scale) if each.is_crowded else (x - each.wide - 8, y + 10)
        wide = max(width(text, SMALLER) + 10, 26) / 2
        canvas.panel((x - wide, y - 15, x + wide, y + 15), INK, NOW, 2, 7)
        canvas.centred((x, y), text, SMALLER, NOW)


def _bars(canvas: Canvas, row: Sequence[Racer], middle: Point) -> None:
    wide, high = BAR[0] / len(row), BAR[1]
    for number, each in enumerate(row):
        left, top = middle[0] - BAR[0] / 2 + wide * number, middle[1] - high / 2
        canvas.panel((left, top, left + wide, top + high + 1), FILLS[each.province], INK, 2, 4)
        marks = 3 if len(row) == 1 else 1
        size = 11 if SHAPES[each.province] == "diamond" else 8
        for mark in range(marks):
            canvas.sign(SHAPES[each.province], (left + wide * (mark + 0.5) / marks, top + high / 2), size, WHITE)
