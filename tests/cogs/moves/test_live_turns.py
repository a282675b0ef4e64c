"""Where players have to be there, one post shows turn after turn, and a player who does not notice it is called."""

import pytest

from tests.asking import choose_settings
from tests.cogs.boatmen import boats, pass_the_turn
from tests.cogs.gamblers import sit_down
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage

WAITS = ("opening", "throw", "move")
TWO_MINUTES = 1 / 30
NOTICED, UNNOTICED = 20.0, 31.0
"""Seconds."""


async def race_for_a_turn(stage: Stage) -> None:
    """Let the first turn of a race be over, in which a wait lasts two minutes."""
    await sit_down(stage, ("Ann", "Ben"), game="danube", late="ask")
    await choose_settings(stage.database, hours=dict.fromkeys(WAITS, TWO_MINUTES))
    await stage.restart()
    await pass_the_turn(stage)


@pytest.fixture
async def river(opening: Opening) -> Stage:
    """Return a race in which a wait lasts two minutes, and whose first turn, with the seal, is over."""
    return await opening.after(race_for_a_turn)


async def test_the_next_turn_is_shown_in_the_post_that_everybody_looks_at(river: Stage) -> None:
    post, posts = river.prompt, len(river.channel.history())
    await pass_the_turn(river)
    await river.env.advance_time(NOTICED)

    assert river.prompt.id == post.id
    assert len(river.channel.history()) == posts
    assert river.users[(await boats(river)).player].mention in river.prompt.content


async def overlook_a_turn(stage: Stage) -> int:
    """Let a player not notice their turn, with a restart in between, and return the post of the earlier turn."""
    post = stage.prompt.id
    await stage.env.advance_time(NOTICED)
    await pass_the_turn(stage)
    await stage.restart()
    await stage.env.advance_time(UNNOTICED)
    return post


async def test_a_player_who_does_not_notice_their_turn_is_called_by_a_new_post(river: Stage) -> None:
    post = await overlook_a_turn(river)
    left = next(each for each in river.channel.history() if each.id == post)

    assert river.prompt.id != post
    assert river.prompt.content.startswith(river.users[(await boats(river)).player].mention)
    assert not left.components


async def test_a_turn_is_played_in_the_post_that_calls_its_player(river: Stage) -> None:
    await overlook_a_turn(river)
    before = await boats(river)
    await pass_the_turn(river)

    assert (await boats(river)).board != before.board


async def test_a_player_who_has_moved_in_time_is_not_called_again(river: Stage) -> None:
    await pass_the_turn(river)
    await river.env.advance_time(NOTICED)
    await pass_the_turn(river)
    posts = len(river.channel.history())
    await river.env.advance_time(NOTICED)

    assert len(river.channel.history()) == posts


async def test_nobody_is_called_while_the_game_is_paused(river: Stage) -> None:
    await river.env.advance_time(NOTICED)
    await pass_the_turn(river)
    await river.command("Gia", "gm pause")
    paused = len(river.channel.history())
    await river.env.advance_time(UNNOTICED)

    assert len(river.channel.history()) == paused


async def test_nobody_is_called_once_the_game_is_over(river: Stage) -> None:
    await river.env.advance_time(NOTICED)
    await pass_the_turn(river)
    await river.end("Gia")
    over = len(river.channel.history())
    await river.env.advance_time(UNNOTICED)

    assert len(river.channel.history()) == over


async def test_a_post_that_was_new_calls_nobody_twice(river: Stage) -> None:
    await river.command("Gia", "gm pause")
    await river.command("Gia", "gm resume")
    posts = len(river.channel.history())
    await river.env.advance_time(UNNOTICED)

    assert len(river.channel.history()) == posts


async def test_a_challenge_has_a_post_of_its_own(opening: Opening) -> None:
    hall = await opening.after(sit_down, ("Ann", "Ben", "Cat"), game="bluff", late="ask")
    await choose_settings(hall.database, hours=dict.fromkeys(("open", "answer"), TWO_MINUTES))
    await hall.restart()
    posts = []
    for command, options in (
        ("bluff bid", {"count": 1, "face": 2}),
        ("bluff bid", {"count": 1, "face": 3}),
        ("bluff bid", {"count": 1, "face": 4}),
        ("bluff challenge", {}),
    ):
        (name,) = (await hall.hosted()).asks.awaited.seats
        await hall.command(name, command, **options)
        posts.append(hall.prompt.id)

    assert posts[1] == posts[2] != posts[3]
