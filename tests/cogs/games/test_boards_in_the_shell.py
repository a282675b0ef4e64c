"""Board games get the same from the shell as all others: newcomers, pauses, undos, deadlines, aliases, threads."""

import re

import discord
import pytest

from bot.storage.schema.kinds import LatePolicy
from engine.audience import To
from engine.bluff.table import BluffTable
from engine.boards.events import Turn
from engine.danube.table import Phase
from tests.asking import choose_settings
from tests.cogs.boatmen import boats
from tests.cogs.gamblers import behind, sit_down
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, choices_of, labels_of, text_of

DICE = "⚀⚁⚂⚃⚄⚅"


async def begin_and_throw(stage: Stage) -> None:
    """Begin a game of two, and throw."""
    await sit_down(stage, ("Ann", "Ben"), by_hand=True, game="danube", late="auto")
    await throw(stage)


@pytest.fixture
async def river(opening: Opening) -> Stage:
    """Return a game of two in which a player has thrown and may divide the throw or go on with all of it."""
    return await opening.after(begin_and_throw)


async def dice(stage: Stage) -> BluffTable:
    table = (await stage.hosted()).started.table
    assert isinstance(table, BluffTable)
    return table


async def throw(stage: Stage) -> None:
    """Throw until there is a boat to choose."""
    while (table := await boats(stage)).phase is not Phase.MOVE:
        await stage.press(await behind(stage, table.player), stage.prompt, "Throw")


async def move(stage: Stage) -> None:
    """Make the first of the moves."""
    table = await boats(stage)
    part = table.parts[0]
    await stage.command(await behind(stage, table.player), "danube move", boat=part.start, steps=part.steps)


async def turns_of(stage: Stage) -> int:
    """Return the number of turns that have begun."""
    return sum(isinstance(told.event, Turn) for told in (await stage.hosted()).told(To.PUBLIC).events)


async def pause_and_resume(stage: Stage) -> list[discord.Message]:
    """Pause a game, restart, and resume it. Return the posts that had buttons in the pause."""
    await stage.command("Gia", "gm pause")
    await stage.restart()
    paused = [message for message in stage.channel.history()[1:] if message.components]
    await stage.command("Gia", "gm resume")
    return paused


async def test_a_turn_has_no_buttons_in_a_pause_and_the_same_ones_after_it(river: Stage) -> None:
    asked = choices_of(river.prompt)

    assert await pause_and_resume(river) == []
    assert choices_of(river.prompt) == asked
    assert "pauses" not in text_of(river.prompt)


async def test_a_turn_goes_on_after_a_pause_with_another_player(river: Stage) -> None:
    before = await boats(river)
    await pause_and_resume(river)
    await river.replace(before.player, "Zoe")
    await move(river)

    assert (await boats(river)).board != before.board
    assert before.player in (await boats(river)).occupants


async def test_a_newcomer_within_a_round_is_told_its_dice_and_answers_the_bid(opening: Opening) -> None:
    stage = await opening.after(sit_down, ("Ann", "Ben", "Cat"), game="bluff", late="ask")
    bidder = (await dice(stage)).player
    await stage.command(bidder, "bluff bid", count=2, face=3)
    table = await dice(stage)
    await stage.replace(table.player, "Zoe")
    await stage.press("Zoe", stage.prompt, "Challenge")

    cup = " ".join(f"{DICE[face - 1]}{face}" for face in sorted(table.hidden[table.player]))
    assert f"Under your cup: {cup}" in "\n".join(map(text_of, stage.dms("Zoe")))
    assert (await dice(stage)).in_play < table.in_play


async def test_an_undo_within_a_turn_gives_back_the_throw_and_strikes_out_only_the_move(river: Stage) -> None:
    before, asked = await boats(river), choices_of(river.prompt)
    await move(river)
    moved, told = river.prompt, text_of(river.prompt)
    await river.take_back()
    left = next(message for message in river.channel.history() if message.id == moved.id)

    assert (await boats(river)).board == before.board
    assert river.prompt.id != moved.id
    assert choices_of(river.prompt) == asked
    assert len([message for message in river.channel.history()[1:] if message.components]) == 1
    assert left.content.startswith("-# Taken back in part:")
    assert all(each in told for each in re.findall("~~(.+?)~~", text_of(left)))
    assert "~~" not in text_of(river.prompt)


async def test_the_bot_moves_for_a_late_player_when_time_is_up(river: Stage) -> None:
    before = await boats(river)
    await river.pass_hours(25)

    after = await boats(river)
    assert (after.board, after.phase) != (before.board, before.phase)
    assert river.questions() == []


async def test_the_gm_is_asked_when_time_is_up_in_bluff_though_other_games_go_on(opening: Opening) -> None:
    stage = await opening.after(sit_down, ("Ann", "Ben", "Cat"), game="bluff", late="ask")
    await choose_settings(stage.database, late=LatePolicy.AUTO)
    await stage.pass_hours(25)
    await stage.press_and_confirm("Gia", stage.questions()[-1], "Close it now")

    bid = (await dice(stage)).board.bid
    assert bid is not None
    assert (bid.count, bid.face) == (1, 2)


async def test_a_turn_under_aliases_is_played_by_dm_and_names_nobody(opening: Opening) -> None:
    stage = await opening.stage()
    await sit_down(stage, ("Ann", "Ben"), by_hand=True, game="danube", late="ask", anonymous=True)
    player = await behind(stage, (await boats(stage)).player)
    before = stage.prompt
    await stage.press(player, stage.dms(player)[-1], "Throw")

    shown = "\n".join(map(text_of, stage.channel.history()[1:]))
    assert "Throw" in labels_of(before)
    assert " throws " in text_of(stage.prompt)
    assert not any(name in shown for name in ("Ann", "Ben"))
    assert "<@" not in text_of(stage.prompt)
    assert len([text for text in map(text_of, stage.dms("Gia")) if "post there themselves" in text]) == 1


@pytest.mark.usefixtures("fixed")
async def test_turns_in_a_thread_share_a_post_as_well(opening: Opening) -> None:
    stage = await opening.stage()
    stage.channel = await stage.new_thread("by the river")
    await sit_down(stage, ("Ann", "Ben"), by_hand=True, game="danube", late="ask")
    await throw(stage)
    posts, turns = len(stage.channel.history()), await turns_of(stage)
    while await turns_of(stage) == turns:
        await move(stage)
        await throw(stage)

    assert await turns_of(stage) > turns
    assert len(stage.channel.history()) == posts


async def test_a_payment_of_little_but_blanks_is_refused_at_once(stage: Stage) -> None:
    assert "couldn't read this payment" in answer(await stage.command("Ann", "sigily block", pay=f"a{' ' * 5900}x"))
