"""The sticks: their count, who gets the nickels, each side's first move, and who throws again."""

from random import Random

import pytest

from engine.boards.actions import Throw
from engine.boards.events import Turn
from engine.danube.board import Colour
from engine.danube.events import Colours, Lost, Moved, Thrown
from engine.danube.sticks import White
from engine.refusals import NotNow
from tests.engine.danube.river import WHITE, River, river, thrown, turns
from tests.engine.quests.tables import kinds, only


@pytest.mark.parametrize(("count", "white"), WHITE.items())
def test_a_throw_counts_its_white_sides_and_six_without_any(count: int, white: int) -> None:
    (event, *_) = River().throw(count)

    assert isinstance(event, Thrown)
    assert (event.white, event.count) == (white, count)


def test_four_sticks_are_thrown() -> None:
    random = Random(1)

    assert {White().pick(random) for _ in range(200)} == {0, 1, 2, 3, 4}
    assert [White().is_possible(white) for white in (-1, 0, 4, 5)] == [False, True, True, False]


def test_the_players_throw_in_turn_until_one_throws_one() -> None:
    begun = River()
    first = begun.table.turn
    told = [turns(begun.throw(count)) for count in (6, 3, 4)]

    assert (first, told) == ("Ann", [["Ben"], ["Ann"], ["Ben"]])
    assert begun.board.colours == {}
    assert begun.board.left is None


def test_the_first_one_gives_the_nickels_a_move_and_another_throw() -> None:
    begun = River()
    begun.throw(2)
    events = begun.throw(1)

    assert kinds(events) == ["thrown", "colours", "moved"]
    assert only(Colours, events) == Colours(to=events[0].to, nickels="Ben", pennies="Ann")
    assert begun.board.nickels == (2, 4, 6, 8, 11)
    assert begun.board.colours == {"Ben": Colour.NICKELS, "Ann": Colour.PENNIES}
    assert [ask.move for ask in begun.game.asks if "Ben" in ask.awaited] == [Throw]


def test_the_pennies_first_turn_begins_with_nine_to_ten() -> None:
    begun = River()
    begun.throw(1)
    begun.throw(2)
    events = begun.move(11, 2)

    assert kinds(events) == ["moved", "turn", "moved"]
    assert begun.board.pennies == (1, 3, 5, 7, 10)
    assert [ask.awaited for ask in begun.game.asks if ask.move is Throw] == [("Ben",)]


def test_nine_to_ten_may_swap_with_a_nickel() -> None:
    begun = River()
    begun.throw(1)
    begun.throw(3)
    begun.move(11, 1)
    begun.move(8, 2)

    assert begun.board.pennies == (1, 3, 5, 7, 10)
    assert begun.board.nickels == (2, 4, 6, 9, 12)


def test_the_pennies_just_throw_if_nine_to_ten_is_illegal() -> None:
    begun = River()
    begun.throw(1)
    begun.throw(2)
    events = begun.move(8, 2)

    assert kinds(events) == ["moved", "turn"]
    assert begun.board.pennies == (1, 3, 5, 7, 9)
    assert [ask.awaited for ask in begun.game.asks if ask.move is Throw] == [("Ben",)]


def test_later_turns_of_the_pennies_begin_with_a_throw() -> None:
    begun = river((2, 4, 6, 8, 12), (1, 3, 5, 7, 9))
    begun.throw(2)
    begun.move(12, 2)

    assert 9 in begun.board.pennies
    assert begun.table.turn == "Ben"


@pytest.mark.parametrize("count", [1, 4, 6])
def test_one_four_and_six_throw_again(count: int) -> None:
    begun = thrown(count, (12, 14, 17, 19, 21), (1, 3, 5, 7, 9))
    events = begun.move(12, count) if (12, count) in begun.legal else begun.move(21, count)

    assert turns(events) == []
    assert begun.table.turn == "Ann"
    assert begun.board.left is None


@pytest.mark.parametrize("count", [2, 3])
def test_two_and_three_end_the_turn(count: int) -> None:
    begun = thrown(count, (12, 13, 17, 18, 21), (1, 3, 5, 7, 9))

    assert turns(begun.move(21, count)) == ["Ben"]


def test_a_throw_without_a_legal_move_is_lost_automatically() -> None:
    begun = river((1,), (2, 3, 4), turn="Ann")
    events = begun.throw(3)

    assert kinds(events) == ["thrown", "lost", "turn"]
    assert only(Lost, events) == Lost(to=events[0].to, player="Ann", count=3)


def test_one_four_and_six_throw_again_even_after_a_lost_throw() -> None:
    begun = river((1,), (2, 3, 4), turn="Ann")
    events = begun.throw(6)

    assert kinds(events) == ["thrown", "lost"]
    assert begun.table.turn == "Ann"


def test_a_player_throws_only_in_turn_and_after_moving() -> None:
    begun = thrown(2, (12, 14), (1, 3))

    assert begun.refused("Ann", Throw()) == NotNow("throw")
    assert begun.refused("Ben", Throw()) == NotNow("throw")


def test_the_deadline_throws_and_makes_a_legal_move() -> None:
    begun = river((12, 14), (1, 3))
    events = begun.close({"white": 2, "choice": {"from": 14, "steps": 2}})

    assert kinds(events) == ["closed", "thrown", "moved", "turn"]
    assert begun.board.nickels == (12, 16)


def test_the_deadline_makes_one_of_the_legal_moves_after_a_throw() -> None:
    begun = thrown(2, (12, 14), (1, 3))
    events = begun.close({"choice": {"from": 12, "steps": 1}})

    assert kinds(events) == ["closed", "moved"]
    assert begun.board.left == 1


def test_the_deadline_throws_for_the_sides() -> None:
    begun = River()

    assert kinds(begun.close({"white": 3})) == ["closed", "thrown", "turn"]


def test_the_first_turn_is_announced() -> None:
    (entry,) = River().game.log

    assert [event.player for event in entry.events if isinstance(event, Turn)] == ["Ann"]


def test_a_move_reports_the_squares_walked() -> None:
    begun = thrown(2, (12, 20), (1, 3))
    events = begun.move(12, 2)

    assert only(Moved, events) == Moved(
        to=events[0].to, player="Ann", start=12, onto=14, steps=2, swapped=False, rapids=False
    )
