"""How the round table is drawn: legible, small, and without a word too much, whatever the names."""

from io import BytesIO
from itertools import combinations
from unicodedata import combining

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.pictures.drawing import draw
from bot.pictures.lettering import fitted, seen, width
from bot.pictures.placing import SIZE, Label, labels, measures, places
from bot.pictures.png import COLOURS
from bot.pictures.round_table import Chair, RoundTable
from bot.wording.pages import ELLIPSIS
from engine.actions import LONGEST_NAME
from engine.names import is_writable

LARGEST = 60_000
SHOWN = (b"IHDR", b"PLTE", b"IDAT", b"IEND")
"""The parts of a PNG file that are its picture and nothing else."""
PLAYERS = range(2, 21)
NOTES = ("dead", "Apprentice", "Target Finder", "leads the deck")
LONG = ("W" * LONGEST_NAME, "Bartholomew the Exceedingly Wise", "i" * LONGEST_NAME)

Box = tuple[float, float, float, float]


def whole(players: int, names: tuple[str, ...] = LONG) -> RoundTable:
    """A table at which everybody is told."""
    chairs = [Chair(names[n % len(names)], str(n + 1), NOTES[: n % 5], is_dead=n % 5 > 0) for n in range(players)]
    return RoundTable(tuple(chairs), ("Night 12", f"{players} alive"))


def own(players: int, names: tuple[str, ...] = LONG) -> RoundTable:
    """A table at which a player knows himself and his neighbours."""
    told = [Chair(name, "", ("dead", "your right")) for name in names]
    return RoundTable((*told[:2], *[Chair()] * (players - 3), *told[2:]), ("Day 1", f"{players} alive"), is_own=True)


TABLES = [*map(whole, PLAYERS), *map(own, PLAYERS[1:])]
every_table = pytest.mark.parametrize("table", TABLES)


def boxes(label: Label) -> list[Box]:
    """Where the lines of a label stand."""
    found = []
    top = label.top
    for line in label.lines:
        wide = width(line.text, line.size)
        left = {"l": label.left, "m": (label.left + label.right - wide) / 2, "r": label.right - wide}[label.side]
        found.append((left, top, left + wide, top + line.height))
        top += line.height
    return found


def seats(table: RoundTable) -> list[Box]:
    """Where the chairs stand."""
    half = measures(table).chair
    return [(x - half, y - half, x + half, y + half) for x, y in (place.centre for place in places(table))]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@every_table
def test_nothing_that_is_written_overlaps_or_leaves_the_picture(table: RoundTable) -> None:
    written = [boxes(label) for label in labels(table)]

    assert len(written) == sum(chair.name is not None for chair in table.chairs)
    assert all(box[0] >= 0 and box[1] >= 0 and box[2] <= SIZE and box[3] <= SIZE for label in written for box in label)
    assert not any(overlap(one, other) for a, b in combinations(written, 2) for one in a for other in b)
    assert not any(overlap(box, seat) for label in written for box in label for seat in seats(table))


@every_table
def test_no_stroke_from_a_chair_runs_through_what_is_written(table: RoundTable) -> None:
    written = [box for label in labels(table) for box in boxes(label)]

    assert not any(overlap(point, box) for label in labels(table) for point in stroke(label) for box in written)


def stroke(label: Label) -> list[Box]:
    """Points of the stroke from a chair to what is written beside it."""
    (x, y), (to_x, to_y) = label.place.centre, label.end
    points = [(x + (to_x - x) * part / 100, y + (to_y - y) * part / 100) for part in range(101)]
    return [(x, y, x, y) for x, y in points]


@every_table
def test_no_two_chairs_touch(table: RoundTable) -> None:
    middles = [complex(*place.centre) for place in places(table)]

    assert all(abs(one - other) > 2 * measures(table).chair for one, other in combinations(middles, 2))


def test_the_first_sits_at_the_bottom_and_his_left_neighbour_clockwise_of_him() -> None:
    first, left, *_, right = [place.centre for place in places(own(7))]

    assert first[0] == measures(own(7)).middle[0]
    assert first[1] > left[1] == pytest.approx(right[1])
    assert left[0] < first[0] < right[0]


@pytest.mark.parametrize("table", [whole(20), own(20), whole(7, ("Ann",))])
def test_the_file_is_small_opaque_and_holds_nothing_but_the_picture(table: RoundTable) -> None:
    png = draw(table)
    image = Image.open(BytesIO(png))

    assert image.size == (SIZE, SIZE)
    assert image.mode == "P"
    assert len(image.getcolors() or ()) <= COLOURS
    assert len(png) < LARGEST
    assert set(parts(png)) == set(SHOWN)


def parts(png: bytes) -> list[bytes]:
    """The names of a file's parts."""
    found, at = [], 8
    while at < len(png):
        found.append(png[at + 4 : at + 8])
        at += 12 + int.from_bytes(png[at : at + 4], "big")
    return found


def test_the_same_table_is_the_same_file_however_often_it_is_drawn() -> None:
    draw.cache_clear()
    once = draw(own(9))
    draw.cache_clear()

    assert draw(own(9)) == once


@given(st.text(st.characters().filter(is_writable), min_size=1, max_size=LONGEST_NAME), st.booleans())
def test_any_name_is_drawn_within_its_room(name: str, is_dead: bool) -> None:
    text, size = fitted(name, 150, (25, 18))

    assert width(text, size) <= 150
    assert draw(RoundTable((Chair(name, "1", is_dead=is_dead), Chair()), ("Day 1",)))


def test_a_letter_that_the_font_lacks_is_a_box() -> None:
    assert width("\N{CJK UNIFIED IDEOGRAPH-540D}", 20) == width("\U0010fffd", 20) > 0
    assert draw(whole(7, ("\N{CJK UNIFIED IDEOGRAPH-540D}",))) == draw(whole(7, ("\U0010fffd",)))


def test_a_name_grows_smaller_before_it_is_cut() -> None:
    assert fitted("Ann", 150, (25, 18)) == ("Ann", 25)
    assert fitted("Ann of the Hills", 150, (25, 18)) == ("Ann of the Hills", 18)
    assert fitted("Ann of the Far Hills", 150, (25, 18))[0].endswith(ELLIPSIS)
    assert fitted("W" * 32, 3, (25, 18)) == (ELLIPSIS, 18)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ann", "Ann"),
        ("שלום", "םולש"),
        ("שלום Ann", "Ann םולש"),
        ("Ann שלום", "Ann םולש"),
        ("שלום עולם 12", "12 םלוע םולש"),
    ],
)
def test_letters_stand_as_they_are_read(written: str, shown: str) -> None:
    assert seen(written) == shown


def test_marks_stay_on_their_letters_when_these_are_turned() -> None:
    dotted = "\N{HEBREW LETTER SHIN}\N{HEBREW POINT QAMATS}\N{HEBREW LETTER LAMED}"

    assert combining(dotted[1])
    assert seen(dotted) == "\N{HEBREW LETTER LAMED}\N{HEBREW LETTER SHIN}\N{HEBREW POINT QAMATS}"
