"""The queue of a server: games that open by themselves once there is room for them."""

import asyncio
from typing import Any

import discord
import pytest
from sqlalchemy import Text, func, type_coerce, update

from bot.clock import now
from bot.host.opening.queue import MOST_OF_ONE
from bot.storage.opening.opening_models import QueuedGame
from bot.storage.opening.table_setups import TableSetUp
from bot.storage.schema.game_settings import GameSettings
from tests.asking import change
from tests.cogs.opening import Opening
from tests.cogs.saved_setups.test_saved_setups import chosen as chosen  # noqa: PLC0414 (a fixture)
from tests.cogs.saved_setups.test_saved_setups import new_game, save
from tests.cogs.server.test_server_settings import GAMES
from tests.cogs.stage import Stage, answer, labels_of, text_of


async def limit(stage: Stage, most: str) -> None:
    """Let the server have this many games at once."""
    stage.make_manager("Zoe")
    shown = await stage.command("Zoe", "server settings")
    await stage.choose("Zoe", shown.response, [most], GAMES)


async def fill(stage: Stage) -> None:
    """Let the server allow one game, and open one."""
    await limit(stage, "1")
    await stage.command("Gia", "game new", game="tain")


@pytest.fixture
async def full(opening: Opening) -> Stage:
    """Return a server that allows one game, and has one."""
    return await opening.after(fill)


async def queue(stage: Stage, name: str, game: str = "tain", **options: object) -> str:
    """Let somebody queue a game in a channel of its own, and return what they are told."""
    stage.channel = stage.guild.create_text_channel(f"table-{len(stage.guild.channels)}")
    return answer(await stage.command(name, "game queue", game=game, **options))


async def test_a_queued_game_opens_when_another_ends_and_its_gm_is_told(full: Stage) -> None:
    told = await queue(full, "Ann")
    before = full.channel.history()
    await full.end("Gia", game="1")
    dm = full.dms("Ann")[-1]

    assert "waits until another game of this server is over" in told
    assert before == []
    assert "Join" in labels_of(full.card)
    assert f"open in <#{full.channel.id}>" in text_of(dm)
    assert labels_of(dm) == ["Set-up"]
    assert (await full.hosted(2)).gm_id == full.users["Ann"].id


async def test_a_game_that_has_room_opens_at_once(stage: Stage) -> None:
    await queue(stage, "Ann")

    assert (await stage.hosted(1)).gm_id == stage.users["Ann"].id


async def test_games_open_first_come_first_and_within_the_limit(full: Stage) -> None:
    await queue(full, "Ann")
    await queue(full, "Ben", game="middle-earth")
    await full.end("Gia", game="1")

    assert (await full.hosted(2)).gm_id == full.users["Ann"].id
    assert await full.bot.services.games.load(3) is None
    await full.end("Ann", game="2")
    assert (await full.hosted(3)).theme.slug == "middle-earth"


async def test_the_queue_survives_a_restart(full: Stage) -> None:
    await queue(full, "Ann")
    await full.restart()
    waiting = answer(await full.command("Ben", "game queue"))
    await full.end("Gia", game="1")

    assert f"1. **The Táin** in <#{full.channel.id}>" in waiting
    assert (await full.hosted(2)).gm_id == full.users["Ann"].id


async def test_a_queued_game_opens_after_a_restart_if_room_was_made_before(full: Stage) -> None:
    await queue(full, "Ann")
    await limit(full, "2")

    assert (await full.hosted(2)).gm_id == full.users["Ann"].id


async def test_a_game_waits_for_its_channel_alone_and_lets_others_pass(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    told = answer(await stage.command("Ann", "game queue", game="tain"))
    await queue(stage, "Ben", game="middle-earth")

    assert "waits until the game in that channel is over" in told
    assert (await stage.hosted(2)).gm_id == stage.users["Ben"].id


async def test_a_queued_game_keeps_its_set_up(chosen: Stage) -> None:
    await save(chosen, "Long nights")
    await limit(chosen, "1")
    told = await queue(chosen, "Gia", setup="Long nights")
    await chosen.end("Gia", game="1")
    hosted = await chosen.hosted(2)

    assert "set up like **Long nights**" in told
    assert hosted.options == {"roles": ["guardian"]}
    assert hosted.settings.title == "The Last Bull"


async def test_a_gm_withdraws_their_own_game_and_a_manager_any(full: Stage) -> None:
    await queue(full, "Ann")
    await queue(full, "Ben")
    of_ann = await full.command("Ann", "game queue")
    await full.choose("Ann", of_ann.response, ["1"], "brehon:queue")
    others = await full.command("Cat", "game queue")
    of_zoe = await full.command("Zoe", "game queue")
    await full.choose("Zoe", of_zoe.response, ["2"], "brehon:queue")
    await full.end("Gia", game="1")
    assert of_ann.response is not None
    assert others.response is not None

    assert "off the queue" in of_ann.response.content
    assert others.response.message.components == []
    assert await full.bot.services.games.load(2) is None


async def test_a_game_that_is_off_the_queue_cannot_be_taken_off_again(full: Stage) -> None:
    await queue(full, "Ann")
    shown = await full.command("Ann", "game queue")
    again = await full.command("Ann", "game queue")
    await full.choose("Ann", shown.response, ["1"], "brehon:queue")

    assert "isn't in the queue any more" in answer(await full.choose("Ann", again.response, ["1"], "brehon:queue"))


async def test_a_user_queues_a_bounded_number_of_games(full: Stage) -> None:
    for _ in range(MOST_OF_ONE):
        await queue(full, "Ann")

    assert f"You have {MOST_OF_ONE} games in the queue" in await queue(full, "Ann")


async def test_only_people_who_may_open_games_queue_one(stage: Stage) -> None:
    stage.make_manager("Zoe")
    shown = await stage.command("Zoe", "server settings")
    await stage.choose("Zoe", shown.response, [stage.guild.create_role("hosts")], "brehon:server:hosts")

    assert "can open games" in await queue(stage, "Ann")
    assert await stage.bot.services.games.load(1) is None


async def test_an_unknown_game_is_not_queued(stage: Stage) -> None:
    assert "no such game" in await queue(stage, "Ann", game="chess")
    assert "No game is waiting" in answer(await stage.command("Ann", "game queue"))


async def test_a_server_sees_its_own_queue_alone(full: Stage) -> None:
    await queue(full, "Ann")
    full.move_to_another_server("Ben")

    assert "No game is waiting" in answer(await full.command("Ben", "game queue"))


async def test_a_game_of_somebody_who_has_left_the_server_is_dropped(full: Stage) -> None:
    await queue(full, "Ann")
    full.env.backend.get_guild(full.guild.id).members.pop(full.users["Ann"].id)
    await full.end("Gia", game="1")

    assert await full.bot.services.games.load(2) is None
    assert "No game is waiting" in answer(await full.command("Ben", "game queue"))


async def test_help_names_the_queue_on_a_server_that_is_full(full: Stage) -> None:
    full.channel = full.guild.create_text_channel("elsewhere")

    assert "`/game queue` opens yours" in answer(await full.command("Ann", "help"))


async def test_a_new_game_is_denied_while_the_server_is_full(full: Stage) -> None:
    assert "allows one game at once" in answer(await new_game(full, "Ann"))


async def test_a_queue_hides_the_channels_that_the_asker_cannot_see(full: Stage) -> None:
    full.give("Ann", administrator=True)
    hidden: dict[Any, discord.PermissionOverwrite] = {
        full.guild.default_role: discord.PermissionOverwrite(view_channel=False),
        full.guild.me: discord.PermissionOverwrite(view_channel=True),
    }
    front, full.channel = full.channel, full.guild.create_text_channel("back room", overwrites=hidden)
    own = answer(await full.command("Ann", "game queue", game="tain"))
    full.channel = front

    assert "**The Táin**" in own
    assert "No game is waiting" in answer(await full.command("Ben", "game queue"))


async def test_a_game_that_fails_to_open_is_tried_again_later_and_holds_up_no_other(full: Stage) -> None:
    await queue(full, "Ann")
    odd = update(QueuedGame).values(set_up=TableSetUp("tain", "quests", {}, GameSettings(hours={"vote": 10.0**9})))
    await change(full.database, odd)
    await queue(full, "Ben", game="middle-earth")
    await full.end("Gia", game="1")
    first = (await full.hosted(2)).gm_id
    await full.end("Ben", game="2")
    await change(full.database, update(QueuedGame).values(set_up=TableSetUp("tain", "quests")))
    await full.pass_hours(0.2)

    assert first == full.users["Ben"].id
    assert (await full.hosted(3)).gm_id == full.users["Ann"].id


async def test_a_queued_game_that_cannot_be_read_holds_up_no_other(full: Stage) -> None:
    await queue(full, "Ann")
    await queue(full, "Ben", game="middle-earth")
    of_ann = update(QueuedGame).where(QueuedGame.gm_id == full.users["Ann"].id)
    spoilt = func.replace(type_coerce(QueuedGame.set_up, Text), '"late":"ask"', '"late":"never"')
    await change(full.database, of_ann.values(set_up=spoilt))
    await full.end("Gia", game="1")

    assert (await full.hosted(2)).gm_id == full.users["Ben"].id


async def test_no_deadline_waits_for_discords_word_on_a_queued_gm(game: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await limit(game, "1")
    await queue(game, "Ann")
    deadline, at_once = (await game.hosted()).deadline, game.bot.http.get_member
    assert deadline is not None
    await game.env.advance_time((deadline - now()).total_seconds() - 2)

    async def late(guild_id: int, member_id: int) -> object:
        await asyncio.sleep(20)
        return await at_once(guild_id, member_id)

    monkeypatch.setattr(game.bot.http, "get_member", late)
    await limit(game, "2")
    told = len(game.dms("Gia"))
    await game.env.advance_time(10)
    asked, before = game.dms("Gia")[told:], await game.bot.services.games.load(2)
    await game.env.advance_time(20)

    assert len(asked) == 1
    assert before is None
    assert (await game.hosted(2)).gm_id == game.users["Ann"].id
