"""A table chooses how well its house players play."""

import pytest

from bot.policies.house import HOUSE
from bot.policies.sensible import SENSIBLE
from bot.storage.schema.models import ActionRow
from engine.log import FIRST_LINE
from engine.rulebooks import RULEBOOKS
from engine.strength import Strength
from tests.asking import choose_settings, row_in
from tests.cogs.house.test_house_players import table_for_one
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage


@pytest.mark.parametrize("strength", Strength)
def test_every_game_has_house_players_of_every_strength(strength: Strength) -> None:
    assert HOUSE[strength].keys() >= {rulebook.slug for rulebook in RULEBOOKS}


def test_gentle_house_players_are_the_sensible_ones() -> None:
    assert HOUSE[Strength.GENTLE] == SENSIBLE


@pytest.mark.parametrize("strength", [Strength.USUAL, Strength.STRONG])
def test_stronger_house_players_differ_from_gentle_ones_in_every_game(strength: Strength) -> None:
    assert all(policy is not SENSIBLE[slug] for slug, policy in HOUSE[strength].items())


@pytest.mark.parametrize(("strength", "word"), [("gentle", "easy"), ("usual", "usual"), ("strong", "strong")])
async def test_a_record_tells_how_well_the_house_players_of_its_table_play(
    opening: Opening, strength: str, word: str
) -> None:
    stage = await opening.after(table_for_one, "tain")
    await choose_settings(stage.database, strength=Strength[strength.upper()])
    await stage.command("Ann", "game start")
    header = (await row_in(stage.database, ActionRow, 1, FIRST_LINE)).body

    assert header["house"] == dict.fromkeys((await stage.hosted()).house, word)


@pytest.mark.parametrize("game", ["tain", "danube", "sigily"])
async def test_the_sign_up_tells_how_well_its_house_players_play(opening: Opening, game: str) -> None:
    stage = await opening.after(table_for_one, game)

    assert "They play well" in await stage.painted_card()


async def test_the_sign_up_of_a_game_among_people_tells_nothing_of_house_players(sign_up: Stage) -> None:
    assert "House players" not in await sign_up.painted_card()
