"""Bidding: the track with its Magic spaces, raises, and the dice that may be shown with one."""

import pytest

from engine.bluff.actions import Bid, Challenge
from engine.bluff.events import Bid as BidMade
from engine.bluff.events import Dice
from engine.bluff.options import BluffOptions
from engine.bluff.refusals import (
    MustChallenge,
    NoFace,
    NoRaise,
    NoShowing,
    NothingShown,
    NotHisDice,
    OneStaysHidden,
    TooManyDice,
)
from engine.bluff.track import Claim, claims
from engine.refusals import NotNow
from tests.engine.bluff.hall import HANDS, MAGIC, hall

TRACK = "1 M1 2 3 M2 4 5 M3 6 7 M4 8 9 M5 10 11 M6 12 13 M7 14 15 M8 16 17 M9 18 19 M10 20 21 M11 22"
"""The spaces of the board, and the first ones after its end."""


def test_the_spaces_rise_in_the_order_of_the_track_and_past_its_end() -> None:
    claimed = {each: Claim(int(each.strip("M")), MAGIC if "M" in each else 2) for each in TRACK.split()}

    assert sorted(claimed, key=lambda each: claimed[each].space) == TRACK.split()


def test_only_a_number_bid_counts_ones_with_other_faces() -> None:
    faces = (1, 1, 4, 4, 5)

    assert Claim(3, 4).matching(faces) == 4
    assert Claim(3, MAGIC).matching(faces) == 2


@pytest.mark.parametrize(("count", "face"), [(1, 2), (3, 6), (1, MAGIC), (20, MAGIC), (20, 3)])
def test_both_kinds_of_bid_may_open(count: int, face: int) -> None:
    table = hall(HANDS)
    table.bid(count, face)

    assert table.board.bid is not None
    assert (table.board.bid.player, table.board.bid.claim) == ("Ann", Claim(count, face))


@pytest.mark.parametrize(
    ("before", "after"),
    [((3, 4), (3, 5)), ((3, 4), (4, 2)), ((3, 4), (2, MAGIC)), ((2, MAGIC), (4, 2)), ((1, 6), (1, MAGIC))],
)
def test_a_raise_is_a_higher_face_on_the_same_space_or_any_later_space(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    table = hall(HANDS)
    table.bids(before, after)

    assert table.board.bid is not None
    assert table.board.bid.claim == Claim(*after)


@pytest.mark.parametrize(
    ("before", "after", "least"),
    [
        ((3, 4), (3, 4), (3, 5)),
        ((3, 4), (3, 3), (3, 5)),
        ((3, 6), (2, 6), (2, MAGIC)),
        ((2, MAGIC), (3, 6), (4, 2)),
        ((4, 2), (2, MAGIC), (4, 3)),
    ],
)
def test_a_refused_raise_names_the_lowest_legal_one(
    before: tuple[int, int], after: tuple[int, int], least: tuple[int, int]
) -> None:
    table = hall(HANDS)
    table.bid(*before)

    assert table.refused("Ben", Bid(*after)) == NoRaise(*least)


@pytest.mark.parametrize("count", [0, -1, 21, 1000])
def test_a_bid_claims_between_one_die_and_all_dice(count: int) -> None:
    assert hall(HANDS).refused("Ann", Bid(count, 3)) == TooManyDice(count, 20)


@pytest.mark.parametrize("face", [0, 7, -3])
def test_a_die_has_six_faces(face: int) -> None:
    assert hall(HANDS).refused("Ann", Bid(1, face)) == NoFace(face)


def test_a_magic_bid_of_all_dice_must_be_challenged() -> None:
    table = hall({"Ann": (1,), "Ben": (1,)})
    table.bid(2, MAGIC)

    assert table.refused("Ben", Bid(2, 6)) == MustChallenge()
    assert {ask.move for ask in table.game.asks if "Ben" in ask.awaited} == {Challenge}


def test_bids_range_from_one_two_to_magic_of_all_dice() -> None:
    every = claims(4, None)

    assert (every[0], every[-1]) == (Claim(1, 2), Claim(4, MAGIC))
    assert len(every) == 24


def test_the_turn_goes_in_seat_order_among_those_with_dice() -> None:
    table = hall({"Ann": (2, 3), "Ben": (), "Cat": (4,), "Dan": (5,)})
    order = []
    for claim in ((1, 2), (1, 3), (1, 4), (1, 5)):
        order.append(table.table.player)
        table.bid(*claim)

    assert order == ["Ann", "Cat", "Dan", "Ann"]


def test_only_the_current_player_bids_or_challenges() -> None:
    table = hall(HANDS)
    table.bid(3, 3)

    assert table.refused("Cat", Challenge()) == NotNow("challenge")
    assert table.refused("Ann", Bid(4, 3)) == NotNow("bid")


def test_nobody_challenges_before_the_first_bid() -> None:
    assert hall(HANDS).refused("Ann", Challenge()) == NotNow("challenge")


def test_a_raise_may_show_dice_and_throw_the_others_again() -> None:
    table = hall(HANDS)
    table.bid(1, 3)
    made, dice = table.bid(2, 2, show=(2, 2), thrown=(6, 6, 1))

    assert made == BidMade(to=made.to, player="Ben", count=2, face=2, shown=(2, 2), thrown=3)
    assert dice == Dice(to=("Ben",), faces=(6, 6, 1))
    assert table.board.open == {"Ben": (2, 2)}
    assert table.table.hidden["Ben"] == (6, 6, 1)
    assert table.board.dice["Ben"] == 5


def test_open_dice_stay_and_more_may_be_shown() -> None:
    table = hall({"Ann": (6, 6, 5), "Ben": (2, 2, 3)})
    table.bid(1, 3)
    table.bid(2, 2, show=(2,), thrown=(4, 4))
    table.bid(3, 4)
    table.bid(4, 4, show=(4,), thrown=(5,))

    assert table.board.open == {"Ben": (2, 4)}
    assert table.table.hidden["Ben"] == (5,)


def test_no_dice_are_thrown_again_without_showing() -> None:
    table = hall(HANDS)
    table.bid(1, 3)
    events = table.bid(2, 3)

    assert events == (BidMade(to=events[0].to, player="Ben", count=2, face=3, shown=(), thrown=0),)


def test_an_opening_shows_no_dice() -> None:
    assert hall(HANDS).refused("Ann", Bid(2, 3, (3,))) == NoShowing()


def test_a_game_without_showing_shows_no_dice() -> None:
    table = hall(HANDS, BluffOptions(show_and_throw=False))
    table.bid(1, 3)

    assert table.refused("Ben", Bid(2, 3, (3,))) == NoShowing()


def test_showing_shows_at_least_one_die_and_keeps_one_hidden() -> None:
    table = hall(HANDS)
    table.bid(1, 3)

    assert table.refused("Ben", Bid(2, 3, ())) == NothingShown()
    assert table.refused("Ben", Bid(2, 3, HANDS["Ben"])) == OneStaysHidden()


def test_the_last_hidden_die_stays_hidden() -> None:
    table = hall({"Ann": (4, 4), "Ben": (2,)})
    table.bid(1, 3)

    assert table.refused("Ben", Bid(2, 3, (2,))) == OneStaysHidden()


@pytest.mark.parametrize("show", [(6,), (2, 2, 2), (9,)])
def test_only_dice_that_are_there_can_be_shown(show: tuple[int, ...]) -> None:
    table = hall(HANDS)
    table.bid(1, 3)

    assert table.refused("Ben", Bid(2, 3, show)) == NotHisDice(HANDS["Ben"])
