"""Draws by name: given ones are used, missing ones are drawn, and a line may draw a name several times."""

from random import Random, SystemRandom

import pytest

from engine.chance import Chance, OneOf, Shuffle, seeded_source
from engine.errors import ImpossibleDraw

COIN = OneOf(("heads", "tails"))
CARDS = Shuffle(("one", "two", "three"))


def throws(chance: Chance, count: int) -> list[str]:
    return [chance.draw("coin", COIN) for _ in range(count)]


def throw_twice_only(chance: Chance) -> None:
    throws(chance, 2)
    chance.check_all_used()


def test_running_games_draw_from_the_system_without_a_seed() -> None:
    assert isinstance(Chance()._source("deal"), SystemRandom)


def test_a_single_draw_is_recorded_as_its_outcome() -> None:
    chance = Chance({"coin": "tails"})
    throws(chance, 1)

    assert chance.drawn == {"coin": "tails"}


def test_repeated_draws_are_recorded_as_a_list() -> None:
    chance = Chance(source=Random)
    fallen = throws(chance, 5)

    assert chance.drawn == {"coin": fallen}


def test_a_series_is_recorded_as_a_list_even_with_one_outcome() -> None:
    chance = Chance({"coin": ["tails"]})
    chance.draw_next("coin", COIN)

    assert chance.drawn == {"coin": ["tails"]}


def test_a_series_must_be_given_as_a_list() -> None:
    with pytest.raises(ImpossibleDraw, match="drawn as a list"):
        Chance({"coin": "tails"}).draw_next("coin", COIN)


def test_rethrown_ties_end_under_every_seed() -> None:
    for seed in range(20):
        chance = Chance(source=seeded_source(seed, 3))

        assert len(set(throws(chance, 30))) == 2


def test_an_additional_draw_changes_no_other() -> None:
    short, long = (Chance(source=seeded_source(7, 3)) for _ in range(2))
    few, many = throws(short, 2), throws(long, 5)

    assert many[:2] == few
    assert short.draw("cards", CARDS) == long.draw("cards", CARDS)


def test_given_outcomes_are_used_in_order_and_the_rest_is_drawn() -> None:
    chance = Chance({"coin": ["tails", "heads"]}, source=Random)
    fallen = throws(chance, 3)
    chance.check_all_used()

    assert fallen[:2] == ["tails", "heads"]
    assert chance.drawn == {"coin": fallen}


def test_a_list_of_list_outcomes_differs_from_one_outcome() -> None:
    first, second = ["one", "two", "three"], ["three", "one", "two"]
    once, twice = Chance({"cards": first}), Chance({"cards": [first, second]})

    assert once.draw("cards", CARDS) == tuple(first)
    assert [twice.draw("cards", CARDS) for _ in range(2)] == [tuple(first), tuple(second)]


@pytest.mark.parametrize("given", [["tails", "heads", "heads"], ["tails", "edge"], "edge", 3, ["tails", 3]])
def test_an_impossible_outcome_is_bad_input(given: object) -> None:
    with pytest.raises(ImpossibleDraw, match=r"drawn\.coin"):
        throw_twice_only(Chance({"coin": given}))


def test_an_outcome_that_nothing_draws_is_bad_input() -> None:
    with pytest.raises(ImpossibleDraw, match=r"drawn\.dice"):
        Chance({"dice": 3}).check_all_used()
