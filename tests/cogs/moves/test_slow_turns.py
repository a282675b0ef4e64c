"""In a slow game one post shows several turns, and each player is called by DM, with the board and the moves."""

import discord
import pytest

from bot.delivery.turns.live_turns import NOT_THERE
from bot.delivery.turns.turn_posts import TURNS_IN_A_POST
from bot.storage.schema.kinds import Secrecy
from tests.asking import choose_settings
from tests.cogs.boatmen import boats, pass_the_turn
from tests.cogs.choosing import choose_move
from tests.cogs.gamblers import sit_down
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, labels_of
from tests.cogs.whole.chances import Fixed

THERE, AWAY = 60.0, NOT_THERE.total_seconds() + 5
"""Seconds."""


def posts(stage: Stage) -> int:
    return len(stage.channel.history())


def calls(stage: Stage, name: str) -> list[discord.Message]:
    """Return the DMs that have called somebody to their turn."""
    return [each for each in stage.dms(name) if "it's your turn" in each.content]


async def wait(stage: Stage, seconds: float) -> None:
    await stage.env.advance_time(seconds)
    await stage.env.settle()


async def race(stage: Stage) -> None:
    """Begin a race by the day. It is kept for this file alone, so that its chance is always the fixed one."""
    await sit_down(stage, ("Ann", "Ben"), game="danube", late="ask")


async def race_for_a_turn(stage: Stage) -> None:
    """Let the first turn of such a race be over for a while."""
    await race(stage)
    await pass_the_turn(stage)
    await wait(stage, AWAY)


@pytest.fixture
async def river(opening: Opening, fixed: Fixed) -> Stage:
    """Return a race by the day, whose first turn is over a while ago."""
    return await opening.after(race_for_a_turn)


async def test_the_next_turn_of_a_slow_game_is_shown_in_the_same_post(river: Stage) -> None:
    post, before = river.prompt.id, posts(river)
    player = await pass_the_turn(river)

    assert (river.prompt.id, posts(river)) == (post, before)
    assert river.users[player].mention in river.prompt.content


async def test_a_player_who_is_away_is_called_once_by_dm_with_the_board_and_the_moves(river: Stage) -> None:
    player = await pass_the_turn(river)
    before, posted = len(calls(river, player)), posts(river)
    await river.restart()
    await wait(river, AWAY)
    await wait(river, AWAY)
    (call,) = calls(river, player)[before:]

    assert call.attachments
    assert labels_of(call)[0] == labels_of(river.prompt)[0]
    assert posts(river) == posted


async def test_only_the_player_on_turn_is_called(river: Stage) -> None:
    other = (await boats(river)).player
    before = len(river.dms(other))
    await pass_the_turn(river)
    await wait(river, AWAY)

    assert len(river.dms(other)) == before


async def test_nobody_is_called_who_acts_soon(river: Stage) -> None:
    before = {name: len(river.dms(name)) for name in ("Ann", "Ben")}
    for _ in range(3):
        await pass_the_turn(river)
        await wait(river, THERE)

    assert {name: len(river.dms(name)) for name in ("Ann", "Ben")} == before


async def test_nobody_is_called_to_a_game_that_is_paused_or_over(river: Stage) -> None:
    before = {name: len(calls(river, name)) for name in ("Ann", "Ben")}
    await pass_the_turn(river)
    await river.command("Gia", "gm pause")
    await wait(river, AWAY)
    paused = {name: len(calls(river, name)) for name in ("Ann", "Ben")}
    await river.command("Gia", "gm resume")
    await river.end("Gia")
    await wait(river, AWAY)

    assert {name: len(calls(river, name)) for name in ("Ann", "Ben")} == paused == before


async def test_a_new_post_calls_its_player_and_no_dm_does(river: Stage) -> None:
    first, player = river.prompt.id, ""
    while river.prompt.id == first:
        player = await pass_the_turn(river)
    before = len(river.dms(player))
    await wait(river, AWAY)

    assert river.users[player].mention in river.prompt.content
    assert len(river.dms(player)) == before


async def test_one_post_shows_so_many_turns(river: Stage) -> None:
    seen = []
    for _ in range(2 * TURNS_IN_A_POST):
        await pass_the_turn(river)
        seen.append(river.prompt.id)

    assert len({*seen}) in {2, 3}


async def test_a_turn_is_played_to_its_end_in_the_dm_that_calls_its_player(river: Stage) -> None:
    player = await pass_the_turn(river)
    await wait(river, AWAY)
    before = await boats(river)
    while (table := await boats(river)).player == player:
        call = river.dms(player)[-1]
        await choose_move(river, player, call, (await river.hosted()).asks.open[0].answers[0])
        if "Confirm" in labels_of(call := river.dms(player)[-1]):
            await river.press(player, call, "Confirm")
    last = river.dms(player)[-1]

    assert table.board != before.board
    assert len(last.attachments) == 1
    assert "Throw" not in labels_of(last)
    assert river.users[table.player].mention in river.prompt.content


async def test_a_player_whose_dms_are_closed_is_called_by_a_new_post(river: Stage) -> None:
    player = await pass_the_turn(river)
    hosted = await river.hosted()
    user = river.users[player].id
    await river.bot.services.sign_up.save_dm(hosted.id, user, None, is_open=False)
    river.bot.services.games.drop(hosted.id)
    post, before = river.prompt.id, posts(river)
    await wait(river, AWAY)

    assert posts(river) == before + 1
    assert river.prompt.id != post
    assert river.prompt.content.startswith(river.users[player].mention)


async def test_where_nothing_comes_by_dm_a_new_post_calls(river: Stage) -> None:
    await choose_settings(river.database, secrecy=Secrecy.ANSWERS)
    await river.restart()
    player = await pass_the_turn(river)
    post, before = river.prompt.id, len(river.dms(player))
    await wait(river, AWAY)

    assert river.prompt.id != post
    assert river.prompt.content.startswith(river.users[player].mention)
    assert len(river.dms(player)) == before
