"""What a move's fields may hold, apart from any game."""

from random import Random

import pytest

from engine.actions import Action
from engine.asks import Ask
from engine.domains import Ranking, SomeSeats
from engine.refusals import NamedTwice, NotAmong, NotRanked, Refusal

DISHES = Ranking(("apple_pie", "soup", "soup", "trout"))


class Serve(Action, frozen=True):
    """Say in which order the dishes come."""

    dishes: tuple[str, ...]


class Invite(Action, frozen=True):
    """Say who comes."""

    guests: tuple[str, ...] | None


ASK = Ask(Serve, ("Ann",), {"dishes": DISHES})


@pytest.mark.parametrize(
    ("dishes", "refused"),
    [
        (("trout", "soup", "apple_pie", "soup"), None),
        (("trout", "soup", "apple_pie"), NotRanked("dishes", ("soup",))),
        ((), NotRanked("dishes", ("apple_pie", "soup", "soup", "trout"))),
        (("soup", "soup", "soup", "trout"), NamedTwice("dishes", "soup")),
        (("soup", "soup", "trout", "crow"), NotAmong("dishes", "crow")),
    ],
)
def test_a_ranking_takes_everything_as_often_as_it_is_there(dishes: tuple[str, ...], refused: Refusal | None) -> None:
    assert ASK.refusal(Serve(dishes)) == refused


def test_a_ranking_by_chance_is_allowed_and_not_always_the_same() -> None:
    picked = [ASK.pick(Random(seed)) for seed in range(20)]

    assert all(ASK.refusal(action) is None for action in picked)
    assert len({*picked}) > 1


def test_a_line_of_a_ranking_is_read_whatever_its_case_and_blanks() -> None:
    assert DISHES.read(["Apple Pie", " applepie", "SOUP", "a crow"]) == ("apple_pie", "apple_pie", "soup", "a crow")


def test_a_ranking_is_written_as_it_is_read() -> None:
    assert DISHES.read(DISHES.written(DISHES.things)) == DISHES.things


def test_whoever_may_be_named_in_any_order_is_named_in_seat_order() -> None:
    ask = Ask(Invite, ("Ann",), {"guests": SomeSeats(("Fay", "Hal", "Joe"), 2)})

    assert ask.in_order(Invite(("Joe", "Fay"))) == Invite(("Fay", "Joe"))
    assert ASK.in_order(Serve(("trout", "soup"))) == Serve(("trout", "soup"))


def test_names_that_are_refused_stay_as_they_are_but_for_their_order() -> None:
    ask = Ask(Invite, ("Ann",), {"guests": SomeSeats(("Fay", "Hal", "Joe"), 2)})

    assert ask.in_order(Invite(("Zoe", "Joe", "Joe", "Fay"))) == Invite(("Fay", "Joe", "Joe", "Zoe"))
    assert ask.in_order(Invite(None)) == Invite(None)
