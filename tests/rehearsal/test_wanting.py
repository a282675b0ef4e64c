"""Wanted outcomes are drawn in order as soon as they are possible, and impossible ones are passed over."""

import pytest

from bot.rehearsal.wanting import Wishes, completed
from engine.bluff.dice import Again, Dice
from engine.chance import Chance, OneOf, no_source
from engine.danube.sticks import White
from engine.sigily.duels import Pair

GAME = 7
DICE = Dice({"Ann": 3, "Ben": 2})


@pytest.fixture
def wishes() -> Wishes:
    return Wishes()


def told(wishes: Wishes) -> list[tuple[object, int, bool]]:
    """Return the fates of the wanted outcomes."""
    return [(given.wanted.outcome, given.line, given.is_passed_over) for given in wishes.given]


def test_wanted_outcomes_are_drawn_in_order_before_chance(wishes: Wishes) -> None:
    wishes.add("white", 4)
    wishes.add("other", 1)
    wishes.add("white", 0)
    first, second = wishes.grant(GAME, 2), wishes.grant(GAME, 3)

    assert [first.draw("white", White()), second.draw("white", White())] == [4, 0]
    assert [wanted.name for wanted in wishes.waiting] == ["other"]
    assert wishes.grant(GAME, 4).draw("white", White()) in range(5)
    assert told(wishes) == [(4, 2, False), (0, 3, False)]


def test_an_impossible_outcome_is_passed_over_for_the_next(wishes: Wishes) -> None:
    for name in ("Ann", "Zoe", "Ben", "Cat"):
        wishes.add("target", name)
    drawn = wishes.grant(GAME, 2).draw("target", OneOf(("Ben", "Cat")))

    assert drawn == "Ben"
    assert told(wishes) == [("Ann", 2, True), ("Zoe", 2, True), ("Ben", 2, False)]
    assert [given.drawn for given in wishes.given] == ["Ben"] * 3
    assert [wanted.outcome for wanted in wishes.waiting] == ["Cat"]


def test_chance_draws_where_no_wanted_outcome_is_possible(wishes: Wishes) -> None:
    wishes.add("target", "Ann")

    assert wishes.grant(GAME, 2).draw("target", OneOf(("Ben",))) == "Ben"
    assert (told(wishes), wishes.waiting) == ([("Ann", 2, True)], [])


def test_several_draws_of_a_line_take_outcomes_in_order(wishes: Wishes) -> None:
    wishes.add("fights", [["dog"], ["deer"]])
    wishes.add("fights", [["cow"], None])
    chance = wishes.grant(GAME, 2)
    fights = [chance.draw_next("fights", Pair()) for _ in range(2)]

    assert (fights[0], fights[1][0]) == ((("dog",), ("deer",)), ("cow",))
    assert list(chance.drawn) == ["fights"]


def test_a_wanted_outcome_stands_in_the_record_and_replays(wishes: Wishes) -> None:
    wishes.add("dice", {"Ann": [6, 6, None]})
    chance = wishes.grant(GAME, 2)
    drawn = chance.draw("dice", DICE)

    assert drawn["Ann"][:2] == (6, 6)
    assert Chance(chance.drawn, no_source).draw("dice", DICE) == drawn


@pytest.mark.parametrize("line", [3, 4])
def test_an_outcome_of_a_line_that_never_came_returns_to_its_place(wishes: Wishes, line: int) -> None:
    for white in (1, 2, 3):
        wishes.add("white", white)
    wishes.grant(GAME, 2).draw("white", White())
    wishes.grant(GAME, line).draw("white", White())
    wishes.settle(GAME, 2)

    assert told(wishes) == [(1, 2, False)]
    assert [wanted.outcome for wanted in wishes.waiting] == [2, 3]


def test_another_game_s_lines_return_no_outcomes(wishes: Wishes) -> None:
    wishes.add("white", 1)
    wishes.grant(GAME, 2).draw("white", White())
    wishes.settle(GAME + 1, 1)

    assert (told(wishes), wishes.waiting) == ([(1, 2, False)], [])


def test_an_open_part_at_the_end_may_stay_empty(wishes: Wishes) -> None:
    wishes.add("thrown", [6, 5, None, None])
    wishes.add("thrown", [6, 5, 4, 3])

    assert wishes.grant(GAME, 2).draw("thrown", Again(2)) == (6, 5)
    assert wishes.grant(GAME, 3).draw("thrown", Again(4)) == (6, 5, 4, 3)


@pytest.mark.parametrize("outcome", [None, "six", 7, [1], {"Zoe": [1]}, {"Ann": [1, 2, 3, 4]}, {"Ann": {"Ben": 1}}])
def test_an_outcome_that_does_not_fit_is_passed_over(wishes: Wishes, outcome: object) -> None:
    wishes.add("dice", outcome if outcome is not None else {"Ann": [1, None, 7]})
    drawn = wishes.grant(GAME, 2).draw("dice", DICE)

    assert DICE.is_possible(drawn)
    assert [given.is_passed_over for given in wishes.given] == [True]


def test_an_open_part_is_drawn() -> None:
    drawn = {"Ann": [1, 2], "Ben": [3]}

    assert completed({"Ann": [None, 6]}, drawn) == {"Ann": [1, 6], "Ben": [3]}
    assert completed([[None, 6], [5]], [[1, 2], [3]]) == [[1, 6], [5]]
    assert completed(["dog"], ["cow", "horse"]) == ["dog"]
    assert completed(None, drawn) == drawn
