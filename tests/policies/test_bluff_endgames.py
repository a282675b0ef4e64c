"""Play by the solution of Bluff for two players with one or two dice each. Ann bids first."""

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from bot.policies.bluff import endgames
from bot.policies.bluff.endgames import CUPS, move
from bot.policies.bluff.foreseeing import play_strong
from bot.policies.turn import Turn
from engine.actions import Action
from engine.bluff.actions import Bid
from engine.bluff.challenging import losses
from engine.bluff.options import BluffOptions, Exact
from engine.bluff.track import FACES, MAGIC, Claim, claims
from engine.views import View
from scripts.bluff_rounds import Game, Moment, lost_to_the_best
from scripts.solve_bluff import GAMES, solve
from tests.engine.bluff.hall import Hall, hall


def turn_with_few(game: Hall, seat: str) -> Turn:
    """Return the turn of a seat at a table whose dice were set by hand."""
    hidden = {seat: game.table.hidden[seat]}
    return Turn(game.game.told(seat).events, View(seat, replace(game.table, hidden=hidden)), ())


def moves(game: Hall, seat: str) -> list[Action | None]:
    """Return the moves by the solution, drawn several times."""
    return [move(turn_with_few(game, seat), Random(seed)) for seed in range(10)]


@pytest.mark.parametrize("game", ["11-", "12-", "21-", "22-", "12+", "21+"])
def test_nobody_wins_a_fiftieth_of_a_die_a_round_from_the_solution(game: str) -> None:
    assert lost_to_the_best(*GAMES[game]) <= 0.02


@pytest.mark.parametrize("exact", Exact)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_challenge_wins_in_the_solved_rounds_what_it_wins_in_a_game(exact: Exact, count: int) -> None:
    table = hall({"Ann": (6, 5), "Ben": (2,)}, BluffOptions(exact=exact)).table
    game = Game((2, 1), shows=True, house=0)
    ann_has_a_six = [1.0 if cup == (5, 6) else 0.0 for cup in CUPS[2]]

    lost = losses(table, ("Ann", "Ben"), 1 - count)
    won = game.of_doubt(Moment("", turn=1, standing=Claim(count, 6)), 1, ann_has_a_six)

    assert won[CUPS[1].index((2,))] == lost.get("Ann", 0) - lost.get("Ben", 0)


@pytest.mark.parametrize("standing", [Claim(1, 6), Claim(2, MAGIC), Claim(3, 4), Claim(4, MAGIC)])
def test_whoever_plays_against_the_solution_may_make_every_bid_and_show_any_die(standing: Claim) -> None:
    game = Game((2, 2), shows=True, house=0)

    considered = {*game.bids(Moment("", turn=1, standing=standing))}

    assert considered == {*product(claims(4, standing), (0, *FACES))}


def test_a_solution_that_always_opens_with_the_least_bid_is_exploited(monkeypatch: pytest.MonkeyPatch) -> None:
    others = [line for line in endgames.solution() if not line.startswith("11- ")]
    exploited = sorted([*others, "11- " + ",".join(["a"] * 6)])
    monkeypatch.setattr(endgames, "solution", lambda: exploited)

    assert lost_to_the_best((1, 1), shows=False) > 0.1


def test_a_solver_comes_nearer_to_play_from_which_nobody_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(rounds: int) -> float:
        lines = sorted([line for house in (0, 1) for line in solve(Game((1, 1), shows=False, house=house), rounds)])
        monkeypatch.setattr(endgames, "solution", lambda: lines)
        return lost_to_the_best((1, 1), shows=False)

    assert lost(1) > 2 * lost(5)


@pytest.mark.parametrize(("ann", "ben"), [((6,), (2,)), ((6,), (2, 3)), ((6, 5), (2,)), ((6, 5), (2, 3))])
def test_a_strong_player_with_few_dice_plays_by_the_solution(ann: tuple[int, ...], ben: tuple[int, ...]) -> None:
    game = hall({"Ann": ann, "Ben": ben})

    chosen = [play_strong(turn_with_few(game, "Ann"), Random(seed)) for seed in range(10)]

    assert chosen == moves(game, "Ann")
    assert None not in chosen


def test_the_solution_does_not_lead_three_players() -> None:
    game = hall({"Ann": (6,), "Ben": (2,), "Cat": (3,)})

    assert moves(game, "Ann") == [None] * 10


def test_a_player_who_has_not_played_by_the_solution_is_not_led_by_it() -> None:
    game = hall({"Ann": (2,), "Ben": (2,)})
    game.bids((2, 6), (2, 1))

    assert moves(game, "Ann") == [None] * 10


def test_the_solution_answers_dice_that_were_shown() -> None:
    game = hall({"Ann": (6, 5), "Ben": (2, 3)})
    game.bid(1, 6)
    game.bid(2, 2, show=(2,), thrown=(4,))

    assert None not in moves(game, "Ann")


def test_the_solution_shows_no_dice_in_a_game_without_showing() -> None:
    game = hall({"Ann": (6, 5), "Ben": (2, 3)}, BluffOptions(show_and_throw=False))
    game.bids((1, 6), (2, 2))

    assert not any(isinstance(each, Bid) and each.show for each in moves(game, "Ann"))
