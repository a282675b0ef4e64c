"""A lost channel pauses the game and the GM is told, who moves the game to another channel. Nothing is lost."""

import discord
import pytest
from sqlalchemy import update

from bot.storage.outbox.outbox import destinations_owed
from bot.storage.schema.kinds import LatePolicy, Loss, OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from tests.asking import change, choose_settings
from tests.cogs.conftest import NAMES
from tests.cogs.mishaps import delete_channel, delete_channel_unheard, requests_to
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage, answer, labels_of, text_of

on_both = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


def news(stage: Stage, name: str = "Gia") -> list[str]:
    """Return the GM's messages about a lost room."""
    return [message.content for message in stage.dms(name) if "/gm move" in message.content]


async def is_paused(stage: Stage) -> bool:
    return (await stage.hosted()).started.table.paused


def go_elsewhere(stage: Stage) -> None:
    """Let people give their commands in another channel of the server."""
    stage.channel = stage.guild.create_text_channel("elsewhere")


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


async def test_a_game_that_is_over_needs_no_channel_and_does_not_move(game: Stage) -> None:
    room = game.channel
    await game.end("Gia")
    go_elsewhere(game)
    assert "has ended" in answer(await game.command("Gia", "gm move", game="1"))
    await delete_channel(game, room)
    await game.pass_hours(1)

    assert news(game) == []


async def test_the_gm_is_told_once_for_each_loss(game: Stage) -> None:
    await delete_channel(game)
    await game.bot.services.rooms.lose(1, game.channel.id, Loss.FORBIDDEN)
    assert (await game.hosted()).room.loss is Loss.DELETED
    await game.restart()
    await game.pass_hours(1)
    assert len(news(game)) == 1
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


async def go_on_alone(stage: Stage) -> None:
    """Let the game go on by itself when a deadline passes."""
    await choose_settings(stage.database, late=LatePolicy.AUTO)


async def test_a_channel_deleted_while_the_bot_was_down_is_found_at_its_start(game: Stage) -> None:
    await game.propose()
    delete_channel_unheard(game)
    await game.restart()
    assert await is_paused(game)
    assert len(news(game)) == 1
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
    assert "give `/gm move`" in answer(await game.dm_command("Gia", "gm resume"))
    assert await is_paused(game)


async def test_a_new_gm_of_a_game_without_a_channel_is_told_and_may_end_it(game: Stage) -> None:
    await delete_channel(game)
    go_elsewhere(game)
    game.make_manager("Zoe")
    await game.command("Zoe", "gm hand-over", game="1")
    assert len(news(game, "Zoe")) == 1
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


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_an_unheard_loss_is_found_at_the_next_message_which_reaches_the_new_channel(
    game: Stage, is_restarted: bool
) -> None:
    await game.propose("Ann", "Ben")
    await let_vote(game, NAMES[:4])
    delete_channel_unheard(game)
    await game.dm_command("Eve", "quest vote", answer="approve")
    assert await is_paused(game)
    assert len(news(game)) == 1
    if is_restarted:
        await game.restart()
    go_elsewhere(game)
    await game.command("Gia", "gm move")
    posted = [message for message in game.channel.history() if message.type is discord.MessageType.default]
    said = [text_of(message) for message in posted if not labels_of(message)]

    assert "The game has moved to this channel" in said[0]
    assert "Approved, 5 to 0" in said[1]
    assert len(said) == 3  # and that the game is paused


@on_both
async def test_a_deleted_channel_pauses_the_game_and_its_gm_moves_it_to_a_free_one(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await game.press("Ann", game.prompt, "Approve")
    await delete_channel(game)
    assert await is_paused(game)
    (told,) = news(game)
    assert "The channel of your game The Táin #1 was deleted" in told
    assert "Give `/gm move` in the channel or thread where it shall go on, and then `/gm resume`" in told
    await game.restart()
    go_elsewhere(game)
    await game.command("Zoe", "game new", game="tain")
    assert "on in this channel already" in answer(await game.command("Gia", "gm move", game="1"))
    await game.end("Zoe")
    await game.slow_down(10)
    moving = answer(await game.command("Gia", "gm move"))
    assert "`/gm resume` lets both go on" in moving
    assert "10 seconds" in moving, "what may disturb it there"
    moved = next(message for message in game.channel.history() if "has moved" in message.content)
    assert {user.id for user in moved.mentions} == {game.users[name].id for name in (*NAMES, "Gia")}
    await game.command("Gia", "gm resume")
    await let_vote(game, NAMES[1:])
    await game.press("Ann", game.dms("Ann")[-1], "Support")
    await game.press("Ben", game.dms("Ben")[-1], "Support")

    # It goes on where it stood.
    assert "Quest 1 succeeded" in text_of(game.prompt)
    assert "Ann" in text_of(card := await moved_card(game))
    assert card in game.channel.pinned_messages()


async def moved_card(stage: Stage) -> discord.Message:
    """Return the painted card of the first game."""
    await stage.painted_card()
    card_id = (await stage.hosted()).room.card_id
    return next(message for message in stage.channel.history() if message.id == card_id)


async def test_a_sign_up_without_a_channel_moves_with_everybody_before_it_begins(sign_up: Stage) -> None:
    await delete_channel(sign_up)
    (told,) = news(sign_up)
    assert "where the sign-up shall go on" in told
    assert "paused" not in told
    assert "give `/gm move`" in answer(await sign_up.dm_command("Gia", "game start"))
    go_elsewhere(sign_up)
    await sign_up.command("Gia", "gm move")
    await sign_up.painted_card()
    card = next(message for message in sign_up.channel.history() if "Join" in labels_of(message))
    await sign_up.press("Gia", card, "Start the game")

    assert (await sign_up.hosted()).names == NAMES
    assert sign_up.users[await sign_up.leader()].mention in sign_up.prompt.content


async def test_a_running_game_that_moves_asks_again_in_the_new_channel_alone(game: Stage) -> None:
    await game.propose()
    left = game.channel
    go_elsewhere(game)
    await game.command("Gia", "gm move")
    vote = game.prompt
    await game.press("Ann", vote, "Reject")

    assert not await is_paused(game)
    assert [labels_of(message) for message in left.history() if message.components] == []
    assert len([message for message in game.channel.history() if "Approve" in labels_of(message)]) == 1
    await let_vote(game, NAMES[1:], approve=False)
    (same,) = (message for message in game.channel.history() if message.id == vote.id)
    assert not same.components


async def test_a_game_that_moves_frees_its_old_channel(game: Stage) -> None:
    left = game.channel
    go_elsewhere(game)
    await game.command("Gia", "gm move")
    game.channel = left

    assert "sign-up is open" in answer(await game.command("Zoe", "game new", game="tain"))


async def test_a_game_may_move_to_a_thread_whose_deletion_pauses_it_too(game: Stage) -> None:
    await delete_channel(game)
    parent = game.guild.create_text_channel("elsewhere")
    game.channel = parent
    game.channel = await game.new_thread("game")
    await game.command("Gia", "gm move")
    await game.command("Gia", "gm resume")
    asked = game.prompt.channel.id
    await delete_channel(game)
    thread, game.channel = game.channel, parent

    assert asked == thread.id
    assert await is_paused(game)
    assert len(news(game)) == 2


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


async def test_a_manager_moves_a_game_without_a_channel_and_a_player_does_not(game: Stage) -> None:
    await delete_channel(game)
    go_elsewhere(game)
    assert "Only the GM" in answer(await game.command("Ann", "gm move", game="1"))
    game.make_manager("Zoe")
    await game.command("Zoe", "gm move", game="1")

    assert (await game.hosted()).room.channel_id == game.channel.id


async def test_a_game_moves_only_to_another_room_of_its_server_in_which_it_can_be_played(game: Stage) -> None:
    room = (await game.hosted()).room
    assert "in this channel already" in answer(await game.command("Gia", "gm move"))
    game.forbid(embed_links=True)
    assert "Embed Links" in answer(await game.command("Gia", "gm move"))
    game.move_to_another_server("Gia")
    assert "belongs to another server" in answer(await game.command("Gia", "gm move"))

    assert (await game.hosted()).room == room


async def test_a_stranger_who_moves_a_game_cannot_tell_that_it_exists(game: Stage) -> None:
    room = (await game.hosted()).room
    go_elsewhere(game)
    assert answer(await game.command("Zoe", "gm move", game="1")) == "This game is not known here any more."
    assert "name one that you lead" in answer(await game.command("Zoe", "gm move"))
    game.make_manager("Zoe")
    game.move_to_another_server("Zoe")
    assert answer(await game.command("Zoe", "gm move", game="1")) == "This game is not known here any more."

    assert (await game.hosted()).room == room


async def test_of_several_games_the_lost_one_is_meant(game: Stage) -> None:
    lost = game.channel
    go_elsewhere(game)
    await game.command("Gia", "game new", game="tain")
    game.channel = game.guild.create_text_channel("third")
    assert "name one" in answer(await game.command("Gia", "gm move"))
    await delete_channel(game, lost)
    await game.command("Gia", "gm move")

    assert (await game.hosted(1)).room.channel_id == game.channel.id
