"""Several moves of the house in a row are one post, which calls the people whom it asks."""

from random import Random

from sqlalchemy import select

from bot.host.house.house_news import LONGEST, MOST_STEPS, waits_for_house
from bot.policies.sensible import SENSIBLE
from bot.policies.turn import Turn
from bot.storage.schema.choices import Holding
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.tables import OUTBOX
from engine.judging import Submission
from tests.asking import choose_settings, rows_in
from tests.cogs.house.test_house_players import play_alone, table_for_one
from tests.cogs.house.test_standing_in import stand_in
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, text_of
from tests.cogs.submissions import fulfil


async def waiting_for_house(stage: Stage) -> None:
    """Play until the game waits for house players alone, who don't think before the next start."""
    await table_for_one(stage, "tain")
    await stage.bot.services.host.house.close()
    await stage.command("Ann", "game start")
    random = Random(1)
    while (hosted := await stage.hosted()).lines == 1 or not waits_for_house(hosted):
        turns = {name: Turn(hosted.told(name).events, hosted.view(name), hosted.asks.of(name)) for name in hosted.names}
        name, turn = next((name, turn) for name, turn in turns.items() if turn.awaited)
        action = SENSIBLE[hosted.rulebook.slug](turn, random)
        assert action is not None
        await fulfil(stage, [Submission(name, action)])


async def prompts(stage: Stage) -> list[OutboxRow]:
    """Return the rows that ask the room something."""
    rows = await rows_in(stage.database, select(OutboxRow).where(OUTBOX.c.kind == OutboxKind.PROMPT))
    return sorted(rows, key=lambda row: row.id)


async def test_only_the_first_post_asks_house_players_alone(opening: Opening) -> None:
    stage = await opening.after(play_alone, "tain")
    asking = [text for text in map(text_of, stage.channel.history()) if "leads. Which" in text]

    assert "The game begins" in asking[0]
    assert all(f"<@{stage.users['Ann'].id}>" in text for text in asking[1:])


async def test_a_post_tells_every_move_since_the_last(opening: Opening) -> None:
    stage = await opening.after(play_alone, "tain")
    rows = await prompts(stage)
    sent = [row for row in rows if row.state is OutboxState.SENT]

    assert {line for row in sent for line in row.lines} >= {line for row in rows for line in row.lines}
    assert any(len(row.lines) > 1 for row in sent)


async def test_a_post_that_waits_for_a_slow_house_comes_by_itself(opening: Opening) -> None:
    stage = await opening.stage()
    await waiting_for_house(stage)
    before = len(stage.channel.history())
    await stage.pass_hours((LONGEST.total_seconds() + 1) / 3600)

    assert len(stage.channel.history()) == before + 1


async def test_a_pause_of_the_gm_is_told_after_the_post_that_waits_for_the_house(opening: Opening) -> None:
    stage = await opening.stage()
    await waiting_for_house(stage)
    before = len(stage.channel.history())
    await stage.command("Ann", "gm pause")

    assert len(stage.channel.history()) == before + 2
    assert "pause" in text_of(stage.channel.history()[-1]).lower()


async def test_an_undone_move_is_never_told_by_a_post_that_waits_for_the_house(opening: Opening) -> None:
    stage = await opening.stage()
    await waiting_for_house(stage)
    line = (await prompts(stage))[-1].lines[-1]
    await stage.take_back("Ann")
    await stage.pass_hours((LONGEST.total_seconds() + 1) / 3600)

    assert [row.state for row in await prompts(stage) if line in row.lines] == [OutboxState.DROPPED]


async def test_after_a_restart_the_next_post_brings_the_news_that_waited(opening: Opening) -> None:
    stage = await opening.after(waiting_for_house)
    line = (await prompts(stage))[-1].lines[-1]
    await stage.restart()
    await stage.env.settle()
    (told,) = [row for row in await prompts(stage) if line in row.lines and row.state is OutboxState.SENT]

    assert len(told.lines) > 1


async def test_where_the_house_plays_on_alone_a_post_tells_a_few_steps(game: Stage) -> None:
    for name in (await game.hosted()).names:
        await stand_in(game, name)
    await game.pass_hours(1)
    sent = [row for row in await prompts(game) if row.state is OutboxState.SENT]

    assert max(len(row.lines) for row in sent) == MOST_STEPS


async def test_a_post_that_waits_for_the_house_brings_results_that_the_gm_has_read(game: Stage) -> None:
    await choose_settings(game.database, holding=Holding.FOR_60)
    for name in (await game.hosted()).names:
        await stand_in(game, name)
    await game.env.settle()
    for _ in range(3):
        await game.press("Gia", game.dms("Gia")[-1], "Publish it")
        await game.env.settle()
    begun, *_, last = await prompts(game)

    assert begun.state is OutboxState.SENT
    assert len(last.lines) == MOST_STEPS
