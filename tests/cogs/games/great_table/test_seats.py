"""The picture of the round table on Discord: players see their own part alone, a GM without a seat the whole."""

import re

import discord
from simcord import InteractionResult

from bot.delivery.card.illustrating import illustrate, picture_for
from bot.delivery.telling.outgoing import Outgoing
from engine.great_table.roles import RoleName
from engine.log import FIRST_LINE
from tests.cogs.gamblers import SEVEN, behind, deal, sit_down, table_of
from tests.cogs.stage import Stage, answer


async def beside(stage: Stage, name: str) -> set[str]:
    """Return the neighbours of a player."""
    return set((await table_of(stage)).today.neighbours[name])


def pictures(result: InteractionResult) -> list[discord.Attachment]:
    assert result.response is not None
    return result.response.message.attachments


def told(text: str | None) -> set[str]:
    """Return the players named in a text."""
    return {name for name in SEVEN if name in (text or "")}


async def test_a_player_is_shown_their_neighbours_and_nobody_else(named: Stage) -> None:
    result = await named.command("Ann", "table seats")
    (picture,) = pictures(result)

    assert told(answer(result)) == told(picture.description) == {"Ann"} | await beside(named, "Ann")
    assert (picture.filename, picture.content_type) == ("table.png", "image/png")


async def test_a_players_picture_stands_beside_their_secrets_and_in_no_room(named: Stage) -> None:
    (picture,) = pictures(await named.command("Ann", "table seats"))
    (_, of_the_morning) = [file for message in named.dms("Ann") for file in message.attachments]
    (beside_secrets,) = pictures(await named.command("Ann", "game secrets"))

    assert told(of_the_morning.description) == told(picture.description)
    assert [message for message in named.channel.history() if message.attachments] == [named.card]
    assert (beside_secrets.description, beside_secrets.size) == (picture.description, picture.size)


async def test_a_gm_who_plays_is_shown_their_neighbours_alone(named: Stage) -> None:
    await named.hand_over("Gia", "Ann")
    leading = await named.command("Ann", "table seats")

    assert told(answer(leading)) == {"Ann"} | await beside(named, "Ann")


async def test_a_late_message_shows_the_table_of_its_time(named: Stage) -> None:
    table = await table_of(named)
    victim = next(name for name, role in table.roles.items() if role is RoleName.PLAYER)
    reader = min(table.today.neighbours[victim])
    await named.command("Gia", "gm modkill", player=victim)
    hosted = await named.hosted()
    late = await illustrate(hosted, Outgoing(), [FIRST_LINE], reader)
    now = await picture_for(hosted, reader)

    assert late is not None
    assert late.last_picture is not None
    assert now is not None
    assert "†" not in late.last_picture.text
    assert re.search(rf"^{victim} \(.*† day 1", now.text, re.MULTILINE)
    assert await illustrate(hosted, Outgoing(), [hosted.started.log[-1].line], reader) == Outgoing()


async def test_a_gm_without_a_seat_is_shown_the_whole_table(named: Stage) -> None:
    result = await named.command("Gia", "table seats")

    assert told(answer(result)) == set(SEVEN)
    assert len(pictures(result)) == 1


async def test_a_stranger_is_shown_no_seats_while_the_game_is_on(named: Stage) -> None:
    result = await named.command("Zoe", "table seats")

    assert "You have no seat" in answer(result)
    assert not pictures(result)


async def test_everybody_is_shown_the_whole_table_at_the_end(named: Stage) -> None:
    await named.end("Gia")
    await named.painted_card()
    shown = [file for message in named.channel.history() for file in message.attachments]
    card, poster = [file for file in shown if file.filename == "table.png"]

    assert card.description == poster.description
    assert told(poster.description) == set(SEVEN)
    assert told(answer(await named.command("Zoe", "table seats"))) == set(SEVEN)


async def test_nothing_is_shown_before_the_start_or_in_a_game_without_a_table(game: Stage) -> None:
    assert "nothing to show" in answer(await game.command("Ann", "table seats"))


async def test_each_picture_of_a_dm_stands_on_the_page_that_it_belongs_to(stage: Stage) -> None:
    await sit_down(stage, SEVEN)
    person = await behind(stage, min((await table_of(stage)).seats))
    (first,) = [message for message in stage.dms(person) if message.attachments]

    assert [embed.image.url is not None for embed in first.embeds] == [False, True, True]
    assert [str(embed.title).partition(" ")[0] for embed in first.embeds][::2] == ["Your", "Your"]


async def test_the_picture_of_a_card_stands_on_the_page_that_deals_it(stage: Stage) -> None:
    await sit_down(stage, SEVEN)
    await deal(stage)
    dealt = [
        each
        for name in SEVEN
        for each in stage.dms(name)
        if any("Your card today" in str(embed.title) for embed in each.embeds)
    ]

    assert len(dealt) == len(SEVEN)
    assert {str(embed.title).partition(":")[0] for each in dealt for embed in each.embeds if embed.image.url} == {
        "Your card today"
    }
