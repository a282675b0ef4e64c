"""Finds the player whom somebody means by a name or a piece of it."""

import pytest

from bot.cogs.interaction.arguments import find_seat
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.quests import Quests
from engine.quests.options import QuestOptions
from engine.rulebook import any_rulebook
from tests.delivery.at_a_table import AtATable

NAMES = ("Ann", "Annabel", "Banana", "Nan", "Robert")


@pytest.fixture(scope="module")
def hosted() -> HostedGame:
    """Return a game of these players."""
    game = Game.begin(any_rulebook(Quests()), NAMES, QuestOptions(), Chance({}, seeded_source(1, 1)))
    return AtATable(game, step=1, leader=None, anonymous=False).hosted


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        pytest.param(" aNN ", "Ann", id="a whole name goes before the beginning of another"),
        pytest.param("annab", "Annabel", id="the beginning of a name is enough"),
        pytest.param("na", "Nan", id="a beginning goes before a part"),
        pytest.param("ert", "Robert", id="a part of one name is enough"),
        pytest.param("Robrt", "Robert", id="a slip is forgiven"),
    ],
)
def test_a_name_is_found_by_a_part_of_it(hosted: HostedGame, typed: str, meant: str) -> None:
    assert find_seat(hosted, typed) == meant


def test_an_ambiguous_name_is_answered_with_the_possible_players(hosted: HostedGame) -> None:
    with pytest.raises(Denied, match="several-called") as denied:
        find_seat(hosted, "an")

    assert denied.value.values["names"] == "**Ann** and **Annabel**"


@pytest.mark.parametrize("typed", ["Zoe", "", "   "])
def test_nobody_is_found_by_another_name_or_none(hosted: HostedGame, typed: str) -> None:
    with pytest.raises(Denied, match="nobody-called"):
        find_seat(hosted, typed)
