"""A table chooses how well its house players play."""

import pytest

from bot.host.house.house_players import decide
from bot.policies.house import HOUSE
from bot.policies.sensible import SENSIBLE
from bot.policies.strength import Strength
from engine.boards.actions import Resign
from tests.asking import choose_settings
from tests.cogs.stage import Stage


@pytest.mark.parametrize("strength", Strength)
def test_every_game_has_house_players_of_every_strength(strength: Strength) -> None:
    assert HOUSE[strength].keys() == SENSIBLE.keys()


def test_gentle_house_players_are_the_sensible_ones() -> None:
    assert HOUSE[Strength.GENTLE] == SENSIBLE


async def test_a_house_player_is_as_strong_as_its_table_has_chosen(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.command("Ann", "game new", game="danube", solo=True)
    await stage.command("Ann", "game start")
    await choose_settings(stage.database, strength=Strength.STRONG)
    monkeypatch.setitem(HOUSE[Strength.STRONG], "danube", lambda turn, random: Resign())
    hosted = await stage.hosted()
    waiting = next(seat for seat in hosted.names if hosted.asks.of(seat)[0].awaited)

    assert decide(hosted, waiting) == Resign()
