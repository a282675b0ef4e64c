"""The rounds find work that nothing wakes the bot for."""

import asyncio
from datetime import timedelta

from sqlalchemy import select, update

from bot.clock import now
from bot.host.processes.rounds import Rounds
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.outbox.outbox_cleanup import KEPT
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import Deadline, OutboxRow
from tests.asking import change, row_in, rows_in, save
from tests.cogs.stage import Stage

PATIENCE = 60.0


async def make_a_round(stage: Stage) -> None:
    bot = stage.bot
    await Rounds(stage.database, bot._delivery, bot._host.alarm, bot._shares, (bot._host.house.look,)).make()


async def until_delivered(stage: Stage) -> None:
    await asyncio.wait_for(asyncio.gather(*stage.bot._delivery._tasks.values()), PATIENCE)


async def test_a_deadline_that_a_clock_was_set_beyond_is_asked_about(game: Stage) -> None:
    await change(game.database, update(Deadline).values(at=(past := now() - timedelta(hours=1)), due=past))
    await make_a_round(game)
    async with asyncio.timeout(PATIENCE):
        while not game.bot.services.host.alarm._is_asleep:  # noqa: ASYNC110 (the alarm tells nobody that it sleeps)
            await asyncio.sleep(0)
    await until_delivered(game)

    assert len(game.questions()) == 1


async def test_messages_that_another_process_left_behind_are_sent(game: Stage) -> None:
    hosted = await game.hosted()
    row = owed(hosted.id, OutboxKind.HANDED_OVER, [], now(), Destination(room_id=hosted.room.id))
    row.owner, row.claimed_until, row.state = "elsewhere:1:gone", now() - timedelta(seconds=1), OutboxState.SENDING
    await save(game.database, row)
    await make_a_round(game)
    await until_delivered(game)

    assert "New GM: from now on" in game.channel.history()[-1].content
    assert (await row_in(game.database, OutboxRow, row.id)).state is OutboxState.SENT


async def test_a_round_deletes_messages_that_were_sent_long_ago(game: Stage) -> None:
    sent = {"state": OutboxState.SENT, "created_at": now() - 2 * KEPT, "kind": OutboxKind.TROUBLE}
    await change(game.database, update(OutboxRow).values(**sent))
    bot = game.bot
    rounds = Rounds(game.database, bot._delivery, bot._host.alarm, bot._shares, (bot._host.house.look,))
    await rounds.make()
    assert rounds._tidying._task is not None
    await asyncio.wait_for(rounds._tidying._task, PATIENCE)
    await rounds.close()

    assert await rows_in(game.database, select(OutboxRow.id)) == []
