"""The moves of a sensible player on the Danube. Ann has the nickels, and Ben the pennies."""

from random import Random

import pytest

from bot.policies.danube.dividing import ends
from bot.policies.danube.expecting import expected
from bot.policies.danube.playing import play, play_strong, play_usual
from bot.policies.danube.throws import chance_of
from bot.policies.danube.winning import has_moved, to_throw
from bot.policies.danube.worth import open_to, worth
from bot.policies.turn import Policy
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


def end_of(game: River, play: Policy) -> Fleets:
    """Return the boats once Ann has played this throw."""
    while game.board.left is not None:
        chosen = play(public_turn(game.game, "Ann"), Random(1))
        assert isinstance(chosen, Move)
        game.move(chosen.start, chosen.steps)
    return fleets(game.board.nickels, game.board.pennies)


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

    assert worth(end_of(game, play), throws_on=True) == best


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


def test_the_chance_to_win_is_what_the_other_player_lacks() -> None:
    boats, same_boats = fleets((20, 27), (18, 31)), Fleets(Colour.PENNIES, (18, 31), (20, 27), (18, 31))

    assert has_moved(boats, throws_on=False) == 1 - to_throw(same_boats)


def test_nobody_doubts_a_game_that_is_over() -> None:
    assert (to_throw(fleets((), (35,))), to_throw(fleets((35,), ()))) == (1, 0)


def test_the_chance_to_win_grows_with_a_lead() -> None:
    ahead, level, behind = (to_throw(fleets((square,), (20,))) for square in (25, 20, 15))

    assert behind < level < ahead


def test_a_player_who_throws_on_is_likelier_to_win() -> None:
    boats = fleets((20, 27), (18, 31))

    assert has_moved(boats, throws_on=True) > has_moved(boats, throws_on=False)


def test_a_usual_player_looks_ahead_from_the_two_best_positions() -> None:
    game = thrown(3, (5, 15, 22), (18, *FAR))
    good = sorted(ends(View("Ann", game.table)), key=lambda end: has_moved(end, throws_on=False))[-2:]

    assert end_of(game, play_usual) == max(good, key=lambda end: expected(end, throws_on=False))


def test_looking_ahead_a_player_knows_who_will_win_with_the_next_throw() -> None:
    assert expected(fleets((35,), (35,)), throws_on=False) == 0
    assert expected(fleets((35,), (35,)), throws_on=True) == 1


def test_a_strong_player_moves_to_the_best_chance_after_the_next_throw() -> None:
    game = thrown(2, (20, 26), (22, 31))
    ahead = {end: expected(end, throws_on=False) for end in ends(View("Ann", game.table))}

    assert ahead[end_of(game, play_strong)] == max(ahead.values()) > min(ahead.values())
