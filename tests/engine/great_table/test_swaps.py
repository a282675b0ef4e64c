"""Place Swap and Socialite."""

import pytest

from engine.great_table.cards import CardName
from engine.great_table.events import Result
from engine.mafia.actions import Modkill
from tests.engine.great_table.tables import NAMES, Play, dealt, heard, kinds, night


def ring_after(play: Play) -> str:
    night(play)
    return " ".join(play.table.ring)


def test_a_place_swap_trades_the_holders_seat_with_anothers() -> None:
    play = dealt(Dan="place_swap")
    play.use("Dan", "Gus")

    assert ring_after(play) == "Ann Ben Cat Gus Eve Fay Dan Hal Ida Jon"


def test_only_the_morning_neighbours_reveal_a_swap() -> None:
    play = dealt(Dan="place_swap")
    play.use("Dan", "Gus")
    night(play)
    dawn = play.game.log[-1]

    assert play.table.today.neighbours["Dan"] == ("Hal", "Fay")
    assert all(set(kinds(heard(seat, dawn))) <= {"phase", "neighbours"} for seat in NAMES)


@pytest.mark.parametrize("guarded", ["Dan", "Gus"])
def test_only_guarding_its_holder_stops_a_place_swap(guarded: str) -> None:
    play = dealt(Dan="place_swap", Fay="guard")
    play.use("Dan", "Gus")
    play.use("Fay", guarded)

    assert ("Ann Ben Cat Dan" in ring_after(play)) is (guarded == "Dan")


def test_a_stolen_place_swap_trades_the_thiefs_seat() -> None:
    play = dealt(Dan="place_swap", Eve="thief")
    play.use("Dan", "Ann")
    play.steal("Eve", "Dan")
    play.use("Eve", "Gus")

    assert ring_after(play) == "Ann Ben Cat Dan Gus Fay Eve Hal Ida Jon"


def test_a_swap_with_the_dead_does_nothing() -> None:
    play = dealt(Dan="place_swap")
    play.use("Dan", "Gus")
    play.gm(Modkill("Gus"))

    assert ring_after(play) == " ".join(NAMES)


def test_a_player_who_dies_tonight_is_still_swapped() -> None:
    play = dealt(Dan="place_swap")
    play.use("Dan", "Gus")
    play.kill("Ann", "Dan")

    assert ring_after(play) == "Ann Ben Cat Gus Eve Fay Dan Hal Ida Jon"
    assert play.table.today.neighbours["Hal"] == ("Ida", "Fay")


def test_the_socialite_trades_two_others_and_sees_their_neighbours() -> None:
    play = dealt(Dan="socialite")
    play.use("Dan", targets="Eve Hal", left_of="Eve")

    assert ring_after(play) == "Ann Ben Cat Dan Hal Fay Gus Eve Ida Jon"
    assert play.results("Dan") == [Result(to=("Dan",), card=CardName.SOCIALITE, left="Ida", right="Dan")]


def test_the_socialite_sees_the_seats_before_the_dead_leave() -> None:
    play = dealt(Dan="socialite")
    play.use("Dan", targets="Eve Hal", left_of="Eve")
    play.kill("Ann", "Ida")

    assert night(play).result("Dan") == {"left": "Ida", "right": "Dan"}


def test_the_socialite_ignores_those_already_dead() -> None:
    play = dealt(Dan="socialite")
    play.use("Dan", targets="Eve Hal", left_of="Eve")
    play.lynch("Ida")

    assert night(play).result("Dan") == {"left": "Jon", "right": "Dan"}


def test_a_guarded_socialite_hears_that_the_two_are_neighbours() -> None:
    play = dealt(Dan="socialite", Gus="guard")
    play.use("Dan", targets="Eve Hal", left_of="Eve")
    night(play, "Dan")

    assert play.table.ring == NAMES
    assert play.result("Dan") == {"left": "Hal", "right": "Eve"}


def test_an_honest_result_of_neighbours_equals_a_guarded_one() -> None:
    play = dealt(Dan="socialite")
    play.use("Dan", targets="Eve Fay", left_of="Fay")

    assert ring_after(play) == "Ann Ben Cat Dan Fay Eve Gus Hal Ida Jon"
    assert play.result("Dan") == {"left": "Eve", "right": "Fay"}


def test_a_stolen_socialite_works_only_for_the_thief() -> None:
    play = dealt(Dan="socialite", Eve="thief")
    play.use("Dan", targets="Ann Ben", left_of="Ann")
    play.steal("Eve", "Dan")
    play.use("Eve", targets="Gus Jon", left_of="Gus")
    night(play)

    assert play.results("Dan") == []
    assert play.result("Eve") == {"left": "Ann", "right": "Fay"}
