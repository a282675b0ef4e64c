"""The moves of a sensible player on the Danube. Ann has the nickels, and Ben the pennies."""

from random import Random

import pytest

from bot.policies.danube.dividing import ends
from bot.policies.danube.playing import play
from bot.policies.danube.throws import chance_of
from bot.policies.danube.worth import open_to, worth
from engine.actions import Action
from engine.boards.actions import Throw
from engine.danube import Danube
from engine.danube.actions import Move
from engine.danube.board import Colour
from engine.danube.options import DanubeOptions
from engine.danube.walking import Fleets
from engine.rulebook import any_rulebook
from engine.views import View
from scripts.win_rates import has_won
from tests.engine.danube.river import River, river, thrown
from tests.policies.boards import public_turn

FAR = (31, 33)
"""Squares of boats that reach no others and that no others reach."""
GAMES = range(3)


def choice(game: River, by: str = "Ann") -> Action:
    """Return a player's action."""
    return play(public_turn(game.game, by), Random(1))


def fleets(own: tuple[int, ...], others: tuple[int, ...]) -> Fleets:
    """Return the boats when Ann throws next."""
    return Fleets(Colour.NICKELS, own, others, own)


def test_a_player_throws_when_a_throw_is_due() -> None:
    assert choice(river((2, 4), FAR)) == Throw()


def test_a_player_keeps_out_of_the_rapids() -> None:
    assert choice(thrown(2, (15, 28), (12,))) != Move(28, 2)


def test_a_player_enters_the_rapids_if_no_other_move_is_legal() -> None:
    assert choice(thrown(2, (28,), (12,))) == Move(28, 2)


def test_a_player_swaps_with_a_boat_that_has_come_far() -> None:
    assert choice(thrown(3, (5, 15), (18, *FAR))) == Move(15, 3)


def test_a_boat_flees_from_one_that_is_close_behind() -> None:
    assert choice(thrown(3, (20, 31), (18,))) == Move(20, 3)


def test_a_boat_joins_another_so_that_they_guard_each_other() -> None:
    assert choice(thrown(2, (15, 18), (14,))) == Move(15, 2)


@pytest.mark.parametrize("count", [4, 6])
def test_a_player_divides_a_throw_in_the_best_way(count: int) -> None:
    game = thrown(count, (3, 8, 15, 21, 24), (5, 11, 14, 18, 27))
    best = max(worth(end, throws_on=True) for end in ends(View("Ann", game.table)))

    while game.board.left is not None:
        chosen = choice(game)
        assert isinstance(chosen, Move)
        game.move(chosen.start, chosen.steps)

    assert worth(fleets(game.board.nickels, game.board.pennies), throws_on=True) == best


def test_the_pennies_are_played_like_the_nickels() -> None:
    assert choice(thrown(3, (18, *FAR), (5, 15), turn="Ben"), "Ben") == Move(15, 3)


def test_a_throw_of_four_or_more_comes_twice_in_sixteen() -> None:
    assert chance_of(4) == 2 / 16


def test_three_of_four_throws_threaten_a_boat_two_squares_ahead() -> None:
    assert open_to(fleets((18,), (20,))) == 2 * 12 / 16


def test_a_guarded_boat_loses_nothing() -> None:
    assert open_to(fleets((18,), (20, 21))) == 0


def test_a_boat_in_danger_is_worth_more_before_another_throw() -> None:
    boats = fleets((20,), (18,))

    assert worth(boats, throws_on=True) > worth(boats, throws_on=False)


def test_a_sensible_player_mostly_beats_a_random_one() -> None:
    won = [has_won(any_rulebook(Danube()), seed, 2, DanubeOptions()) for seed in GAMES]

    assert sum(won) > 0.7 * len(GAMES)
