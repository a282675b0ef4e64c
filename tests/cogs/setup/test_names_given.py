"""Players name their chariots before the race, for everybody to read."""

import pytest
from simcord import InteractionResult

from bot.components.keys import Key, Verb
from tests.cogs.forgery import press
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of


async def join(stage: Stage) -> None:
    """Let two players join a game of Sigily."""
    await stage.command("Gia", "game new", game="sigily")
    for name in ("Ann", "Ben"):
        await stage.press(name, stage.card, "Join")


@pytest.fixture
async def race(opening: Opening) -> Stage:
    """Return a sign-up of Sigily with two players."""
    return await opening.after(join)


async def name(stage: Stage, player: str, *names: str) -> InteractionResult:
    """Give names to a player's chariots."""
    form = await stage.press(player, stage.card, "Give names")
    boxes = {f"name-{number}": given for number, given in enumerate(names, start=1)}
    sent = await stage.people[player].submit_modal(form, boxes)
    assert isinstance(sent, InteractionResult)
    return sent


async def test_a_chariot_goes_by_its_number_and_the_name_that_its_owner_gave(race: Stage) -> None:
    await name(race, "Ann", "Macha", "", "Liath's Son")
    await name(race, "Ben", "Rua")
    await race.command("Gia", "game start")
    for _ in range(6):
        await race.command("Gia", "gm close")
    told = race.said

    assert "**Ann** 1, Macha" in told or "**Ben** 1, Rua" in told
    assert (await race.hosted()).options["names"] == {
        "Ann": ["Macha", "", "Liath's Son", ""],
        "Ben": ["Rua", "", "", ""],
    }


@pytest.mark.parametrize("given", ["@everyone", "**Rua**", "a_b", "[x](y)", "<@1>", "-Rua", "Rua:"])
async def test_a_name_that_would_format_or_mention_anything_is_refused(race: Stage, given: str) -> None:
    refused = answer(await name(race, "Ann", given))

    assert "letters and digits" in refused
    assert "names" not in (await race.hosted()).options


async def test_names_of_somebody_who_has_left_are_in_no_game(race: Stage) -> None:
    await name(race, "Ann", "Macha")
    await race.press("Ann", race.card, "Leave")
    await race.press("Cat", race.card, "Join")
    await race.command("Gia", "game start")

    assert (await race.hosted()).options["names"] == {}


async def test_under_aliases_nothing_is_named_and_nothing_named_before_is_kept(race: Stage) -> None:
    await name(race, "Ann", "Macha")
    await press(race, "Gia", Key(Verb.ANONYMOUS, 1))
    refused = answer(await press(race, "Ann", Key(Verb.NAME_THINGS, 1)))
    await race.command("Gia", "game start")

    assert "could tell who you are" in refused
    assert (await race.hosted()).options["names"] == {}


async def test_only_players_name_anything(race: Stage) -> None:
    assert "seat" in answer(await press(race, "Zoe", Key(Verb.NAME_THINGS, 1)))
    assert "Give names" in labels_of(race.card)
