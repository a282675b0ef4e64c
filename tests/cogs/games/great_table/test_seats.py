"""The picture of the round table on Discord: each sees his own, alone; a GM without a seat the whole."""

import re

import discord
import pytest
from simcord import InteractionResult

from bot.delivery.illustrating import illustrate, picture_for
from bot.delivery.outgoing import Outgoing
from bot.themes import load_themes
from engine.great_table.roles import RoleName
from engine.great_table.table import GreatTable
from engine.log import FIRST_LINE
from tests.cogs.conftest import NAMES
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer

SEVEN = (*NAMES, "Fay", "Gus")
GAME = next(slug for slug, theme in load_themes().items() if theme.rulebook == "great_table")


async def begin(stage: Stage, gm: str = "Gia") -> None:
    """Begin a game of seven."""
    for name in SEVEN[len(NAMES) :]:
        stage.add(name)
    await stage.command(gm, "game new", game=GAME, anonymous=False)
    for name in SEVEN:
        await stage.press(name, stage.card, "Join")
    await stage.command(gm, "game start")


async def table_of(stage: Stage) -> GreatTable:
    table = (await stage.live()).started.table
    assert isinstance(table, GreatTable)
    return table


async def beside(stage: Stage, name: str) -> set[str]:
    """Who sits beside a player."""
    return set((await table_of(stage)).today.neighbours[name])


def pictures(result: InteractionResult) -> list[discord.Attachment]:
    assert result.response is not None
    return result.response.message.attachments


def told(text: str | None) -> set[str]:
    """Who is named in a text."""
    return {name for name in SEVEN if name in (text or "")}


@pytest.fixture
async def round_table(opening: Opening) -> Stage:
    """A game of seven that has just begun, with a GM who does not play."""
    return await opening.after(begin)


async def test_a_player_is_shown_his_neighbours_and_nobody_else_in_the_morning_when_he_asks_and_beside_his_secrets(
    round_table: Stage,
) -> None:
    result = await round_table.command("Ann", "table seats")
    (picture,) = pictures(result)
    (of_the_morning,) = [file for message in round_table.dms("Ann") for file in message.attachments]
    (beside_secrets,) = pictures(await round_table.command("Ann", "game secrets"))

    assert told(answer(result)) == told(picture.description) == {"Ann"} | await beside(round_table, "Ann")
    assert (picture.filename, picture.content_type) == ("table.png", "image/png")
    assert told(of_the_morning.description) == told(picture.description)
    assert [message for message in round_table.channel.history() if message.attachments] == [round_table.card]
    assert (beside_secrets.description, beside_secrets.size) == (picture.description, picture.size)


async def test_a_message_that_is_late_shows_the_table_of_its_time(round_table: Stage) -> None:
    table = await table_of(round_table)
    victim = next(name for name, role in table.roles.items() if role is RoleName.PLAYER)
    reader = min(table.today.neighbours[victim])
    await round_table.command("Gia", "gm modkill", player=victim)
    live = await round_table.live()
    late = await illustrate(live, Outgoing(), [FIRST_LINE], reader)
    now = await picture_for(live, reader)

    assert late is not None
    assert late.picture is not None
    assert now is not None
    assert "†" not in late.picture.text
    assert re.search(rf"^{victim} \(.*† day 1", now.text, re.MULTILINE)
    assert await illustrate(live, Outgoing(), [live.started.log[-1].line], reader) == Outgoing()


async def test_a_gm_who_plays_is_shown_no_more_than_a_player(opening: Opening) -> None:
    stage = await opening.after(begin, gm="Ann")
    result = await stage.command("Ann", "table seats")

    assert told(answer(result)) == {"Ann"} | await beside(stage, "Ann")


async def test_the_whole_table_is_shown_to_a_gm_without_a_seat_and_at_the_end_to_everybody(round_table: Stage) -> None:
    result = await round_table.command("Gia", "table seats")
    assert told(answer(result)) == set(SEVEN)
    assert len(pictures(result)) == 1
    result = await round_table.command("Zoe", "table seats")
    assert "You have no seat" in answer(result)
    assert not pictures(result)
    await round_table.end("Gia")
    await round_table.painted_card()
    shown = [file for message in round_table.channel.history() for file in message.attachments]
    card, poster = [file for file in shown if file.filename == "table.png"]

    assert card.description == poster.description
    assert told(poster.description) == set(SEVEN)
    assert told(answer(await round_table.command("Zoe", "table seats"))) == set(SEVEN)


async def test_before_the_start_and_in_a_game_without_a_table_there_is_nothing_to_show(game: Stage) -> None:
    assert "nothing to show" in answer(await game.command("Ann", "table seats"))
