"""A lost channel pauses the game, and the GM is told. Nothing is lost."""

import discord
import pytest
from sqlalchemy import update

from bot.storage.outbox.outbox import destinations_owed
from bot.storage.schema.kinds import Loss, OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from tests.asking import change
from tests.cogs.conftest import NAMES
from tests.cogs.gm.lost_rooms import go_elsewhere, go_on_alone, is_paused, news, on_both
from tests.cogs.mishaps import delete_channel, delete_channel_unheard, requests_to
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage, answer, labels_of, text_of


@on_both
async def test_a_deleted_channel_pauses_its_game_and_the_gm_is_told_what_to_do(game: Stage) -> None:
    await delete_channel(game)
    (told,) = news(game)

    assert await is_paused(game)
    assert "The channel of your game The Táin #1 was deleted" in told
    assert "Use `/gm move` in the channel or thread where it should go on, and then `/gm resume`" in told


async def test_the_gm_of_a_sign_up_is_told_of_no_pause(sign_up: Stage) -> None:
    await delete_channel(sign_up)
    (told,) = news(sign_up)

    assert "where the sign-up should go on" in told
    assert "paused" not in told


async def test_a_thread_goes_with_its_channel(stage: Stage) -> None:
    parent = stage.channel
    stage.channel = await stage.new_thread("game")
    await stage.command("Gia", "game new", game="tain")
    await delete_channel(stage, parent)

    assert len(news(stage)) == 1


async def test_with_auto_nobody_is_answered_for_while_the_channel_is_lost(game: Stage) -> None:
    await go_on_alone(game)
    leader = await game.leader()
    await delete_channel(game)
    await game.pass_hours(25)

    assert await game.leader() == leader


async def test_a_channel_without_a_game_may_be_deleted(game: Stage) -> None:
    await delete_channel(game, game.guild.create_text_channel("elsewhere"))

    assert not await is_paused(game)
    assert news(game) == []


async def test_a_lost_channel_of_a_resting_game_is_told_to_the_gm_alone(game: Stage) -> None:
    await game.command("Gia", "gm pause")
    lines = (await game.hosted()).started.log[-1].line
    await delete_channel(game)

    assert (await game.hosted()).started.log[-1].line == lines
    assert len(news(game)) == 1


async def test_a_game_that_is_over_needs_no_channel(game: Stage) -> None:
    await game.end("Gia")
    await delete_channel(game)
    await game.pass_hours(1)

    assert news(game) == []


async def test_a_loss_that_is_noticed_again_is_told_once(game: Stage) -> None:
    await delete_channel(game)
    await game.bot.services.rooms.lose(1, game.channel.id, Loss.FORBIDDEN)
    await game.restart()
    await game.pass_hours(1)

    assert (await game.hosted()).room.loss is Loss.DELETED
    assert len(news(game)) == 1


async def test_the_loss_of_the_next_channel_is_told_too(game: Stage) -> None:
    await delete_channel(game)
    go_elsewhere(game)
    await game.command("Gia", "gm move")
    await delete_channel(game)

    assert len(news(game)) == 2


async def test_a_channel_deleted_unheard_is_found_at_the_next_card(game: Stage) -> None:
    await game.propose()
    await game.pass_hours(1)
    delete_channel_unheard(game)
    await game.dm_command("Eve", "quest vote", answer="approve")

    assert await is_paused(game)
    assert len(news(game)) == 1


async def test_a_deadline_that_passed_with_channel_and_bot_gone_answers_for_nobody(game: Stage) -> None:
    await go_on_alone(game)
    leader = await game.leader()
    await game.bot.services.host.alarm.close()
    delete_channel_unheard(game)
    await game.pass_hours(30)
    await game.restart()

    assert await game.leader() == leader


async def test_a_channel_deleted_while_the_bot_was_down_is_found_at_its_start(game: Stage) -> None:
    await game.propose()
    delete_channel_unheard(game)
    await game.restart()

    assert await is_paused(game)
    assert len(news(game)) == 1


async def test_nothing_is_asked_of_a_channel_that_is_known_to_be_lost(game: Stage) -> None:
    await game.propose()
    delete_channel_unheard(game)
    await game.restart()
    asked = requests_to(game)
    await game.dm_command("Gia", "gm hand-over", player="Ann")
    await game.pass_hours(24)
    await game.restart()
    await game.pass_hours(1)

    assert requests_to(game) == asked


async def test_a_game_without_a_channel_waits_for_nobody_and_is_not_resumed(game: Stage) -> None:
    await delete_channel(game)
    await game.pass_hours(25)

    assert game.questions() == []
    assert "use `/gm move`" in answer(await game.dm_command("Gia", "gm resume"))
    assert await is_paused(game)


async def lead_without_a_channel(stage: Stage) -> None:
    """Let a manager take over a game whose channel was deleted."""
    await delete_channel(stage)
    go_elsewhere(stage)
    stage.make_manager("Zoe")
    await stage.command("Zoe", "gm hand-over", game="1")


async def test_a_new_gm_of_a_game_without_a_channel_is_told(game: Stage) -> None:
    await lead_without_a_channel(game)

    assert len(news(game, "Zoe")) == 1


async def test_a_new_gm_of_a_game_without_a_channel_may_end_it(game: Stage) -> None:
    await lead_without_a_channel(game)
    asked = await game.dm_command("Zoe", "game end")
    await game.press("Zoe", asked.response, "Yes, end it")

    assert (await game.table()).outcome is not None
    assert not [each for each in await game.database.read(destinations_owed) if each.room_id is not None]


async def test_a_gm_who_has_already_moved_the_game_is_not_told(game: Stage) -> None:
    await delete_channel(game)
    game.env.backend.messages[game.users["Gia"].dm_channel.id].clear()
    await game.pass_hours(1)
    go_elsewhere(game)
    await game.command("Gia", "gm move")
    owed_still = update(OutboxRow).where(OutboxRow.kind == OutboxKind.TROUBLE)
    await change(game.database, owed_still.values(state=OutboxState.PENDING))
    await game.restart()

    assert news(game) == []


async def vote_in_a_lost_channel(stage: Stage) -> None:
    """Let a vote end whose channel was deleted unheard."""
    await stage.propose("Ann", "Ben")
    await let_vote(stage, NAMES[:4])
    delete_channel_unheard(stage)
    await stage.dm_command("Eve", "quest vote", answer="approve")


async def test_an_unheard_loss_is_found_at_the_next_message(game: Stage) -> None:
    await vote_in_a_lost_channel(game)

    assert await is_paused(game)
    assert len(news(game)) == 1


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_a_message_that_found_its_channel_lost_reaches_the_new_one(game: Stage, is_restarted: bool) -> None:
    await vote_in_a_lost_channel(game)
    if is_restarted:
        await game.restart()
    go_elsewhere(game)
    await game.command("Gia", "gm move")
    posted = [message for message in game.channel.history() if message.type is discord.MessageType.default]
    said = [text_of(message) for message in posted if not labels_of(message)]

    assert "The game has moved to this channel" in said[0]
    assert "Approved, 5 to 0" in said[1]
    assert len(said) == 3  # and that the game is paused


async def test_only_a_gm_finds_what_to_do_about_a_lost_channel_even_with_closed_dms(game: Stage) -> None:
    game.close_dms("Gia")
    await delete_channel(game)
    go_elsewhere(game)

    assert "was deleted" in answer(await game.command("Gia", "game status", game="1"))
    assert "was deleted" in answer(await game.dm_command("Gia", "help"))
    assert "was deleted" not in answer(await game.command("Ann", "game status", game="1"))


async def test_a_game_without_a_channel_is_offered_only_to_those_who_may_act_on_it(game: Stage) -> None:
    await delete_channel(game)
    go_elsewhere(game)
    game.make_manager("Zoe")
    game.add("Kit")
    offered = await game.people["Zoe"].autocomplete(game.channel, "gm move", "game", "")

    assert [choice["value"] for choice in offered] == ["1"]
    assert await game.people["Ann"].autocomplete(game.channel, "quest vote", "game", "") != []
    assert await game.people["Kit"].autocomplete(game.channel, "gm move", "game", "") == []
