"""The bids, shown dice and challenges of a sensible player. Ann bids first."""

from random import Random

import pytest

from bot.policies.bluff.chances import chance_of, spread
from bot.policies.bluff.mind import Mind
from bot.policies.bluff.playing import play
from engine.actions import Action
from engine.bluff.actions import Bid, Challenge
from engine.bluff.options import BluffOptions, Exact
from engine.bluff.track import MAGIC
from scripts.win_rates import has_won
from tests.engine.bluff.hall import BLUFF, USUAL, Hall, hall
from tests.policies.boards import turn_of

GAMES = range(40)
FEWER_GAMES = range(5)
HANDS = {"Ann": (6, 6, 5, 3, 1), "Ben": (2, 2, 3, 4, 5)}
MANY_SIXES = {"Ann": (2, 3, 4, 4, 5), "Ben": (6, 6, 6, 1, 3)}


def choice(game: Hall) -> Action:
    """Return the current player's action."""
    return play(turn_of(game.game, game.table.player), Random(1))


def bid_of(game: Hall) -> Bid:
    """Return the current player's action, which is a bid."""
    chosen = choice(game)
    assert isinstance(chosen, Bid)
    return chosen


def test_a_bid_that_cannot_be_true_is_challenged() -> None:
    game = hall(HANDS)
    game.bid(6, 6)

    assert choice(game) == Challenge()


def test_a_bid_matched_by_a_players_own_dice_is_not_challenged() -> None:
    game = hall(MANY_SIXES)
    game.bid(3, 6)

    assert choice(game) != Challenge()


def test_a_player_challenges_if_no_bid_is_left() -> None:
    game = hall({"Ann": (6, 6, 5, 3, 1), "Ben": (MAGIC,) * 5})
    game.bid(10, MAGIC)

    assert choice(game) == Challenge()


def test_a_player_opens_with_a_bid_on_their_own_dice() -> None:
    opening = bid_of(hall({"Ann": (5, 5, 5, 1, 2), "Ben": (2, 2, 3, 4, 6)}))

    assert (opening.face, opening.show) == (5, None)


def test_a_raise_shows_the_matching_dice() -> None:
    game = hall({"Ann": (2, 3, 4, 4, 5), "Ben": (6, 2, 1, 3, 4)})
    game.bid(4, 6)

    assert bid_of(game) == Bid(5, 6, (1, 6))


def test_nobody_shows_dice_in_a_game_without_showing() -> None:
    game = hall({"Ann": (2, 3, 4, 4, 5), "Ben": (6, 2, 1, 3, 4)}, BluffOptions(show_and_throw=False))
    game.bid(3, 6)

    assert bid_of(game).show is None


def test_a_bid_makes_its_face_likelier_among_the_bidders_dice() -> None:
    assert chance_of(5, bid=5) > chance_of(5, bid=None) == pytest.approx(1 / 3)
    assert chance_of(5, bid=5) > chance_of(4, bid=5)


def test_a_bid_says_nothing_of_dice_that_were_thrown_again_with_it() -> None:
    game = hall(HANDS)
    game.bids((1, 3), (1, 5))
    game.bid(2, 6, show=(6, 6), thrown=(2, 3, 4))

    said = Mind(turn_of(game.game, "Ben")).said

    assert said == {"Ann": None, "Ben": 5}


def test_open_dice_count_for_everybody() -> None:
    game = hall(HANDS)
    game.bids((1, 3), (1, 5))
    game.bid(2, 6, show=(6, 6), thrown=(2, 3, 4))

    assert Mind(turn_of(game.game, "Ben")).known(6)[:2] == (0, 0)


def test_an_open_and_a_hidden_die_match_once_or_twice() -> None:
    assert spread(1, (0.25,)) == (0, 0.75, 0.25)


@pytest.mark.parametrize("exact", Exact)
def test_a_sensible_player_mostly_beats_a_random_one(exact: Exact) -> None:
    won = [has_won(BLUFF, seed, 2, BluffOptions(exact=exact)) for seed in GAMES]

    assert sum(won) > 0.85 * len(GAMES)


@pytest.mark.parametrize("players", BLUFF.players)
def test_a_sensible_player_mostly_beats_several_random_ones(players: int) -> None:
    won = [has_won(BLUFF, seed, players, USUAL) for seed in FEWER_GAMES]

    assert sum(won) > 0.7 * len(FEWER_GAMES)
