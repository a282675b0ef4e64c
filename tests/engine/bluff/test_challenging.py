"""The challenge: who loses how many dice, who goes out, who opens the next round, and who wins."""

import pytest

from engine.bluff.events import Challenged, Reveal, Round
from engine.bluff.options import BluffOptions, Exact
from engine.events import Outcome
from tests.engine.bluff.hall import HANDS, MAGIC, Hall, hall
from tests.engine.quests.tables import kinds


def judged(table: Hall) -> Challenged:
    """Let the current player challenge, and return the public event."""
    (event, *_) = table.challenge()
    assert isinstance(event, Challenged)
    return event


def opener(table: Hall) -> str:
    """Return who opens the round that has just begun."""
    events = table.game.log[-1].events
    return next(event.first for event in events if isinstance(event, Round))


def test_a_challenge_shows_all_dice() -> None:
    table = hall(HANDS)
    table.bid(1, 3)
    table.bid(2, 2, show=(2, 2), thrown=(6, 6, 1))
    event = judged(table)

    assert (event.player, event.by) == ("Ben", "Cat")
    assert event.dice == {**HANDS, "Ben": (6, 6, 1, 2, 2)}
    assert event.matching == 5


def test_fewer_dice_than_bid_cost_the_bidder_the_difference() -> None:
    table = hall(HANDS)
    table.bid(7, 6)
    event = judged(table)

    assert (event.matching, event.lost) == (4, {"Ann": 3})
    assert table.board.dice == {"Ann": 2, "Ben": 5, "Cat": 5, "Dan": 5}
    assert opener(table) == "Ben"


def test_more_dice_than_bid_cost_the_challenger_the_difference() -> None:
    table = hall(HANDS)
    table.bid(3, 5)
    event = judged(table)

    assert (event.matching, event.lost) == (7, {"Ben": 4})
    assert table.board.dice == {"Ann": 5, "Ben": 1, "Cat": 5, "Dan": 5}
    assert opener(table) == "Ann"


def test_an_exact_bid_costs_everybody_except_the_bidder_a_die() -> None:
    table = hall(HANDS)
    table.bid(4, 6)
    event = judged(table)

    assert event.lost == {"Ben": 1, "Cat": 1, "Dan": 1}
    assert opener(table) == "Ann"


def test_an_exact_bid_costs_only_the_challenger_a_die_if_agreed() -> None:
    table = hall(HANDS, BluffOptions(exact=Exact.CHALLENGER))
    table.bid(4, 6)

    assert judged(table).lost == {"Ben": 1}
    assert opener(table) == "Ann"


def test_a_magic_bid_counts_only_ones() -> None:
    table = hall(HANDS)
    table.bid(3, MAGIC)

    assert (judged(table).matching, table.board.dice["Ann"]) == (2, 4)


def test_nobody_loses_more_dice_than_they_have() -> None:
    table = hall({"Ann": (2, 3), "Ben": (4, 4), "Cat": (5,)})
    table.bid(5, 6)

    assert judged(table).lost == {"Ann": 2}
    assert table.board.dice == {"Ann": 0, "Ben": 2, "Cat": 1}


def test_a_player_without_dice_is_out_and_the_others_go_on() -> None:
    table = hall({"Ann": (2, 3), "Ben": (4, 4), "Cat": (5,)})
    table.bid(5, 6)
    events = table.challenge()

    assert kinds(events) == ["challenged", "out", "round", "dice", "dice"]
    assert set(table.table.hidden) == {"Ben", "Cat"}


def test_the_last_player_with_dice_wins_and_all_are_placed() -> None:
    table = hall({"Ann": (2, 3), "Ben": (), "Cat": (5,)})
    table.bid(3, 5)
    (*_, end) = table.challenge()

    assert isinstance(end, Outcome)
    assert (end.side, end.reason, end.winners) == (None, "last_with_dice", ("Cat",))
    assert end.places == (("Cat",), ("Ann",), ("Ben",))


def test_an_exact_bid_that_takes_all_other_dice_wins() -> None:
    table = hall({"Ann": (2,), "Ben": (3,), "Cat": (4,)})
    table.bid(1, 4)
    events = table.challenge()
    end = events[-1]

    assert kinds(events) == ["challenged", "out", "out", "outcome"]
    assert isinstance(end, Outcome)
    assert end.winners == ("Ann",)
    assert end.places == (("Ann",), ("Ben", "Cat"))


def test_no_bid_stands_between_rounds_and_at_the_end() -> None:
    table = hall({"Ann": (2, 3), "Ben": (4, 4)})
    table.bid(1, 3)
    table.bid(2, 4, show=(4,), thrown=(4,))
    table.challenge()

    assert (table.board.bid, table.board.open) == (None, {})


def test_nothing_is_left_to_reveal_at_the_end() -> None:
    table = hall({"Ann": (2,), "Ben": (3,)})
    table.bid(1, 4)
    events = table.challenge()

    assert table.table.outcome is not None
    assert not [event for event in events if isinstance(event, Reveal)]
    assert table.table.turn is None


@pytest.mark.parametrize("players", [2, 6])
def test_nobody_ever_gains_a_die(players: int) -> None:
    hands = dict.fromkeys(("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")[:players], (4, 4, 3, 2, 1))
    table = hall(hands)
    table.bid(5 * players, 6)
    table.challenge()

    assert table.table.in_play < 5 * players
    assert all(0 <= count <= 5 for count in table.board.dice.values())
