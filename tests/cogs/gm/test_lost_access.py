"""A bot that was removed, or may no longer write in a channel, pauses the game and tells the GM."""

from tests.cogs.gm.lost_rooms import go_elsewhere, is_paused, news, on_both
from tests.cogs.mishaps import allow, remove_bot, requests_to
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage, text_of


async def test_a_bot_that_was_removed_pauses_its_games_and_tells_the_gm(game: Stage) -> None:
    await remove_bot(game)
    (told,) = news(game)

    assert await is_paused(game)
    assert "I was removed from the server" in told


async def test_a_bot_that_was_removed_while_it_was_down_tells_the_gm_at_its_start(game: Stage) -> None:
    await game.painted_card()
    guild = game.env.backend.guilds.pop(game.guild.id)
    for channel_id in guild.channel_ids:
        del game.env.backend.channels[channel_id]
    asked = requests_to(game)
    await game.restart()
    (told,) = news(game)

    assert "I was removed from the server" in told
    assert requests_to(game) == asked


async def test_a_channel_that_the_bot_may_not_write_in_pauses_the_game(game: Stage) -> None:
    await allow(game, send_messages=False)
    await game.propose()
    await game.pass_hours(1)
    (told,) = news(game)

    assert await is_paused(game)
    assert "I can't write in" in told
    assert "Send Messages" in told


async def test_a_game_that_is_resumed_without_access_is_paused_again(game: Stage) -> None:
    await allow(game, send_messages=False)
    await game.propose()
    await game.pass_hours(1)
    await game.dm_command("Gia", "gm resume")

    assert await is_paused(game)
    assert len(news(game)) == 2


async def test_a_card_that_may_not_be_painted_pauses_the_game_and_tells_the_gm(game: Stage) -> None:
    await game.propose()
    await game.pass_hours(1)
    await allow(game, view_channel=False)
    await game.dm_command("Ann", "quest vote", answer="approve")

    assert await is_paused(game)
    assert len(news(game)) == 1


@on_both
async def test_a_resumed_game_with_access_again_tells_what_it_owed_and_goes_on(game: Stage) -> None:
    leader = await game.leader()
    await allow(game, send_messages=False)
    await game.propose("Ann", "Ben")
    await game.pass_hours(1)
    await game.restart()
    await allow(game, send_messages=True)
    await game.dm_command("Gia", "gm resume")
    await game.press("Ann", game.prompt, "Approve")

    assert "The game goes on" in text_of(game.prompt)
    assert len(news(game)) == 1
    assert any(f"{leader} proposes" in text_of(message) for message in game.channel.history())


async def test_a_game_may_leave_a_forbidden_room_and_posts_what_was_owed_once(game: Stage) -> None:
    await game.propose()
    await allow(game, send_messages=False)
    await let_vote(game, approve=False)
    left = game.channel
    go_elsewhere(game)
    await game.command("Gia", "gm move")
    await game.command("Gia", "gm resume")

    assert "The game goes on" in text_of(game.prompt)
    assert not any(message.components for message in left.history())
    assert len([message for message in game.channel.history()[1:] if message.components]) == 1


async def regain_access(stage: Stage) -> None:
    """Let the bot be forbidden to write while it owes the channel a message, and then be allowed again."""
    await allow(stage, send_messages=False)
    await stage.command("Gia", "gm pause")
    await allow(stage, send_messages=True)
    await stage.pass_hours(0.2)


async def test_access_that_comes_back_is_noticed(game: Stage) -> None:
    await regain_access(game)

    assert "has paused the game" in game.channel.history()[-1].content


async def test_a_second_loss_of_access_is_told(game: Stage) -> None:
    await regain_access(game)
    await game.command("Gia", "gm resume")
    await allow(game, send_messages=False)
    await game.propose()

    assert len(news(game)) == 2
