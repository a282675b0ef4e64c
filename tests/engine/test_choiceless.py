"""A move is no choice if it is the only thing that anybody may do now, and possible in one way alone."""

import pytest

from engine.actions import Pause
from engine.audience import To
from engine.boards.actions import Throw
from engine.chance import Chance
from engine.choiceless import choiceless
from engine.danube.actions import Move
from engine.game import Game
from engine.judging import Submission
from engine.names import GM
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from engine.sigily.actions import Move as Drive
from engine.sigily.options import SigilyOptions
from engine.views import View
from tests.engine.danube.river import River, river, thrown
from tests.engine.sigily.race import ALL_SPELLS, race, unit
from tests.suites.random_games import moments

THROW = Submission("Ann", Throw(), auto=True)


def alone(game: Game) -> Submission | None:
    """Return the move of a game that is no choice."""
    return choiceless(game.rulebook, View(To.PUBLIC, game.table))


def test_a_throw_with_nothing_to_decide_is_no_choice() -> None:
    assert alone(river((4, 20), (12,)).game) == THROW
    assert alone(River().game) == THROW
    assert alone(race([unit("Ann 1", "3")]).game) == THROW


def test_the_only_move_is_no_choice_however_its_steps_are_counted() -> None:
    last = thrown(4, (35,), (12,))

    assert last.legal == {(35, 1), (35, 2), (35, 3), (35, 4)}
    assert alone(last.game) == Submission("Ann", Move(35, 1), auto=True)


def test_a_move_beside_another_is_a_choice() -> None:
    assert alone(thrown(2, (13, 20), (12,)).game) is None


def test_one_of_several_like_chariots_is_no_choice() -> None:
    begun = race()
    begun.throw(2)

    assert alone(begun.game) == Submission("Ann", Drive("Ann 1"), auto=True)


def test_a_throw_before_which_a_spell_may_be_cast_is_a_choice() -> None:
    assert alone(race([unit("Ann 1", "3", coins=9), unit("Ben 1", "9")], options=ALL_SPELLS).game) is None


def test_bets_that_may_be_offered_at_any_time_hold_up_no_throw() -> None:
    assert alone(race([unit("Ann 1", "3")], options=SigilyOptions(wagers=True)).game) == THROW


def test_nothing_is_asked_while_a_game_rests_or_is_over() -> None:
    paused, over = river((4, 20), (12,)), thrown(1, (35,), (12,))
    paused.does(GM, Pause())
    over.move(35, 1)

    assert over.table.outcome is not None
    assert alone(paused.game) is None
    assert alone(over.game) is None


@pytest.mark.parametrize("rulebook", [each for each in RULEBOOKS if each.choiceless], ids=lambda each: str(each.slug))
def test_a_move_without_a_choice_that_everybody_knows_is_legal(rulebook: AnyRulebook) -> None:
    found = [(game, choiceless(rulebook, game.view(To.PUBLIC))) for game, _ in moments(rulebook)]
    events = [game.copy().submit(move, Chance()).events for game, move in found if move is not None]

    assert 0 < len(events) < len(found)
    assert all(events)
