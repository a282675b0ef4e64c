"""A table may want everybody to tick that they have read how to play before it begins."""

import pytest

from bot.components.keys import Key, Verb
from bot.storage.schema.choices import Reading
from tests.asking import choose_settings
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import press
from tests.cogs.setup.test_setting_up import chosen_in, opened
from tests.cogs.stage import Stage, answer, labels_of, text_of


async def tick(stage: Stage, name: str) -> None:
    """Let a player say that they have read how to play."""
    assert (await press(stage, name, Key(Verb.READ, 1))).acknowledged


@pytest.fixture
async def reading(sign_up: Stage) -> Stage:
    """Return a sign-up of five whose table wants everybody to have read how to play."""
    await choose_settings(sign_up.database, reading=Reading.EVERYBODY)
    return sign_up


async def test_usually_nobody_has_to_read_how_to_play(sign_up: Stage) -> None:
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert (await sign_up.hosted()).game is not None


async def test_the_start_names_who_has_not_read_and_asks_them_where_they_are(reading: Stage) -> None:
    await tick(reading, "Ann")
    refused = answer(await reading.press("Gia", reading.card, "Start the game"))
    post = reading.channel.history()[-1]

    assert (await reading.hosted()).game is None
    assert "**Ann**" not in refused
    assert all(f"**{name}**" in refused for name in NAMES[1:])
    assert [user.id for user in post.mentions] == [reading.users[name].id for name in NAMES[1:]]
    assert labels_of(post) == ["How to play"]


async def test_the_start_names_the_one_player_who_has_not_read(reading: Stage) -> None:
    for name in NAMES[1:]:
        await tick(reading, name)

    assert "**Ann** still has to read" in answer(await reading.press("Gia", reading.card, "Start the game"))


async def test_the_game_begins_once_everybody_has_ticked_and_the_gm_is_told(reading: Stage) -> None:
    await reading.press("Gia", reading.card, "Start the game")
    before = len(reading.dms("Gia"))
    for name in NAMES:
        await tick(reading, name)
    told = reading.dms("Gia")[before:]
    await reading.press("Gia", told[0], "Start the game")

    assert len(told) == 1
    assert "has read how to play" in text_of(told[0])
    assert (await reading.hosted()).game is not None


async def test_the_gm_is_not_told_if_the_start_has_not_waited_for_it(reading: Stage) -> None:
    before = len(reading.dms("Gia"))
    for name in NAMES:
        await tick(reading, name)

    assert len(reading.dms("Gia")) == before


async def test_players_are_not_asked_again_and_again(reading: Stage) -> None:
    for _ in range(3):
        await reading.press("Gia", reading.card, "Start the game")
    soon = len([each for each in reading.channel.history() if labels_of(each) == ["How to play"]])
    await reading.pass_hours(0.2)
    await reading.press("Gia", reading.card, "Start the game")

    assert soon == 1
    assert len([each for each in reading.channel.history() if labels_of(each) == ["How to play"]]) == 2


async def test_the_card_says_who_still_has_to_read(reading: Stage) -> None:
    await tick(reading, "Ann")
    card = await reading.painted_card()

    assert f"Still to tick: {', '.join(NAMES[1:])}." in card


async def test_a_planned_start_without_all_ticks_asks_and_calls_the_gm(reading: Stage) -> None:
    desk = await reading.command("Gia", "gm desk")
    form = await reading.press("Gia", desk.response, "Set the start")
    await reading.people["Gia"].submit_modal(form, {"start": "in 2 hours", "poll": ""})
    await reading.pass_hours(2.1)
    posts = [text_of(each) for each in reading.channel.history()]

    assert (await reading.hosted()).game is None
    assert any("please read how to play" in post for post in posts)
    assert any("can't begin yet" in post for post in posts)


async def test_house_players_have_nothing_to_read(reading: Stage) -> None:
    panel = await opened(reading)
    await reading.press("Gia", panel, "Add a house player")
    for name in NAMES:
        await tick(reading, name)
    await reading.press("Gia", reading.card, "Start the game")

    assert (await reading.hosted()).game is not None


async def test_the_choice_is_kept_and_shown(reading: Stage) -> None:
    await reading.restart()
    panel = await opened(reading)
    for _ in range(2):
        await reading.press("Gia", panel, "More to choose")

    assert "It begins once everybody has ticked that they've read how to play" in chosen_in(panel)
