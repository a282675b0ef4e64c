"""Domains: what a move's fields may hold, in any game."""

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
def test_a_ranking_has_each_thing_as_often_as_it_is_there(dishes: tuple[str, ...], refused: Refusal | None) -> None:
    assert ASK.refusal(Serve(dishes)) == refused


def test_a_random_ranking_is_legal_and_varies() -> None:
    picked = [ASK.pick(Random(seed)) for seed in range(20)]

    assert all(ASK.refusal(action) is None for action in picked)
    assert len({*picked}) > 1


def test_a_ranking_ignores_case_and_blanks() -> None:
    assert DISHES.read(["Apple Pie", " applepie", "SOUP", "a crow"]) == ("apple_pie", "apple_pie", "soup", "a crow")


def test_a_ranking_is_written_the_way_it_is_read() -> None:
    assert DISHES.read(DISHES.written(DISHES.things)) == DISHES.things


def test_seats_in_any_order_are_sorted_in_seat_order() -> None:
    ask = Ask(Invite, ("Ann",), {"guests": SomeSeats(("Fay", "Hal", "Joe"), 2)})

    assert ask.in_order(Invite(("Joe", "Fay"))) == Invite(("Fay", "Joe"))
    assert ASK.in_order(Serve(("trout", "soup"))) == Serve(("trout", "soup"))


def test_refused_names_are_only_reordered() -> None:
    ask = Ask(Invite, ("Ann",), {"guests": SomeSeats(("Fay", "Hal", "Joe"), 2)})

    assert ask.in_order(Invite(("Zoe", "Joe", "Joe", "Fay"))) == Invite(("Fay", "Joe", "Joe", "Zoe"))
    assert ask.in_order(Invite(None)) == Invite(None)
