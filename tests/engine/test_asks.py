"""Who is asked what, as far as each may know."""

from engine.asks import Ask, Asks, asks_of
from engine.domains import YES_OR_NO
from engine.parties.actions import Act, Vote

ORDERS = Ask(Act, ("Ann", "Ben"), {"support": YES_OR_NO}, ("Ben",), secret=True)
LISTS = Ask(Act, ("Cat",), {}, ("Cat",), secret=True, hidden=True)
VOTES = Ask(Vote, ("Ann", "Ben", "Cat"), {}, ("Cat",), unanswered=("Ann", "Cat"))
ASKS = Asks([ORDERS, LISTS, VOTES])


def test_a_seat_is_not_told_who_else_is_asked_the_same() -> None:
    assert asks_of("Ann", [ORDERS]) == (Ask(Act, ("Ann",), {"support": YES_OR_NO}, (), secret=True),)
    assert [(ask.seats, ask.awaited) for ask in ASKS.of("Ben")] == [(("Ben",), ("Ben",)), (("Ben",), ())]
    for seat, others in {"Ann": ("Ben", "Cat"), "Ben": ("Ann", "Cat"), "Cat": ("Ann", "Ben")}.items():
        assert not any(other in str(ASKS.of(seat)) for other in others)


def test_everybody_knows_the_number_of_orders_and_nothing_of_what_is_hidden() -> None:
    assert (ASKS.awaited.seats, ASKS.awaited.orders) == (("Cat",), 1)


def test_what_is_secret_is_not_open() -> None:
    assert ASKS.open == (VOTES,)
