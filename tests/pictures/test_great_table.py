"""The contents of the picture of the Great Table, for each reader."""

from collections.abc import Iterable
from itertools import combinations

import pytest

from bot.pictures.great_table import own_table
from bot.pictures.picture import LONGEST_TEXT, Picture
from bot.pictures.table_drawing import CHAIR, places
from bot.wording.pages import is_legal, length
from engine.actions import Abort
from engine.audience import Reader, To
from engine.great_table.events import Neighbours, Reveal
from engine.great_table.table import GreatTable
from engine.great_table.today import Day
from engine.mafia.actions import Modkill
from engine.mafia.events import Time
from engine.views import View
from tests.engine.great_table.tables import NAMES, Play, table_of
from tests.pictures.pictures import dense_names, is_small_and_bare, long_names, pictures_of, voice_of

VOICE = voice_of("great-table")
PICTURES = pictures_of("great-table")
RING = ["Gus", "Hal", "Ida", "Jon", "Ann", "Ben", "Cat", "Dan", "Eve", "Fay"]
"""Dan sits between Cat, on the right, and Eve, on the left."""


def seen_by(reader: Reader, play: Play) -> Picture:
    picture = PICTURES.picture(play.game.view(reader))
    assert picture is not None
    return picture


def line_of(picture: Picture, name: str) -> str:
    """Return what a picture's text says about a player."""
    return next(line for line in picture.text.splitlines() if name in line)


def full_table(players: Iterable[str]) -> Play:
    """Return a game of these players, with the first as Master, and the deck for this many."""
    players = tuple(players)
    return table_of(players, master=players[0], apprentices=(), deck={})


@pytest.mark.parametrize("reader", NAMES)
def test_a_player_sees_only_their_own_seat_and_their_neighbours(reader: str) -> None:
    place = RING.index(reader)
    left, right = RING[(place + 1) % len(RING)], RING[place - 1]
    picture = seen_by(reader, table_of(seats=RING))

    assert picture.text.splitlines()[1:] == [
        f"{reader} (you)",
        f"{left} (on your left)",
        f"{right} (on your right)",
        "7 others at the table",
    ]


def test_twin_deals_make_the_same_file() -> None:
    others = ["Jon", "Ann", "Ida", "Ben", "Cat", "Dan", "Eve", "Fay", "Hal", "Gus"]
    one, other = table_of(seats=RING), table_of(seats=others, master="Hal", apprentices="Ann Jon")

    assert seen_by("Dan", one) == seen_by("Dan", other)
    assert seen_by("Ida", one).png != seen_by("Ida", other).png


def test_a_player_does_not_see_that_others_have_swapped_seats() -> None:
    swapped, still = table_of(seats=RING), table_of(seats=RING)
    for play in (swapped, still):
        play.deal(Hal="place_swap")
    swapped.use("Hal", "Jon")
    swapped.dawn()
    still.dawn()

    assert seen_by("Dan", swapped) == seen_by("Dan", still)
    assert seen_by(To.GM, swapped).png != seen_by(To.GM, still).png


def test_a_player_sees_only_their_own_card() -> None:
    one, other = table_of(seats=RING), table_of(seats=RING)
    one.deal(Dan="guard", Eve="healer")
    other.deal(Dan="guard", Eve="mayor")

    assert line_of(seen_by("Dan", one), "Dan") == "Dan (you, Your card: Guard)"
    assert seen_by("Dan", one) == seen_by("Dan", other)


def test_orders_are_in_no_players_picture() -> None:
    play = table_of(seats=RING)
    play.deal(Dan="guard", Eve="healer")
    before = seen_by("Dan", play)
    play.use("Dan", "Eve")

    assert seen_by("Dan", play) == before


def test_a_robbed_player_sees_the_card_they_were_told_of() -> None:
    play = table_of(seats=RING)
    play.deal(Dan="guard", Eve="thief")
    before = seen_by("Dan", play)
    play.steal("Eve", "Dan")

    assert seen_by("Dan", play) == before


def test_a_neighbour_who_dies_by_day_keeps_a_chair_until_morning() -> None:
    play = table_of(seats=RING)
    play.gm(Modkill("Eve"))

    assert line_of(seen_by("Dan", play), "Eve") == "Eve (on your left, † day 1)"

    play.dawn()

    assert line_of(seen_by("Dan", play), "Fay") == "Fay (on your left)"


def test_there_is_a_chair_for_each_living_player() -> None:
    play = table_of(seats=RING)
    before = play.game.view("Dan").of(GreatTable)
    play.gm(Modkill("Gus"))
    tables = [own_table(VOICE, view, "Dan") for view in (before, play.game.view("Dan").of(GreatTable))]

    assert [table.strangers for table in tables] == [7, 6]
    assert [table.note for table in tables] == ["10 alive", "9 alive"]


def test_the_dead_see_nothing_from_the_next_morning() -> None:
    play = table_of(seats=RING)
    play.gm(Modkill("Dan"))
    play.dawn()

    assert PICTURES.picture(play.game.view("Dan")) is None


def test_a_reader_without_a_seat_gets_no_picture() -> None:
    assert PICTURES.picture(table_of(seats=RING).game.view(To.PUBLIC)) is None


def test_the_last_two_sit_on_both_sides_of_each_other() -> None:
    table = GreatTable(seats=("Ann", "Ben"), time=Time.DAY, number=5, today=Day(neighbours={"Ann": ("Ben", "Ben")}))
    picture = PICTURES.picture(View("Ann", table))

    assert picture is not None
    assert picture.text.splitlines()[1:] == ["Ann (you)", "Ben (on your left, on your right)", "nobody else"]


def test_the_gm_sees_all_cards_and_the_leader_of_the_deck() -> None:
    play = table_of(seats=RING)
    play.deal(Gus="king", Dan="healer", Eve=None)
    play.gm(Modkill("Fay"))
    picture = seen_by(To.GM, play)

    assert [line.split()[1] for line in picture.text.splitlines()[1:]] == RING
    assert line_of(picture, "Gus") == "1. Gus (King, leads the deck)"
    assert line_of(picture, "Dan") == "8. Dan (Healer)"
    assert line_of(picture, "Eve") == "9. Eve (no card)"
    assert line_of(picture, "Fay").endswith("† day 1)")


def test_everybody_sees_all_roles_and_last_cards_at_the_end() -> None:
    play = table_of(seats=RING)
    play.deal(Dan="healer")
    play.gm(Abort())
    picture = seen_by(To.PUBLIC, play)

    assert "Master of the House" in line_of(picture, "Ann")
    assert line_of(picture, "Dan") == "8. Dan (Healer, Card Player)"
    assert "The end" in picture.text
    assert {seen_by(reader, play).text for reader in NAMES} == {picture.text}


def test_lists_for_a_day_that_never_came_hide_no_last_card() -> None:
    play = table_of(seats=RING)
    play.deal(Dan="healer")
    play.submit("Dan", "guard")
    play.gm(Abort())

    assert line_of(seen_by(To.PUBLIC, play), "Dan") == "8. Dan (Healer, Card Player)"


def test_pictures_come_in_the_morning_and_at_the_end() -> None:
    assert PICTURES.occasions == {Neighbours, Reveal}


@pytest.mark.parametrize("letter", ["W", "\N{GRINNING FACE}", "*"])
def test_texts_of_a_full_table_of_long_names_fit_with_everybody(letter: str) -> None:
    players = [f"{number:02}{letter * 30}" for number in range(20)]
    play = full_table(players)
    play.submit_all({})
    play.gm(Abort())
    picture = seen_by(To.PUBLIC, play)

    assert length(picture.text) <= LONGEST_TEXT
    assert len(picture.text.splitlines()) == 2 + len(players)
    assert is_legal(picture.page)
    assert len(picture.page.text.splitlines()) == 2 + len(players)


def test_a_name_beside_a_picture_neither_formats_nor_mentions() -> None:
    play = full_table(["**<@1>**", *NAMES[1:7]])
    picture = seen_by("**<@1>**", play)

    assert "**<@1>** (you)" in picture.text
    assert r"\<\@" in picture.page.text


@pytest.mark.parametrize("names", [long_names(7), long_names(20), dense_names(20)], ids=len)
def test_a_round_table_of_long_names_with_many_dead_is_small(names: tuple[str, ...]) -> None:
    play = full_table(names)
    play.submit_all({})
    for name in names[2 : len(names) // 2]:
        play.gm(Modkill(name))
    play.gm(Abort())

    assert is_small_and_bare(seen_by(To.PUBLIC, play).png)


@pytest.mark.parametrize("players", range(7, 21))
def test_chairs_never_touch_and_go_round_clockwise(players: int) -> None:
    at = places(players)
    middles = [complex(*place) for place in at]

    assert len(set(at)) == players
    assert all(abs(one - other) > 2 * CHAIR for one, other in combinations(middles, 2))
    assert [x > 360 for x, _ in at] == [number < (players + 1) // 2 for number in range(players)]
    assert sorted(y for x, y in at if x > 360) == [y for x, y in at if x > 360]
    assert sorted((y for x, y in at if x < 360), reverse=True) == [y for x, y in at if x < 360]
