"""The board: its sigils, its coins, its territories, and the opening."""

from datetime import date

import pytest

from engine.chance import Chance
from engine.game import Game
from engine.sigily.board import (
    FAIRY_LAND,
    GATES,
    PLACES,
    RING,
    SOLAR,
    Holiday,
    Province,
    first_coins,
    first_solar,
    holiday_from,
    territory_of,
    way_through,
)
from engine.sigily.events import Opened
from engine.sigily.options import SigilyOptions
from engine.sigily.refusals import TeamsOfFour, WrongNumber
from engine.sigily.territorial_starts import start_of
from tests.engine.sigily.race import FOUR, SIGILY, STICKS, TWO, Race, only, race, refused_setup, turns


def test_the_ring_has_24_sigils_and_fairy_land_nine() -> None:
    assert (len(RING), len(FAIRY_LAND), len(PLACES)) == (24, 9, 33)


def test_gates_and_solar_sigils_alternate_on_every_third_sigil() -> None:
    assert [holiday.place for holiday in Holiday] == ["0", "3", "6", "9", "12", "15", "18", "21"]
    assert (GATES, SOLAR) == (("0", "6", "12", "18"), ("3", "9", "15", "21"))


def test_the_game_begins_with_52_coins_on_the_sigils() -> None:
    coins = first_coins()

    assert (coins["1"], coins["0"], coins["3"], coins["6.1"], coins["18.2"], coins["centre"]) == (1, 2, 2, 2, 2, 4)
    assert sum(coins.values()) == 52


def test_gates_are_six_steps_apart() -> None:
    assert way_through("0", "12") == ("0", "0.1", "0.2", "centre", "12.2", "12.1", "12")


def test_home_territories_are_five_sigils_between_two_gates() -> None:
    first = [territory_of(place) for place in ("1", "7", "13", "19")]

    assert first == [Province.LEINSTER, Province.MUNSTER, Province.CONNAUGHT, Province.ULSTER]
    assert [territory_of(place) for place in (*GATES, "6.1", "centre")] == [None] * 6
    assert territory_of("5") is Province.LEINSTER


@pytest.mark.parametrize(
    ("day", "holiday"),
    [
        (date(2026, 11, 1), Holiday.SAMHAIN),
        (date(2026, 11, 2), Holiday.WINTER_SOLSTICE),
        (date(2026, 12, 22), Holiday.OIMELC),
        (date(2026, 2, 1), Holiday.OIMELC),
        (date(2026, 3, 1), Holiday.SPRING_EQUINOX),
        (date(2026, 4, 30), Holiday.BELTANE),
        (date(2026, 6, 21), Holiday.SUMMER_SOLSTICE),
        (date(2026, 7, 1), Holiday.LUGHNASADH),
        (date(2026, 8, 2), Holiday.FALL_EQUINOX),
        (date(2026, 9, 22), Holiday.SAMHAIN),
    ],
)
def test_the_start_is_the_holiday_on_or_next_after_the_date(day: date, holiday: Holiday) -> None:
    assert holiday_from(day) is holiday


def test_the_first_solar_sigil_is_never_the_start_itself() -> None:
    assert [first_solar(start) for start in ("0", "3", "18", "21")] == ["3", "9", "21", "3"]


def test_territorial_starts_do_not_depend_on_the_turn() -> None:
    table = race(seats=FOUR, options=SigilyOptions(territorial_starts=True)).table

    assert [start_of(table, seat) for seat in FOUR] == ["12", "18", "0", "6"]


def test_seats_are_connaught_ulster_leinster_and_munster_in_joining_order() -> None:
    table = Race(Game.begin(SIGILY, FOUR, SigilyOptions(), Chance())).table

    assert [table.province(seat) for seat in FOUR] == [*Province]
    assert (table.team("Ann"), table.team("Dan")) == (("Ann", "Cat"), ("Ben", "Dan"))


def test_the_highest_throw_goes_first_and_ties_throw_again() -> None:
    opening = [
        {"Ann": STICKS[1], "Ben": STICKS[4], "Cat": ["dog", "deer", "cow", "horse"], "Dan": STICKS[2]},
        {"Ben": ["horse"], "Cat": ["dog"]},
        {"Ben": STICKS[2], "Cat": STICKS[5]},
    ]
    game = Game.begin(SIGILY, FOUR, SigilyOptions(), Chance({"opening": opening}))
    event = only(Opened, game.log[0].events)

    assert (len(event.throws), event.first) == (3, "Cat")
    assert turns(game.log[0].events) == ["Cat"]
    assert Race(game).table.order == ("Cat", "Dan", "Ann", "Ben")


def test_the_opening_is_recorded_as_a_list_even_of_one_round() -> None:
    chance = Chance({"opening": [{"Ann": STICKS[5], "Ben": STICKS[1]}]})
    Game.begin(SIGILY, TWO, SigilyOptions(), chance)

    assert chance.drawn == {"opening": [{"Ann": (), "Ben": ("dog",)}]}


@pytest.mark.parametrize(("players", "chariots"), [(2, 4), (3, 3), (4, 4)])
def test_each_number_of_players_has_its_usual_number_of_chariots(players: int, chariots: int) -> None:
    table = Race(Game.begin(SIGILY, FOUR[:players], SigilyOptions(), Chance())).table

    assert len(table.fleet("Ann")) == chariots


def test_a_set_up_outside_the_rulings_is_refused() -> None:
    three = FOUR[:3]

    assert refused_setup(TWO, SigilyOptions(teams=True)) == TeamsOfFour(2)
    assert refused_setup(TWO, SigilyOptions(chariots=3)) == WrongNumber("chariots", 3, (4,))
    assert refused_setup(FOUR, SigilyOptions(chariots=5)) == WrongNumber("chariots", 5, (4, 3))
    assert refused_setup(three, SigilyOptions(questions=True, cards=14)) == WrongNumber("cards", 14, (12, 15))
    assert refused_setup(TWO, SigilyOptions(questions=True, cards=13)) == WrongNumber("cards", 13, (12, 14, 16))


def test_nobody_has_a_partner_without_teams() -> None:
    table = Race(Game.begin(SIGILY, FOUR, SigilyOptions(teams=False), Chance())).table

    assert [table.team(seat) for seat in FOUR] == [("Ann",), ("Ben",), ("Cat",), ("Dan",)]
