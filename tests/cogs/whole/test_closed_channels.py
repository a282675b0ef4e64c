"""The channel of an anonymous game: while players can post there themselves, the GM is told, and nobody else."""

from typing import Any

import discord

from bot.clock import now
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind
from tests.asking import save
from tests.cogs.conftest import NAMES
from tests.cogs.masks import aliases, answers, begin_anonymous, player, propose, sign_up_anonymous
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, text_of


def told(stage: Stage, name: str = "Gia") -> list[str]:
    """Return the GM's messages about an open channel."""
    return [text for text in answers(stage, name) if "post there themselves" in text]


async def close(stage: Stage, **also: discord.PermissionOverwrite) -> None:
    """Take Send Messages from @everyone, and leave it to the bot and to those who are named."""
    channel = stage.bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    overwrites: dict[Any, discord.PermissionOverwrite] = {
        channel.guild.default_role: discord.PermissionOverwrite(send_messages=False),
        channel.guild.me: discord.PermissionOverwrite(send_messages=True),
    }
    for name, overwrite in also.items():
        overwrites[discord.Object(stage.users[name].id, type=discord.Member)] = overwrite
    await channel.edit(overwrites=overwrites)
    await stage.env.settle()


async def test_a_gm_who_opens_an_anonymous_game_is_told_to_close_the_channel(stage: Stage) -> None:
    opened = answer(await stage.command("Gia", "game new", game="tain", anonymous=True))

    assert "Leave Send Messages" in opened


async def test_the_gm_is_told_what_else_closes_with_the_channel(stage: Stage) -> None:
    opened = answer(await stage.command("Gia", "game new", game="tain", anonymous=True))

    assert "closes slash commands there too" in opened
    assert "Buttons keep working" in opened


async def test_texts_in_the_channel_name_no_command_and_keep_the_buttons(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    texts = [text_of(message) for message in stage.channel.history()]

    assert not [text for text in texts if "`/" in text]
    assert "My secrets" in labels_of(stage.prompt)


async def test_a_player_is_told_to_give_commands_in_the_dm(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)

    assert any("Commands work by DM, too." in text_of(message) for message in stage.dms("Ann"))
    assert "commands work there too" in answer(await stage.dm_command("Ann", "help"))


async def test_the_gm_is_told_when_the_game_begins_and_once_in_each_wait(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    at_the_start = len(told(stage))
    await stage.restart()
    await stage.restart()
    after_restarts = len(told(stage))
    await propose(stage)

    assert (at_the_start, after_restarts, len(told(stage))) == (1, 1, 2)
    assert not any(told(stage, name) for name in NAMES)


async def test_the_status_tells_the_gm_too_and_nobody_else(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)

    assert "everybody can still post" in answer(await stage.command("Gia", "game status"))
    assert "still post" not in answer(await stage.command("Ann", "game status"))


async def test_nobody_is_told_anything_once_the_channel_is_closed(stage: Stage) -> None:
    await close(stage)
    await begin_anonymous(stage)
    await propose(stage)
    await stage.restart()

    assert told(stage) == []
    assert "still post" not in answer(await stage.command("Gia", "game status"))


async def test_a_channel_that_is_opened_again_is_reported_at_once(stage: Stage) -> None:
    await close(stage)
    await begin_anonymous(stage)
    channel = stage.bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.edit(overwrites={})
    await stage.env.settle()

    assert len(told(stage)) == 1


async def test_a_changed_role_is_noticed(stage: Stage) -> None:
    await close(stage, Ann=discord.PermissionOverwrite(send_messages=None))
    role = stage.guild.create_role("speakers")
    stage.env.backend.get_guild(stage.guild.id).members[stage.users["Ann"].id].role_ids.append(role.id)
    await begin_anonymous(stage)
    before = told(stage)
    stage.env.backend.edit_role(stage.guild.id, role.id, {"permissions": discord.Permissions(administrator=True).value})
    await stage.env.settle()

    assert before == []
    assert "**Ann**" in told(stage)[0]


async def test_players_who_may_post_for_themselves_are_named_to_a_gm_without_a_seat(stage: Stage) -> None:
    await close(stage, **dict.fromkeys(("Ben", "Zoe"), discord.PermissionOverwrite(send_messages=True)))
    await begin_anonymous(stage)

    assert "themselves: **Ben**." in told(stage)[0]
    assert not [alias for alias in (await aliases(stage)).values() if alias in told(stage)[0]]


async def test_a_gm_who_plays_is_told_of_everybody_and_of_nobody_by_name(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous, "Gia", "Ann", "Ben", "Cat", "Dan")
    open_to_all = told(stage)
    await close(stage, Ben=discord.PermissionOverwrite(send_messages=True))
    await propose(stage)

    assert len(open_to_all) == len(told(stage)) == 1
    assert "Ben" not in answer(await stage.command("Gia", "game status"))


async def test_a_player_who_has_left_the_server_cannot_post(stage: Stage) -> None:
    await close(stage)
    await begin_anonymous(stage)
    leader = await player(stage, await stage.leader())
    leaver = next(name for name in NAMES if name != leader)
    del stage.env.backend.get_guild(stage.guild.id).members[stage.users[leaver].id]
    await propose(stage)

    assert told(stage) == []


async def test_sign_ups_and_other_games_are_not_watched(game: Stage) -> None:
    game.channel = game.guild.create_text_channel("second")
    await sign_up_anonymous(game)
    await game.restart()

    assert told(game) == []


async def owe_news(stage: Stage, wait: int, gm: str = "Gia") -> None:
    """Leave a wait's message to the GM queued when the bot starts again."""
    news = owed(1, OutboxKind.OPEN, [wait], now(), Destination(user_id=stage.users[gm].id))
    await save(stage.database, news)
    await stage.restart()


async def test_a_message_about_the_present_wait_is_sent(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    await owe_news(stage, (await stage.hosted()).wait_line)

    assert len(told(stage)) == 2


async def test_a_message_about_a_wait_that_is_over_is_dropped(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    await propose(stage)
    await owe_news(stage, 1)

    assert len(told(stage)) == 2


async def test_a_message_about_a_game_that_is_over_is_dropped(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    await stage.end("Gia")
    await owe_news(stage, 1)

    assert len(told(stage)) == 1


async def test_a_former_gm_gets_no_such_message(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    await owe_news(stage, 1, gm="Zoe")

    assert told(stage, "Zoe") == []


async def test_the_message_reaches_a_gm_only_while_the_channel_is_open(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    await close(stage)
    await owe_news(stage, 1)

    assert len(told(stage)) == 1
