"""Asks: who is asked what, as far as each reader may know."""

from engine.asks import Ask, Asks, asks_of, without_gm
from engine.domains import YES_OR_NO
from engine.names import GM
from engine.parties.actions import Act, Vote

ORDERS = Ask(Act, ("Ann", "Ben"), {"support": YES_OR_NO}, ("Ben",), secret=True)
LISTS = Ask(Act, ("Cat",), {}, ("Cat",), secret=True, hidden=True)
VOTES = Ask(Vote, ("Ann", "Ben", "Cat"), {}, ("Cat",), unanswered=("Ann", "Cat"))
ASKS = Asks([ORDERS, LISTS, VOTES])


def test_a_seat_is_not_told_which_others_are_asked_the_same() -> None:
    assert asks_of("Ann", [ORDERS]) == (Ask(Act, ("Ann",), {"support": YES_OR_NO}, (), secret=True),)
    assert [(ask.seats, ask.awaited) for ask in ASKS.of("Ben")] == [(("Ben",), ("Ben",)), (("Ben",), ())]
    for seat, others in {"Ann": ("Ben", "Cat"), "Ben": ("Ann", "Cat"), "Cat": ("Ann", "Ben")}.items():
        assert not any(other in str(ASKS.of(seat)) for other in others)


def test_everybody_knows_only_the_number_of_secret_orders() -> None:
    assert (ASKS.awaited.seats, ASKS.awaited.orders) == (("Cat",), 1)


def test_a_gm_who_plays_is_asked_nothing_in_secret_and_nothing_that_seats_are_asked() -> None:
    in_secret = Ask(Act, (GM,), {"support": YES_OR_NO}, secret=True)
    in_public, shared = Ask(Act, (GM,), {}), Ask(Vote, (GM, "Ann"), {}, (GM, "Ann"))

    assert [*without_gm([in_secret, in_public, shared])] == [in_public, Ask(Vote, ("Ann",), {}, ("Ann",))]


def test_a_secret_ask_is_not_open() -> None:
    assert ASKS.open == (VOTES,)
