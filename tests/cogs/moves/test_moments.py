"""A great moment on a board moves in the post that tells it: one in a turn, and none if the table wants none."""

from functools import partial

import discord

from bot.pictures.picture import FILE, MOVING_FILE
from bot.storage.schema.choices import Moving, Telling
from engine.bluff.actions import Bid
from engine.bluff.table import BluffTable
from engine.boards.actions import Throw
from engine.judging import Submission
from engine.sigily.actions import Move
from engine.sigily.events import Fought
from engine.sigily.table import SigilyTable
from tests.asking import choose_settings
from tests.cogs.gamblers import sit_down
from tests.cogs.moves.test_scenes import with_scenes
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, text_of
from tests.cogs.submissions import fulfil
from tests.cogs.whole.chances import Fixed
from tests.cogs.whole.test_races import begin

BREATHS = 10
"""Seconds within which a scene is over."""


async def advance(stage: Stage, chariot: int = 1) -> None:
    """Let the player on turn throw and move a chariot."""
    table = (await stage.hosted()).started.table
    assert isinstance(table, SigilyTable)
    await fulfil(stage, [Submission(table.player, each) for each in (Throw(), Move(f"{table.player} {chariot}"))])


async def until_the_fight(stage: Stage, fixed: Fixed) -> None:
    """Let the first player stand five and ten sigils ahead, where the other will come with two throws of five."""
    await begin(stage, ("Ann", "Ben"))
    for flat, chariot in ((0, 1), (0, 1), (0, 2), (1, 3)):
        fixed.falls["sticks"] = partial(int, flat)
        await advance(stage, chariot)
    fixed.falls |= {"sticks": lambda: 0, "fights": lambda: 0}


def files_of(message: discord.Message) -> list[str]:
    return [file.filename for file in message.attachments]


async def test_a_fight_moves_in_the_post_of_its_turn_and_a_second_one_stands_still(stage: Stage, fixed: Fixed) -> None:
    await until_the_fight(stage, fixed)
    await advance(stage)
    first = stage.prompt
    await advance(stage)

    fights = [event for entry in (await stage.hosted()).started.log for event in entry.events if type(event) is Fought]

    assert len(fights) == 2
    assert ["fights" in text_of(each) for each in (first, stage.prompt)] == [True, True]
    assert [files_of(each) for each in (first, stage.prompt)] == [[MOVING_FILE], [FILE]]


async def test_a_table_may_want_all_pictures_to_stand_still(stage: Stage, fixed: Fixed) -> None:
    await until_the_fight(stage, fixed)
    await choose_settings(stage.database, moving=Moving.OFF)
    await advance(stage)

    assert files_of(stage.prompt) == [FILE]


async def bidding(stage: Stage) -> None:
    """Let the first of two bid."""
    await sit_down(stage, ("Ann", "Ben"), game="bluff", late="ask")
    table = (await stage.hosted()).started.table
    assert isinstance(table, BluffTable)
    await fulfil(stage, [Submission(table.player, Bid(3, 3))])


async def challenge(stage: Stage) -> list[discord.Message]:
    """Let the bid be challenged by a command, and return the posts that tell of it."""
    table = (await stage.hosted()).started.table
    assert isinstance(table, BluffTable)
    known = {message.id for message in stage.channel.history()}
    told = answer(await stage.command(table.player, "bluff challenge"))
    await stage.env.advance_time(BREATHS)
    assert "dice" not in told
    return [message for message in stage.channel.history() if message.id not in known]


async def test_cups_go_up_in_the_scene_of_a_challenge_and_the_loss_comes_after_it(opening: Opening) -> None:
    stage = await with_scenes(await opening.after(bidding))
    scene, post = await challenge(stage)

    assert (files_of(scene), files_of(post)) == ([MOVING_FILE], [FILE])
    assert "lose" not in text_of(scene)
    assert "lose" in text_of(post)


async def test_cups_stay_still_where_results_are_told_at_once(opening: Opening) -> None:
    stage = await with_scenes(await opening.after(bidding))
    await choose_settings(stage.database, telling=Telling.AT_ONCE)
    (post,) = await challenge(stage)

    assert files_of(post) == [FILE]
