"""Players of Sigily who look ahead: the chances that they see, and what they do about them. Ann and Ben race."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.policies.sigily.expecting import Sight, expected
from bot.policies.sigily.following import differing, ends, thrown
from bot.policies.sigily.playing import play, play_strong, play_usual
from bot.policies.sigily.winning import chances
from bot.policies.turn import Policy, Turn
from engine.actions import Action
from engine.asks import asks_of
from engine.sigily.actions import Enter, Move
from engine.sigily.foresight import odds
from engine.sigily.options import SigilyOptions
from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit
from engine.views import View
from tests.engine.sigily.race import PLAIN, TWO, Race, all_home, race, unit, with_home

ANN, BEN = (("Ann",), ("Ben",))
THREE = ("Ann", "Ben", "Cat")
NEXT = Sight(throws=0, moves=1)
"""The sight of a player who compares the tables to which the next throw may lead."""


def choice(game: Race, play: Policy = play_usual) -> Action | None:
    """Return what Ann does, who doesn't see the pile of questions."""
    return play(Turn((), View("Ann", game.table.known), asks_of("Ann", game.game.asks)), Random(1))


def seen(table: SigilyTable) -> View[SigilyTable, str]:
    return View("Ann", table)


def fought(units: list[Unit], options: SigilyOptions = PLAIN) -> list[tuple[float, SigilyTable]]:
    """Return how it may end that Ann's unit moves by 2 onto Ben's at 7."""
    after = thrown(seen(race(units, options=options).table), 2)
    (onto,) = [way for way in differing(after) if way.onto == "7"]
    return [(share, end.table) for share, end in ends(after, onto)]


def test_one_of_the_racing_teams_wins() -> None:
    found = chances(seen(race([unit("Ann 1", "20"), unit("Ben 1", "2")], THREE).table))

    assert found.keys() == {("Ann",), ("Ben",), ("Cat",)}
    assert sum(found.values()) == pytest.approx(1)


def test_the_chance_to_win_grows_with_the_way_behind() -> None:
    found = chances(seen(race([unit("Ann 1", "20"), unit("Ben 1", "2")], turn="Ben").table))

    assert found[ANN] > found[BEN]


def test_a_player_who_throws_next_is_likelier_to_win() -> None:
    game = race([unit("Ann 1", "2"), unit("Ben 1", "13")])
    throwing, waiting = (chances(seen(replace(game.table, turn=seat))) for seat in TWO)

    assert throwing[ANN] > waiting[ANN]


def test_a_race_that_is_won_is_open_no_more() -> None:
    assert chances(seen(replace(race().table, won=("Ben",)))) == {BEN: 1.0}


def test_a_player_who_has_resigned_is_no_longer_in_the_race() -> None:
    assert chances(seen(replace(race(seats=THREE).table, resigned=("Cat",)))).keys() == {ANN, BEN}


def test_a_fight_is_won_by_the_odds_of_the_attack() -> None:
    after = fought([unit("Ann 1", "5"), unit("Ben 1", "7")])
    found = {end.board.unit("Ann 1") is not None: share for share, end in after}

    assert found == {True: pytest.approx(odds(1)), False: pytest.approx(1 - odds(1))}


def test_super_chariots_of_a_stack_all_win_or_all_lose() -> None:
    stacks = [unit("Ann 1, Ann 2", "5"), unit("Ben 1, Ben 2", "7")]
    left = [end.board.units for _, end in fought(stacks, SigilyOptions(super_chariots=True))]

    assert sorted([units[0].chariots for units in left]) == [("Ann 1", "Ann 2"), ("Ben 1", "Ben 2")]
    assert [len(units) for units in left] == [1, 1]


def test_a_throw_is_worth_something_to_whoever_throws() -> None:
    game = race([unit("Ann 1", "2"), unit("Ben 1", "13")])
    own, other = (expected(seen(replace(game.table, turn=seat)), NEXT) for seat in TWO)

    assert own[ANN] > other[ANN]


@pytest.mark.parametrize("play", [play_usual, play_strong])
def test_a_player_who_looks_ahead_wins_the_race_if_they_can(play: Policy) -> None:
    game = with_home(race([unit("Ann 4", "23"), unit("Ben 1", "5")]), all_home("Ann", but=1))
    game.throw(2)

    assert choice(game, play) == Move("Ann 4")


def test_a_player_who_looks_ahead_enters_fairy_land_where_that_is_much_shorter() -> None:
    game = with_home(race([unit("Ann 4", "6"), unit("Ben 1", "2")]), all_home("Ann", but=1))

    assert choice(game) == Enter("Ann 4")


def test_a_player_who_looks_ahead_knows_no_question_that_may_be_drawn() -> None:
    options = SigilyOptions(questions=True, written={"Ann": ("Why?",), "Ben": ("How?",)})
    game = race([unit("Ann 1", "7"), unit("Ben 1", "2")], options=options)
    game.throw(2)

    assert isinstance(choice(game), Move)


def test_once_the_race_is_won_a_player_goes_by_rules_of_thumb() -> None:
    game = race([unit("Ann 1", "7"), unit("Ann 2", "12"), unit("Ben 1", "2")], THREE)
    game.throw(2)
    won = Turn((), View("Ann", replace(game.table, won=("Cat",))), asks_of("Ann", game.game.asks))

    assert play_usual(won, Random(1)) == play(won, Random(1))
