"""In a practice game somebody may ask what a house player would do on their seat, and why."""

import pytest
from msgspec.structs import replace
from simcord import InteractionResult

from bot.components.keys import Key, Verb
from bot.policies import reasons
from engine.open_table.options import FIVE_ROLES
from engine.open_table.role_file import Begins
from engine.open_table.writing import write_role_file
from tests.cogs.forgery import press
from tests.cogs.house.test_house_minds import Failing
from tests.cogs.house.test_house_players import table_for_one
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of

BY_DAY = write_role_file(replace(FIVE_ROLES, begins=Begins.DAY))
HINT = "What would the house do?"
GAMES = ["tain", "honnoji", "great-table", "open-table", "bluff", "danube", "sigily"]


async def asked(stage: Stage, game: str) -> Stage:
    """Play a practice game until it waits for its one person: at the open table by a file that begins with a vote."""
    if game == "open-table":
        await stage.command("Ann", "game new", game=game, solo=True, file=("mine.toml", BY_DAY))
    else:
        await table_for_one(stage, game)
    await stage.command("Ann", "game start")
    for _ in range(40):
        hosted = await stage.hosted()
        if hosted.rulebook.timed or any(ask.awaited for ask in hosted.asks.of("Ann")):
            return stage
        await stage.pass_hours(1)
    raise AssertionError("the game never waits for its person")


async def hint(stage: Stage) -> InteractionResult:
    """Ask for a hint."""
    shown = await stage.press("Ann", stage.card, "What may I do?")
    return await stage.press("Ann", shown.response, HINT)


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_names_a_move_and_its_reason(opening: Opening, game: str) -> None:
    told = answer(await hint(await opening.after(asked, game)))

    assert "The house would" in told
    assert told.rstrip().endswith(".")


async def test_only_the_asker_sees_a_hint_and_nothing_happens_by_it(opening: Opening) -> None:
    stage = await opening.after(asked, "danube")
    before = (await stage.hosted()).lines
    given = await hint(stage)

    assert given.response is not None
    assert given.response.ephemeral
    assert (await stage.hosted()).lines == before


async def test_among_people_there_are_no_hints(game: Stage) -> None:
    leader = await game.leader()
    shown = await game.press(leader, game.card, "What may I do?")
    forged = await press(game, leader, Key(Verb.HINT, 1))

    assert shown.response is not None
    assert HINT not in labels_of(shown.response)
    assert "Only a practice game has hints" in answer(forged)


async def two_beside_the_house(stage: Stage) -> None:
    """Begin a game of two people and house players."""
    await table_for_one(stage, "tain")
    await stage.press("Ben", stage.card, "Join")
    await stage.command("Ann", "game start")


async def test_two_people_beside_the_house_get_no_hints(opening: Opening) -> None:
    stage = await opening.after(two_beside_the_house)

    assert (await stage.hosted()).occupancy_of(stage.people["Ben"].id) is not None
    assert "Only a practice game has hints" in answer(await press(stage, "Ben", Key(Verb.HINT, 1)))


async def test_a_hint_is_given_only_in_ones_turn(opening: Opening) -> None:
    stage = await opening.after(asked, "tain")
    shown = await stage.press("Ann", stage.card, "What may I do?")
    await stage.command("Ann", "gm pause")

    assert "isn't waiting for you" in answer(await stage.press("Ann", shown.response, HINT))


async def test_a_hint_that_cannot_be_found_is_refused_in_one_sentence(opening: Opening) -> None:
    stage = await opening.after(asked, "danube")
    stage.bot.services.host.house.minds = Failing(times=1)

    assert "Please try again" in answer(await hint(stage))


async def test_a_hint_without_a_reason_is_refused_in_one_sentence(
    opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = await opening.after(asked, "danube")
    monkeypatch.setattr(reasons, "REASONS", {})

    assert "Please try again" in answer(await hint(stage))
