"""Who came before whom in a finished board game, whatever was played."""

import pytest

from engine.events import Outcome
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.suites.random_games import whole_games

BOARDS = [rulebook for rulebook in RULEBOOKS if rulebook.is_ranked]
on_boards = pytest.mark.parametrize("rulebook", BOARDS, ids=lambda rulebook: rulebook.slug)


def test_the_games_without_sides_are_ranked() -> None:
    assert {rulebook.slug for rulebook in BOARDS} == {"bluff", "danube", "sigily"}


@on_boards
def test_every_player_stands_once_in_the_ranking_of_a_random_game_and_a_winner_first(rulebook: AnyRulebook) -> None:
    ended = [(played.game.table, played.game.table.outcome) for played in whole_games(rulebook)]
    for table, outcome in [(table, outcome) for table, outcome in ended if outcome is not None and outcome.winners]:
        assert isinstance(outcome, Outcome)
        ranking = rulebook.ranking(table, outcome)

        assert sorted(seat for teams in ranking for team in teams for seat in team) == sorted(table.seats)
        assert set(outcome.winners) & {seat for team in ranking[0] for seat in team}
