"""The bids, shown dice and challenges of a sensible player. Ann bids first."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from bot.policies.bluff.answering import KINDS, ODDLY, Answers, Sensible
from bot.policies.bluff.chances import bearing, chance_of, spread
from bot.policies.bluff.foreseeing import play_strong
from bot.policies.bluff.foresight import Foresight
from bot.policies.bluff.mind import Mind
from bot.policies.bluff.playing import play
from bot.policies.bluff.reading import Hand, History, thrown
from bot.policies.reasons import reason_of
from bot.policies.turn import Turn
from engine.actions import Action
from engine.audience import To
from engine.bluff.actions import Bid, Challenge
from engine.bluff.events import Bid as BidMade
from engine.bluff.options import BluffOptions, Exact
from engine.bluff.track import MAGIC
from engine.boards.actions import Resign
from engine.strength import Strength
from engine.views import View
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


def turn_with_few(game: Hall, seat: str) -> Turn:
    """Return the turn of a seat at a table whose dice were set by hand."""
    hidden = {seat: game.table.hidden[seat]}
    return Turn(game.game.told(seat).events, View(seat, replace(game.table, hidden=hidden)), ())


def hands_of(game: Hall, seat: str, reader: str) -> Sequence[Hand]:
    """Return the dice that a seat may hide, for somebody who reads their moves."""
    return History(Mind(turn_with_few(game, reader)), 8).hands(seat)


def sensible_share(game: Hall, seat: str, reader: str) -> float:
    """Return how likely a seat is a sensible player rather than a simple one."""
    return History(Mind(turn_of(game.game, reader)), 8).kinds(seat)[KINDS.index(Sensible)]


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


@pytest.mark.parametrize(
    ("others", "count", "chance"), [(1, 3, 100), (1, 4, 87), (1, 8, 1), (1, 9, 0), (3, 4, 99), (3, 19, 0)]
)
def test_a_reason_calls_a_bid_true_or_false_only_if_that_is_certain(others: int, count: int, chance: int) -> None:
    hidden = HANDS["Ann"]
    game = hall({"Ann": hidden, **dict.fromkeys(("Ben", "Cat", "Dan")[:others], hidden)})

    turn = turn_of(game.game, "Ann")

    assert reason_of("bluff", turn, Bid(count, 6), Strength.USUAL).chances == {"chance": chance}


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

    said = Mind(turn_of(game.game, "Ben")).moment.said

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


def test_dice_that_make_a_bid_odd_are_unlikely_after_it() -> None:
    game = hall({"Ann": (2, 3), "Ben": (2, 3)})
    game.bid(3, 5)

    read = hands_of(game, "Ann", "Ben")

    fives = sum(hand.weight for hand in read if bearing(5, hand.faces))
    assert fives > 0.8 > 20 / 36


def test_a_bid_tells_nothing_of_dice_that_were_thrown_again_with_it() -> None:
    game = hall({"Ann": (2, 3), "Ben": (2, 3, 6)})
    game.bid(1, 3)
    game.bid(2, 6, show=(6,), thrown=(2, 3))

    read = hands_of(game, "Ben", "Ann")

    assert {hand.faces: hand.weight for hand in read} == pytest.approx(dict(thrown(2)))


@pytest.mark.parametrize("kind", KINDS)
def test_all_moves_with_some_dice_are_made_once_altogether(kind: type[Answers]) -> None:
    game = hall({"Ann": (2, 3), "Ben": (2, 3)}, BluffOptions(show_and_throw=False))
    game.bid(1, 3)
    moment = Mind(turn_with_few(game, "Ben")).moment
    answers = kind(moment)

    bids = [
        BidMade(to=To.PUBLIC, player="Ben", count=count, face=face, shown=(), thrown=0)
        for face, counts in moment.counts.items()
        for count in counts
    ]
    often = [answers.odds((2, 3), bid) for bid in (None, *bids)]

    assert sum(often) == pytest.approx(1, abs=ODDLY * len(often))


def test_a_strong_player_challenges_a_bid_that_cannot_be_true() -> None:
    game = hall({"Ann": (2, 3), "Ben": (4, 5)})
    game.bid(4, 6)

    assert play_strong(turn_with_few(game, "Ben"), Random(1)) == Challenge()


def test_a_bid_is_worth_less_if_the_next_player_is_sure_that_it_is_false() -> None:
    game = hall({"Ann": (2, 3), "Ben": (4, 5)})
    mind = Mind(turn_with_few(game, "Ann"))

    without, with_two = (Foresight(mind, {"Ben": (Hand(faces, (1.0, 0.0)),)}) for faces in ((4, 5), (6, 6)))

    assert without.worth(Bid(3, 6)) < with_two.worth(Bid(3, 6))


def test_a_challenge_that_is_surely_won_is_worth_one() -> None:
    game = hall({"Ann": (2, 3), "Ben": (4, 5)})
    game.bid(4, 6)
    mind = Mind(turn_with_few(game, "Ben"))

    assert Foresight(mind, {"Ann": (Hand((2, 3), (1.0, 0.0)),)}).worth(Challenge()) == 1


def test_somebody_whose_shown_dice_do_not_fit_their_bids_is_hardly_a_sensible_player() -> None:
    sane, odd = (
        hall({"Ann": (5, 5, 5, 1, 2), "Ben": (2, 2, 3, 4, 6)}),
        hall({"Ann": (2, 2, 2, 2, 2), "Ben": (2, 2, 3, 4, 6)}),
    )
    for game in (sane, odd):
        game.bid(*((4, 5) if game is sane else (1, 3)))
        game.challenge()

    assert sensible_share(sane, "Ann", "Ben") > 0.5 > sensible_share(odd, "Ann", "Ben")


def test_nobody_is_judged_by_bids_after_which_dice_were_thrown_again() -> None:
    game = hall(HANDS)
    game.bids((1, 3), (1, 5))
    game.bid(2, 6, show=(6, 6), thrown=(2, 3, 4))
    game.challenge()

    assert sensible_share(game, "Ann", "Ben") == 0.5
    assert sensible_share(game, "Ben", "Ann") != 0.5


def test_nobody_is_judged_by_dice_that_went_when_their_player_gave_up() -> None:
    game = hall({**HANDS, "Cat": (5, 5, 5, 1, 4)})
    game.bids((1, 3), (1, 5))
    game.does("Ann", Resign())
    game.challenge()

    assert sensible_share(game, "Ann", "Cat") == 0.5
    assert sensible_share(game, "Ben", "Cat") != 0.5


def too_high() -> Hall:
    """Return a game in which Cat has given up, and Ben answers a bid on more dice than are left."""
    game = hall({"Ann": (5, 5, 5, 5, 6), "Ben": (1, 1, 1, 1, 1), "Cat": (5, 5, 5, 5, 6)})
    game.bid(11, 5)
    game.does("Cat", Resign())
    return game


def test_a_bid_on_more_dice_than_are_left_is_challenged_whatever_could_be_bid() -> None:
    assert choice(too_high()) == Challenge()


def test_whoever_challenges_a_bid_on_more_dice_than_are_left_may_be_of_any_kind() -> None:
    game = too_high()
    game.challenge()

    assert 0 < sensible_share(game, "Ben", "Ann") < 1
