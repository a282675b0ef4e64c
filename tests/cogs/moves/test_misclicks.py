"""A move by mistake is taken back if all others agree, as long as the game has not gone on."""

import json
import re

import discord
import pytest
from simcord import InteractionResult

from bot.host.denied import Denied
from bot.storage.games.record_lines import record_of
from engine.bluff.actions import Bid
from engine.bluff.table import BluffTable
from engine.danube.actions import Move
from engine.danube.table import DanubeTable, Phase
from engine.judging import Submission
from engine.names import GM
from tests.cogs.boatmen import boats
from tests.cogs.choosing import choose_move
from tests.cogs.gamblers import sit_down
from tests.cogs.opening import Opening
from tests.cogs.showing import check_shown
from tests.cogs.stage import Stage, answer, labels_of, new_bot, text_of
from tests.cogs.submissions import fulfil
from tests.storage.interrupted import Interrupted

BUTTON = "Take my move back"
MOST_MOVES = 50


@pytest.fixture
async def hall(opening: Opening) -> Stage:
    """Return a game of three, of whom the first has bid."""
    return await opening.after(bidding)


async def race_to_a_choice(stage: Stage) -> None:
    """Begin a game of two on the river, and throw until somebody may choose a boat."""
    await sit_down(stage, ("Ann", "Ben"), game="danube", late="ask")
    while (await boats(stage)).phase is not Phase.MOVE:
        await stage.command((await boats(stage)).player, "danube throw")


@pytest.fixture
async def river(opening: Opening) -> Stage:
    """Return a game of two on the river, in which somebody has thrown and may choose a boat."""
    return await opening.after(race_to_a_choice)


async def bidding(stage: Stage, *, anonymous: bool = False) -> None:
    """Let the first of three bid."""
    await sit_down(stage, ("Ann", "Ben", "Cat"), game="bluff", late="ask", anonymous=anonymous)
    if not anonymous:
        await stage.command((await dice(stage)).player, "bluff bid", count=2, face=3)


async def dice(stage: Stage) -> BluffTable:
    table = (await stage.hosted()).started.table
    assert isinstance(table, BluffTable)
    return table


async def in_turn(stage: Stage) -> tuple[str, ...]:
    """Return the player of the standing bid, and the others in turn order."""
    table = await dice(stage)
    assert table.board.bid is not None
    place = table.seats.index(table.board.bid.player)
    return (*table.seats[place:], *table.seats[:place])


def post(stage: Stage) -> discord.Message:
    """Return the newest post about a move that somebody wants back."""
    posts = reversed(stage.channel.history())
    return next(post for post in posts if "this move" in post.content or "move stands" in post.content)


async def agree(stage: Stage, name: str) -> InteractionResult:
    return await stage.press(name, post(stage), "Agree")


async def ask_back(stage: Stage) -> tuple[str, ...]:
    """Let the player of the standing bid ask to take it back, and return them and the others in turn order."""
    bidder, *others = await in_turn(stage)
    await stage.press(bidder, (await stage.press(bidder, stage.prompt, "What may I do?")).response, BUTTON)
    return bidder, *others


async def test_only_the_player_of_a_bid_is_offered_to_take_it_back(hall: Stage) -> None:
    _, second, _ = await in_turn(hall)
    shown = await hall.press(second, hall.prompt, "What may I do?")

    assert shown.response is not None
    assert BUTTON not in labels_of(shown.response)
    assert "it must be your own, and the last one made" in answer(await hall.command(second, "game take-back"))


async def test_a_bid_is_asked_back_once(hall: Stage) -> None:
    bidder, *_ = await ask_back(hall)

    assert labels_of(post(hall)) == ["Agree", "Refuse"]
    assert "already asked the others about this move" in answer(await hall.command(bidder, "game take-back"))


async def test_only_the_other_players_are_asked_whether_they_agree(hall: Stage) -> None:
    bidder, *_ = await ask_back(hall)

    assert "This isn't possible right now" in answer(await agree(hall, bidder))
    assert "You have no seat" in answer(await agree(hall, "Gia"))
    assert (await dice(hall)).board.bid is not None


async def test_a_bid_stands_until_all_others_have_agreed(hall: Stage) -> None:
    _, second, _ = await ask_back(hall)
    await agree(hall, second)

    assert (await dice(hall)).board.bid is not None


async def test_a_bid_is_taken_back_once_all_others_have_agreed_despite_a_restart(hall: Stage) -> None:
    bidder, second, third = await ask_back(hall)
    await agree(hall, second)
    await hall.restart()
    asked = post(hall)
    await agree(hall, third)
    table = await dice(hall)

    assert (table.board.bid, table.player) == (None, bidder)
    assert f"Agreed so far: **{second}**" in asked.content
    assert not [message for message in hall.channel.history() if "Agree" in labels_of(message)]
    assert f"**{bidder}** takes this move back" in hall.channel.history()[-2].content


async def test_a_bid_that_is_taken_back_is_undone_with_a_reason(hall: Stage) -> None:
    bidder, *others = await ask_back(hall)
    for name in others:
        await agree(hall, name)
    undo = json.loads((await hall.database.read(lambda connection: record_of(connection, 1))).splitlines()[-1])

    assert (undo["by"], undo["for"], undo["move"], undo["line"]) == ("gm", bidder, "undo", 2)
    assert f"**{bidder}** took their move back" in text_of(hall.prompt)
    assert undo["reason"] == "Everybody else agreed."
    assert undo["reason"] in text_of(hall.prompt)


async def test_one_refusal_lets_the_move_stand_and_ends_the_question(hall: Stage) -> None:
    bidder, second, third = await in_turn(hall)
    await hall.command(bidder, "game take-back")
    await hall.press(second, post(hall), "Refuse")
    with pytest.raises(Denied, match="stale"):
        await hall.bot.services.retractions.answer(1, third, agrees=True, interaction_id=1)
    again = await hall.command(bidder, "game take-back")

    assert (await dice(hall)).board.bid is not None
    assert "so the move stands" in answer(again)
    assert "Not everybody agrees" in hall.channel.history()[-1].content


async def test_a_move_stands_once_the_next_player_has_moved(hall: Stage) -> None:
    bidder, second, third = await in_turn(hall)
    await hall.command(bidder, "game take-back")
    await hall.command(second, "bluff bid", count=4, face=3)
    with pytest.raises(Denied, match="stale"):
        await hall.bot.services.retractions.answer(1, third, agrees=True, interaction_id=1)
    again = await hall.command(bidder, "game take-back")

    assert labels_of(post(hall)) == []
    assert "The game has gone on" in post(hall).content
    assert "it must be your own, and the last one made" in answer(again)


async def test_a_move_that_the_gm_takes_back_is_not_asked_back_any_more(hall: Stage) -> None:
    bidder, *_ = await in_turn(hall)
    await hall.command(bidder, "game take-back")
    await hall.take_back()

    assert labels_of(post(hall)) == []
    assert "takes this move back" in post(hall).content


async def test_an_agreement_through_another_process_counts(hall: Stage) -> None:
    bidder, second, third = await in_turn(hall)
    await hall.command(bidder, "game take-back")
    other = new_bot(hall.database)
    await other.services.retractions.answer(1, second, agrees=True, interaction_id=77)
    await other.finish()
    await agree(hall, third)

    assert (await dice(hall)).board.bid is None


RACES = [("sqlite", True), ("sqlite", False), ("postgresql", True)]


@pytest.mark.parametrize(("database", "moves_on"), RACES, indirect=["database"])
async def test_an_act_in_another_process_before_the_last_agreement_comes_first(hall: Stage, *, moves_on: bool) -> None:
    bidder, second, third = await in_turn(hall)
    await hall.command(bidder, "game take-back")
    await agree(hall, third)
    database = Interrupted(hall.database)
    other = new_bot(database)
    services = hall.bot.services

    async def meanwhile() -> None:
        if moves_on:
            await services.host.submit(await hall.hosted(), Submission(second, Bid(4, 3)))
        else:
            await services.retractions.answer(1, third, agrees=False, interaction_id=78)

    database.meanwhile = meanwhile
    with pytest.raises(Denied, match="stale"):
        await other.services.retractions.answer(1, second, agrees=True, interaction_id=77)
    await other.finish()

    assert (await dice(hall)).board.bid is not None


async def test_a_player_who_has_resigned_need_not_agree(hall: Stage) -> None:
    bidder, second, third = await in_turn(hall)
    sure = await hall.command(third, "bluff resign")
    await hall.press(third, sure.response, "Yes, I give up")
    await hall.command(second, "bluff bid", count=4, face=3)
    await hall.command(second, "game take-back")
    await agree(hall, bidder)

    assert await in_turn(hall) == (bidder, second, third)


async def test_a_bid_that_has_thrown_dice_again_stands(hall: Stage) -> None:
    table = await dice(hall)
    show = str(table.hidden[table.player][0])
    await hall.command(table.player, "bluff bid", count=3, face=3, show=show)

    assert "a throw, shown dice and giving up stay" in answer(await hall.command(table.player, "game take-back"))


async def test_a_bid_whose_dice_were_shown_stands_even_if_the_challenge_is_taken_back(hall: Stage) -> None:
    bidder, second, _ = await in_turn(hall)
    await hall.command(second, "bluff challenge")
    await hall.take_back()

    assert (await dice(hall)).player == second
    assert "a throw, shown dice and giving up stay" in answer(await hall.command(bidder, "game take-back"))


async def test_a_bid_after_which_nothing_was_shown_may_be_asked_back_once_more(hall: Stage) -> None:
    bidder, second, _ = await in_turn(hall)
    await hall.command(second, "bluff bid", count=4, face=3)
    await hall.take_back()
    await hall.command(bidder, "game take-back")

    assert labels_of(post(hall)) == ["Agree", "Refuse"]


async def test_a_throw_is_no_misclick(opening: Opening) -> None:
    river = await opening.after(sit_down, ("Ann", "Ben"), by_hand=True, game="danube", late="ask")
    thrower = (await boats(river)).player
    await river.press(thrower, river.prompt, "Throw")
    refused = answer(await river.command(thrower, "game take-back"))

    assert "a throw, shown dice and giving up stay" in refused


async def test_a_boat_goes_back_and_its_throw_stays(river: Stage) -> None:
    before = await boats(river)
    part = before.parts[0]
    await river.command(before.player, "danube move", boat=part.start, steps=part.steps)
    await river.command(before.player, "game take-back")
    await agree(river, before.other)
    after = await boats(river)

    assert (after.board, after.phase, after.player) == (before.board, Phase.MOVE, before.player)


async def divided(stage: Stage, by: str = "") -> DanubeTable:
    """Let players go on to a choice that was not made for the first part of a throw, and return the table after it.

    Somebody else may make all moves for them.
    """
    for _ in range(MOST_MOVES):
        table = await boats(stage)
        part = min(table.parts, key=lambda part: abs(part.walked))
        if by:
            await fulfil(stage, [Submission(by, Move(part.start, part.steps), table.player)])
        else:
            await stage.command(table.player, "danube move", boat=part.start, steps=part.steps)
        after = await boats(stage)
        if (after.player, after.count, after.turns) == (table.player, table.count, table.turns) and after.moved:
            return after
    raise AssertionError("nobody has divided a throw")


async def test_nobody_takes_back_a_part_of_anothers_throw(river: Stage) -> None:
    after = await divided(river)
    refused = answer(await river.press(after.other, river.prompt, "Undo"))

    assert "it must be your own" in refused
    assert await boats(river) == after


async def test_a_move_that_the_gm_made_for_a_player_has_no_undo(river: Stage) -> None:
    await divided(river, GM)
    await river.env.settle()
    fresh = labels_of(river.prompt)
    await river.restart()
    await river.command("Gia", "gm pause")
    await river.command("Gia", "gm resume")

    assert "Undo" not in fresh
    assert "Undo" not in labels_of(river.prompt)


async def test_a_part_of_a_throw_is_taken_back_by_one_press_of_its_player(river: Stage) -> None:
    after = await divided(river)
    await river.restart()
    await river.press(after.player, river.prompt, "Undo")
    table = await boats(river)

    assert (table.player, table.count, table.phase) == (after.player, after.count, Phase.MOVE)
    assert table.board != after.board
    assert len(table.moved) == len(after.moved) - 1
    assert f"**{after.player}** took their move back" in text_of(river.prompt)


async def test_after_an_undo_a_turn_goes_on_in_the_post_that_told_of_it(river: Stage) -> None:
    after = await divided(river)
    await river.press(after.player, river.prompt, "Undo")
    asked, before, posts = river.prompt, await boats(river), len(river.channel.history())
    part = before.parts[0]
    await choose_move(river, before.player, asked, Move(part.start, part.steps))

    assert (await boats(river)).board != before.board
    assert (river.prompt.id, len(river.channel.history())) == (asked.id, posts)


async def test_a_move_after_which_a_throw_was_shown_has_no_undo(river: Stage) -> None:
    before = await boats(river)
    while (await boats(river)).player == before.player:
        part = (await boats(river)).parts[0]
        await river.command(before.player, "danube move", boat=part.start, steps=part.steps)

    assert "Undo" not in labels_of(river.prompt)


async def test_a_turns_post_shows_a_moved_deadline_and_loses_its_undo(river: Stage) -> None:
    await divided(river)
    asked = river.prompt
    await river.command("Gia", "gm extend", time="2 hours")

    assert "Undo" in labels_of(asked)
    assert (river.prompt.id, labels_of(river.prompt)) == (
        asked.id,
        [each for each in labels_of(asked) if each != "Undo"],
    )
    assert deadline_in(river.prompt) == deadline_in(asked) + 2 * 3600


def deadline_in(message: discord.Message) -> int:
    """Return the deadline that a post shows, in seconds since 1970."""
    return int(re.findall(r"<t:(\d+)", text_of(message))[-1])


async def test_a_deadline_that_the_gm_moves_is_no_move_to_undo(river: Stage) -> None:
    await river.command("Gia", "gm extend", time="2 hours")

    await check_shown(river)


async def test_under_aliases_nobody_who_is_asked_is_mentioned(opening: Opening) -> None:
    stage = await opening.stage()
    await bidding(stage, anonymous=True)
    people = {user.id: name for name, user in stage.users.items()}
    hosted = await stage.hosted()
    first = people[hosted.occupancy((await dice(stage)).player).user_id]
    await stage.dm_command(first, "bluff bid", count=2, face=3)
    await stage.dm_command(first, "game take-back")

    assert "<@" not in post(stage).content
    assert all(name in post(stage).content for name in hosted.names)


async def test_a_game_without_undo_says_so(game: Stage) -> None:
    assert "no such move" in answer(await game.command("Ann", "game take-back"))
