"""Down the Danube on Discord: a turn is one post that changes, by buttons and by commands."""

import re

import pytest
from simcord import InteractionResult

from engine.boards.actions import Throw
from engine.danube.actions import Move
from engine.danube.table import DanubeTable, Phase
from engine.judging import Submission
from tests.cogs.boatmen import boats
from tests.cogs.choosing import choose_move
from tests.cogs.gamblers import sit_down
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.cogs.submissions import fulfil

MOST_PRESSES = 200


@pytest.fixture
async def river(opening: Opening) -> Stage:
    """Return a game of two that has just begun, in which players throw by hand."""
    return await opening.after(sit_down, ("Ann", "Ben"), by_hand=True, game="danube", late="ask")


async def begin_and_throw(stage: Stage) -> None:
    """Begin such a game, and throw until there is a boat to choose."""
    await sit_down(stage, ("Ann", "Ben"), by_hand=True, game="danube", late="ask")
    while (table := await boats(stage)).phase is not Phase.MOVE:
        await fulfil(stage, [Submission(table.player, Throw())])


@pytest.fixture
async def thrown(opening: Opening) -> Stage:
    """Return such a game after the throw."""
    return await opening.after(begin_and_throw)


async def press(stage: Stage) -> None:
    """Let the player on turn throw, or choose the first of the offered moves."""
    table = await boats(stage)
    if table.phase is not Phase.MOVE:
        await stage.press(table.player, stage.prompt, "Throw")
        return
    part = table.parts[0]
    await choose_move(stage, table.player, stage.prompt, Move(part.start, part.steps))
    if "Confirm" in labels_of(stage.prompt):
        await stage.press(table.player, stage.prompt, "Confirm")


@pytest.mark.usefixtures("fixed")
async def test_a_post_changes_within_its_turn_and_with_the_next(river: Stage) -> None:
    changed = passed = 0
    for _ in range(MOST_PRESSES):
        before, post, posts = await boats(river), river.prompt, len(river.channel.history())
        await press(river)
        if (await boats(river)).turn == before.turn:
            changed += 1
            assert (river.prompt.id, len(river.channel.history())) == (post.id, posts)
        else:
            passed += 1
            assert (river.prompt.id, len(river.channel.history())) == (post.id, posts)
            assert f"<@{river.users[(await boats(river)).player].id}>" in river.prompt.content
            assert f"**{before.player}** throws" in text_of(river.prompt)
        if min(changed, passed) >= 2:
            break

    assert min(changed, passed) >= 2
    assert len([message for message in river.channel.history()[1:] if message.components]) == 1


async def test_the_others_see_the_throw_of_a_turn(thrown: Stage) -> None:
    assert re.search(rf"\b{(await boats(thrown)).count} steps?\b", text_of(thrown.prompt))


async def test_a_turn_goes_on_after_a_restart(thrown: Stage) -> None:
    await thrown.restart()
    before = (await boats(thrown)).board
    await press(thrown)

    assert (await boats(thrown)).board != before


async def test_everybody_may_look_at_the_board(river: Stage) -> None:
    shown = await river.command("Zoe", "board")
    assert shown.response is not None

    assert "on 2, 4, 6, 8, 10" in text_of(shown.response.message)


async def test_a_player_who_is_not_on_turn_does_not_throw(river: Stage) -> None:
    first = await boats(river)
    early = await river.press(first.other, river.prompt, "Throw")

    assert "isn't possible right now" in answer(early)
    assert await boats(river) == first


async def throw_until_a_move(stage: Stage) -> DanubeTable:
    """Throw by commands until somebody has a move to choose, and return the table."""
    while (await boats(stage)).phase is not Phase.MOVE:
        await stage.command((await boats(stage)).player, "danube throw")
    return await boats(stage)


async def test_a_turn_is_played_by_commands(river: Stage) -> None:
    table = await throw_until_a_move(river)
    part = table.parts[0]
    await river.command(table.player, "danube move", boat=part.start, steps=part.steps)

    assert (await boats(river)).board != table.board


async def test_an_illegal_move_by_command_is_refused_in_one_line_and_changes_nothing(river: Stage) -> None:
    table = await throw_until_a_move(river)
    start = table.parts[0].start
    refused = [
        answer(await river.command(table.player, "danube move", boat=boat, steps=steps))
        for boat, steps in ((36, 1), (-1, 1), (start, 0), (start, 30), (start, -9))
    ]

    assert all("You have no boat on" in each for each in refused[:2])
    assert all(f"The boat on {start} can't go" in each for each in refused[2:])
    assert all(len(each.splitlines()) == 1 for each in refused)
    assert await boats(river) == table


async def test_a_press_out_of_turn_is_told_whose_turn_it_is(river: Stage) -> None:
    first = await boats(river)

    assert answer(await river.press(first.other, river.prompt, "Throw")).endswith(f" It's **{first.player}**'s turn.")


async def test_a_throw_by_command_is_refused_while_a_move_is_due(river: Stage) -> None:
    table = await throw_until_a_move(river)
    again = answer(await river.command(table.player, "danube throw"))

    assert "isn't possible right now" in again
    assert len(again.splitlines()) == 1
    assert await boats(river) == table


async def test_a_move_on_a_board_that_has_changed_is_refused(thrown: Stage) -> None:
    river = thrown
    table = await boats(river)
    part = table.parts[0]
    old = (await river.press(table.player, river.prompt, "What may I do?")).response
    await river.command(table.player, "danube move", boat=part.start, steps=part.steps)
    after = await boats(river)
    late = await choose_move(river, table.player, old, Move(part.start, part.steps))

    assert "This question is settled" in answer(late)
    assert await boats(river) == after


async def test_a_stranger_does_not_resign(river: Stage) -> None:
    assert "no seat" in answer(await river.command("Zoe", "danube resign"))


async def asked_to_resign(stage: Stage, *, by_command: bool) -> InteractionResult:
    """Let Ben resign, by command or with a button, and return the question whether that is meant."""
    if by_command:
        return await stage.command("Ben", "danube resign")
    moves = await stage.press("Ben", stage.prompt, "What may I do?")
    return await stage.press("Ben", moves.response, "Resign")


@pytest.mark.parametrize("by_command", [True, False])
async def test_whoever_resigns_is_asked_whether_they_mean_it(river: Stage, by_command: bool) -> None:
    asked = await asked_to_resign(river, by_command=by_command)

    assert "Do you mean it?" in answer(asked)
    assert (await boats(river)).outcome is None


@pytest.mark.parametrize("by_command", [True, False])
async def test_a_race_of_two_is_over_once_a_player_has_confirmed_to_resign(river: Stage, by_command: bool) -> None:
    asked = await asked_to_resign(river, by_command=by_command)
    await river.press("Ben", asked.response, "Yes, I give up")

    assert (await boats(river)).outcome is not None
    assert any("The race is over" in text_of(post) for post in river.channel.history())


async def test_nobody_resigns_twice(river: Stage) -> None:
    asked = await asked_to_resign(river, by_command=True)
    await river.press("Ben", asked.response, "Yes, I give up")

    assert "is over" in answer(await river.press("Ben", asked.response, "Yes, I give up"))
