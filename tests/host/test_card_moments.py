"""Only events that everybody sees make a card hurry."""

from dataclasses import replace

import pytest

from bot.host.moves.card_moments import is_new_moment
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.quests import Quests
from engine.quests.options import QuestOptions
from engine.rulebook import any_rulebook
from tests.delivery.at_a_table import NOON, AtATable
from tests.suites.random_games import seats_for

QUESTS = any_rulebook(Quests())
BEGUN = Game.begin(QUESTS, seats_for(QUESTS, 5), QuestOptions(), Chance({}, seeded_source(1, 1)))
LIVE = AtATable(BEGUN, step=1, leader=None, anonymous=False).hosted
(DEALT,) = BEGUN.log


def test_a_wait_that_only_the_gm_perceives_does_not_hurry_the_card() -> None:
    assert not is_new_moment(LIVE, replace(LIVE, inner_deadline=NOON, wait_line=7, embargoes={}), DEALT)


@pytest.mark.parametrize(
    "after",
    [replace(LIVE, deadline=NOON), replace(LIVE, phase=GamePhase.OVER), replace(LIVE, wait_token="another")],
    ids=["deadline", "end", "wait"],
)
def test_an_event_that_a_post_tells_everybody_hurries_the_card(after: HostedGame) -> None:
    assert is_new_moment(LIVE, after, DEALT)
