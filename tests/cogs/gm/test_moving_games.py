"""Games move to another channel, after theirs was lost or before. Nothing is lost."""

import discord

from tests.cogs.conftest import NAMES
from tests.cogs.gm.lost_rooms import go_elsewhere, is_paused, news, on_both
from tests.cogs.mishaps import delete_channel
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage, answer, labels_of, text_of


async def test_a_game_does_not_move_to_a_channel_in_which_another_is_on(game: Stage) -> None:
    await delete_channel(game)
    go_elsewhere(game)
    await game.command("Zoe", "game new", game="tain")

    assert "already has a game" in answer(await game.command("Gia", "gm move", game="1"))
    assert (await game.hosted()).room.channel_id != game.channel.id


async def test_a_gm_who_moves_a_game_is_told_what_comes_next_and_what_disturbs_it(game: Stage) -> None:
    await delete_channel(game)
    go_elsewhere(game)
    await game.slow_down(10)
    moving = answer(await game.command("Gia", "gm move"))

    assert "`/gm resume` starts both again" in moving
    assert "10 seconds" in moving


async def test_the_new_channel_mentions_everybody_in_a_game_that_has_moved(game: Stage) -> None:
    await delete_channel(game)
    await game.restart()
    go_elsewhere(game)
    await game.command("Gia", "gm move")
    moved = next(message for message in game.channel.history() if "has moved" in message.content)

    assert {user.id for user in moved.mentions} == {game.users[name].id for name in (*NAMES, "Gia")}


@on_both
async def test_a_game_that_has_moved_goes_on_where_it_stood(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await game.press("Ann", game.prompt, "Approve")
    await delete_channel(game)
    await game.restart()
    go_elsewhere(game)
    await game.command("Gia", "gm move")
    await game.command("Gia", "gm resume")
    await let_vote(game, NAMES[1:])
    await game.press("Ann", game.dms("Ann")[-1], "Support")
    await game.press("Ben", game.dms("Ben")[-1], "Support")

    assert "Quest 1 succeeded" in text_of(game.prompt)
    assert "Ann" in text_of(card := await moved_card(game))
    assert card in game.channel.pinned_messages()


async def moved_card(stage: Stage) -> discord.Message:
    """Return the painted card of the first game."""
    await stage.painted_card()
    card_id = (await stage.hosted()).room.card_id
    return next(message for message in stage.channel.history() if message.id == card_id)


async def test_a_sign_up_without_a_channel_does_not_begin(sign_up: Stage) -> None:
    await delete_channel(sign_up)

    assert "use `/gm move`" in answer(await sign_up.dm_command("Gia", "game start"))


async def test_a_sign_up_moves_with_everybody_who_has_joined(sign_up: Stage) -> None:
    await delete_channel(sign_up)
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

    assert not await is_paused(game)
    assert [labels_of(message) for message in left.history() if message.components] == []
    assert len([message for message in game.channel.history() if "Approve" in labels_of(message)]) == 1


async def test_a_vote_that_has_moved_loses_its_buttons_when_it_ends(game: Stage) -> None:
    await game.propose()
    go_elsewhere(game)
    await game.command("Gia", "gm move")
    vote = game.prompt
    await game.press("Ann", vote, "Reject")
    await let_vote(game, NAMES[1:], approve=False)
    (same,) = (message for message in game.channel.history() if message.id == vote.id)

    assert not same.components


async def test_a_game_that_moves_frees_its_old_channel(game: Stage) -> None:
    left = game.channel
    go_elsewhere(game)
    await game.command("Gia", "gm move")
    game.channel = left

    assert "sign-up is open" in answer(await game.command("Zoe", "game new", game="tain"))


async def test_a_game_that_is_over_does_not_move(game: Stage) -> None:
    await game.end("Gia")
    go_elsewhere(game)

    assert "is over" in answer(await game.command("Gia", "gm move", game="1"))


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


async def test_a_player_does_not_move_a_game_without_a_channel(game: Stage) -> None:
    await delete_channel(game)
    go_elsewhere(game)

    assert "Only the GM" in answer(await game.command("Ann", "gm move", game="1"))
    assert (await game.hosted()).room.channel_id != game.channel.id


async def test_a_manager_moves_a_game_without_a_channel(game: Stage) -> None:
    await delete_channel(game)
    go_elsewhere(game)
    game.make_manager("Zoe")
    await game.command("Zoe", "gm move", game="1")

    assert (await game.hosted()).room.channel_id == game.channel.id


async def test_a_game_does_not_move_to_the_room_in_which_it_is(game: Stage) -> None:
    assert "in this channel already" in answer(await game.command("Gia", "gm move"))


async def test_a_game_does_not_move_to_a_room_in_which_it_cannot_be_played(game: Stage) -> None:
    room = (await game.hosted()).room
    game.forbid(embed_links=True)

    assert "Embed Links" in answer(await game.command("Gia", "gm move"))
    assert (await game.hosted()).room == room


async def test_a_game_does_not_move_to_another_server(game: Stage) -> None:
    room = (await game.hosted()).room
    game.move_to_another_server("Gia")

    assert "belongs to another server" in answer(await game.command("Gia", "gm move"))
    assert (await game.hosted()).room == room


UNKNOWN = "I don't know this game any more; `/help` shows what you can do."


async def test_a_stranger_who_moves_a_game_cannot_tell_that_it_exists(game: Stage) -> None:
    room = (await game.hosted()).room
    go_elsewhere(game)

    assert answer(await game.command("Zoe", "gm move", game="1")) == UNKNOWN
    assert (await game.hosted()).room == room


async def test_a_stranger_who_moves_no_game_by_name_is_asked_for_one_that_they_lead(game: Stage) -> None:
    go_elsewhere(game)

    assert "to name one you lead" in answer(await game.command("Zoe", "gm move"))


async def test_a_manager_of_another_server_who_moves_a_game_cannot_tell_that_it_exists(game: Stage) -> None:
    room = (await game.hosted()).room
    game.make_manager("Zoe")
    game.move_to_another_server("Zoe")

    assert answer(await game.command("Zoe", "gm move", game="1")) == UNKNOWN
    assert (await game.hosted()).room == room


async def lead_two(stage: Stage) -> None:
    """Let the GM lead a second game elsewhere, and go to a third channel."""
    go_elsewhere(stage)
    await stage.command("Gia", "game new", game="tain")
    stage.channel = stage.guild.create_text_channel("third")


async def test_a_gm_of_several_games_must_name_the_one_that_moves(game: Stage) -> None:
    await lead_two(game)

    assert "name one" in answer(await game.command("Gia", "gm move"))


async def test_of_several_games_the_lost_one_is_meant(game: Stage) -> None:
    lost = game.channel
    await lead_two(game)
    await delete_channel(game, lost)
    await game.command("Gia", "gm move")

    assert (await game.hosted(1)).room.channel_id == game.channel.id
