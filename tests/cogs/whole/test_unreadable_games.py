"""A game that cannot be read rests, its GM is told once, and all others go on."""

import pytest
from sqlalchemy import text, update

from bot.clock import now
from bot.storage.schema.models import Deadline, GameRow
from engine.quests.table import QuestTable
from tests.asking import change, row_in
from tests.cogs.conftest import begin
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, new_bot, text_of

BREAKS = {
    "an event is no JSON": "UPDATE events SET body = 'lost' WHERE game_id = 1 AND line = 1",
    "an event is of no kind": """UPDATE events SET body = '{"event": "x", "to": "public"}' WHERE game_id = 1""",
    "an option is none": """UPDATE games SET options = '{"missions": 9}', snapshot = NULL WHERE id = 1""",
    "the hours are no numbers": """UPDATE games SET settings = '{"hours": {"vote": "soon"}}' WHERE id = 1""",
    "a phase is none": "UPDATE games SET phase = 'lost' WHERE id = 1",
    "its deadline is no time": "UPDATE deadlines SET at = '0' WHERE game_id = 1",
    "its room is lost": "DELETE FROM rooms WHERE game_id = 1",
}


async def begin_two(stage: Stage) -> None:
    """Begin two games of the same people. The stage is at the second."""
    await begin(stage)
    stage.channel = stage.guild.create_text_channel("other")
    await begin(stage)


@pytest.fixture
async def two(opening: Opening) -> Stage:
    """Return two games that have just begun."""
    return await opening.after(begin_two)


async def spoil(stage: Stage, statement: str) -> None:
    await change(stage.database, text(statement))
    await restart(stage)


async def restart(stage: Stage) -> None:
    await stage.env.restart_bot(new_bot(stage.database))


def reports(stage: Stage) -> list[str]:
    return [message.content for message in stage.dms("Gia") if "I can't read" in message.content]


@pytest.mark.parametrize("way", BREAKS)
async def test_the_gm_of_an_unreadable_game_is_told_once_when_somebody_needs_it(two: Stage, way: str) -> None:
    await spoil(two, BREAKS[way])
    await two.dm_command("Ann", "game status")
    await restart(two)
    await two.dm_command("Ann", "game status")

    (report,) = reports(two)
    assert "your game #1 in <#" in report
    assert "`brehon check`" in report


whatever_breaks = pytest.mark.parametrize("way", BREAKS)


async def play_beside(stage: Stage, way: str) -> None:
    """Break the first game, and let the second go on by its prompts."""
    await spoil(stage, BREAKS[way])
    table = (await stage.hosted(2)).started.table
    assert isinstance(table, QuestTable)
    await stage.choose(str(table.round.leader), stage.prompt, list(table.seats[: table.party_size]))
    await stage.press("Ann", stage.prompt, "Approve openly")


@whatever_breaks
async def test_other_games_keep_their_prompts_cards_and_deadlines(two: Stage, way: str) -> None:
    await play_beside(two, way)
    await two.pass_hours(24.1)

    assert "**Ann** (approves)" in text_of(two.card)
    assert len(two.questions()) == 1


@whatever_breaks
async def test_only_games_that_can_be_read_are_offered_and_meant(two: Stage, way: str) -> None:
    await spoil(two, BREAKS[way])
    offered = await two.people["Gia"].autocomplete(two.channel, "gm pause", "game", "")
    status = await two.dm_command("Ann", "game status")

    assert [choice["value"] for choice in offered] == ["2"]
    assert "Táin" in answer(status)


async def test_a_press_and_a_command_there_are_answered_in_a_sentence(game: Stage) -> None:
    await spoil(game, BREAKS["an event is no JSON"])

    assert "I can't read its saved data" in answer(await game.press("Ann", game.prompt, "My secrets"))
    assert "I can't read its saved data" in answer(await game.command("Ann", "game status"))


async def test_an_unreadable_snapshot_is_thrown_away_and_the_log_folded_anew(game: Stage) -> None:
    await change(game.database, update(GameRow).values(snapshot='{"seats": "lost"}'))
    await restart(game)
    await game.propose("Ann", "Ben")

    assert "Ann" in text_of(game.prompt)
    assert reports(game) == []


async def test_no_snapshot_is_written_within_a_wait(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    begun = await snapshot_of(game)
    await game.press("Ann", game.prompt, "Approve openly")
    await game.press("Ben", game.prompt, "Reject")

    assert await snapshot_of(game) == begun


async def test_a_restart_within_a_wait_loses_nothing_of_it(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await game.press("Ann", game.prompt, "Approve openly")
    await game.press("Ben", game.prompt, "Reject")
    voted = (await game.hosted(1)).started.table
    await restart(game)

    assert (await game.hosted(1)).started.table == voted


async def snapshot_of(stage: Stage) -> object:
    row = await row_in(stage.database, GameRow, 1)
    return row.snapshot, row.snapshot_line


async def test_a_game_that_can_be_read_again_is_asked_about_its_deadlines_again(game: Stage) -> None:
    await spoil(game, BREAKS["its deadline is no time"])
    await game.pass_hours(1)
    await change(game.database, update(Deadline).values(at=(past := now()), due=past))
    await game.command("Gia", "gm extend", time="1")
    await game.pass_hours(1.1)

    assert len(game.questions()) == 1
