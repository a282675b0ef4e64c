"""Likely bids: up to three legal ones, which everybody could name."""

from itertools import product

import pytest

from engine.audience import To
from engine.bluff.actions import Bid
from engine.bluff.likely import likely as of_table
from engine.bluff.track import Claim, claims
from tests.engine.bluff.hall import BLUFF, HANDS, Hall, hall
from tests.suites.random_games import whole_games

TRIO = {"Ann": (6, 6, 5, 3, 1), "Ben": (2, 2, 3, 4, 5), "Cat": (5, 5, 5, 1, 4)}


def likely(game: Hall) -> list[tuple[int, int]]:
    """Return the likely bids as everybody sees them, each with its count and face."""
    bids = BLUFF.likely(game.game.view(To.PUBLIC))
    return [(bid.count, bid.face) for bid in bids if isinstance(bid, Bid)]


def bidding(*bids: tuple[int, int]) -> Hall:
    game = hall(TRIO)
    game.bids(*bids)
    return game


def test_a_likely_opening_claims_three_tenths_of_all_dice() -> None:
    assert likely(hall(HANDS)) == [(6, 4), (6, 5), (6, 6)]
    assert likely(hall(TRIO)) == [(4, 4), (4, 5), (4, 6)]


@pytest.mark.parametrize(("left", "count"), [((1, 1), 1), ((2, 1), 1), ((3, 2), 2)])
def test_a_likely_opening_with_few_dice_claims_one_or_two(left: tuple[int, int], count: int) -> None:
    hands = {name: (2,) * dice for name, dice in zip(("Ann", "Ben"), left, strict=True)}

    assert of_table(hall(hands).table) == (Bid(count, 4), Bid(count, 5), Bid(count, 6))


def test_the_likely_raises_are_the_lowest_on_three_faces() -> None:
    game = bidding((3, 4))
    lowest = {bid.face: bid for bid in reversed(claims(15, Claim(3, 4)))}

    assert len(likely(game)) == 3
    assert all(lowest[face] == Claim(count, face) for count, face in likely(game))


def test_likely_bids_stand_in_the_order_of_the_track() -> None:
    for bids in ([(3, 4)], [(2, 3), (2, 1), (5, 2)], [(4, 6)]):
        ranks = [Claim(count, face).rank for count, face in likely(bidding(*bids))]

        assert ranks == sorted(ranks)


def test_a_face_that_players_have_bid_is_likelier() -> None:
    assert (5, 2) in likely(bidding((3, 2), (4, 2), (4, 6)))
    assert (5, 2) not in likely(bidding((3, 3), (4, 5), (4, 6)))


def test_a_face_that_lies_open_is_likelier() -> None:
    game = bidding((3, 3))
    game.bid(4, 6, show=(2, 2), thrown=(3, 3, 3))

    assert (5, 2) in likely(game)


def test_nothing_is_likely_if_no_bid_is_left() -> None:
    assert likely(bidding((15, 1))) == []


def test_no_die_under_a_cup_changes_the_likely_bids() -> None:
    for bids in ([], [(3, 4)], [(3, 4), (4, 5)]):
        told = set()
        for ann, ben in product(((1, 1, 1, 1, 1), (2, 3, 4, 5, 6)), repeat=2):
            game = hall({"Ann": ann, "Ben": ben, "Cat": (4, 4, 4, 4, 4)})
            game.bids(*bids)
            told.add(tuple(likely(game)))

        assert len(told) == 1


def test_nothing_is_likely_after_the_end() -> None:
    assert [likely(Hall(played.game)) for played in whole_games(BLUFF)[:3]] == [[]] * 3
