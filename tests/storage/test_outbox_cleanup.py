"""Rows that were sent long ago leave the outbox, and no others."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, insert, select, text, update
from structlog.testing import capture_logs

from bot.clock import now
from bot.database.connections import LARGEST_LOG
from bot.database.database import Database
from bot.host.processes.hourly_cleanup import TIDIED_EVERY, Tidying
from bot.storage.outbox.outbox import owed
from bot.storage.outbox.outbox_cleanup import KEPT, MOST_AT_ONCE, tidy
from bot.storage.schema.kinds import GamePhase, OutboxKind, OutboxState
from bot.storage.schema.models import GameRow, OutboxRow
from bot.storage.schema.tables import OUTBOX
from tests.asking import change, rows_in
from tests.storage.conftest import GM
from tests.storage.test_outbox import settle

HOW_MANY = select(func.count()).select_from(OutboxRow)


async def left(database: Database, later: timedelta) -> set[OutboxKind]:
    """Return the kinds of rows that are left after a later cleanup."""
    await database.write(lambda connection: tidy(connection, after=0, now=now() + later))
    return set(await rows_in(database, select(OutboxRow.kind)))


async def test_sent_rows_leave_after_days_unless_they_may_still_be_taken_back(
    database: Database, rows: Sequence[OutboxRow]
) -> None:
    await settle(database, *rows)

    assert len(await left(database, KEPT - timedelta(minutes=1))) == 2
    assert await left(database, KEPT + timedelta(minutes=1)) == {OutboxKind.GM}
    await change(database, update(GameRow).values(phase=GamePhase.OVER))
    assert await left(database, KEPT + timedelta(minutes=1)) == set()


async def test_a_games_sent_rows_stay_while_it_is_owed_something(database: Database, rows: Sequence[OutboxRow]) -> None:
    await settle(database, rows[0])

    assert len(await left(database, KEPT * 2)) == 2


async def test_a_message_that_is_sent_once_stays_until_its_game_is_over(
    database: Database, game_id: int, rows: Sequence[OutboxRow]
) -> None:
    await settle(database, *rows)
    await change(database, update(OutboxRow).values(kind=OutboxKind.STAFF))

    assert await left(database, KEPT * 2) == {OutboxKind.STAFF}
    await change(database, update(GameRow).where(GameRow.id == game_id).values(phase=GamePhase.OVER))
    assert await left(database, KEPT * 2) == set()


async def let_much_be_sent(database: Database, game_id: int, number: int) -> None:
    """Let this many messages have been sent in a game long ago."""
    at = now() - 2 * KEPT
    row = owed(game_id, OutboxKind.TROUBLE, [], at, GM)
    values = {column.key: getattr(row, column.key) for column in OUTBOX.columns if not column.primary_key}
    sent = [{**values, "state": OutboxState.SENT, "nonce": str(each)} for each in range(number)]
    await database.write(lambda connection: connection.execute(insert(OUTBOX), sent))


def count(connection: Connection) -> int:
    return connection.scalar(HOW_MANY) or 0


async def test_one_transaction_looks_at_a_limited_number_of_rows(database: Database, game_id: int) -> None:
    await let_much_be_sent(database, game_id, 2 * MOST_AT_ONCE + 1)
    counts = list[int]()
    last: int | None = 0
    for _ in range(3):
        last = await database.write(partial(tidy, after=last or 0, now=now()))
        counts.append(await database.read(count))

    assert counts == [MOST_AT_ONCE + 1, 1, 0]
    assert last is None


async def test_a_writer_waits_for_a_few_rows_and_not_for_all(database: Database, game_id: int) -> None:
    await let_much_be_sent(database, game_id, 3 * MOST_AT_ONCE)
    tidying = Tidying(database)
    tidying.begin()
    task, seen = tidying._task, set[int]()
    assert task is not None
    while not task.done():
        seen.add(await database.write(count))

    assert {2 * MOST_AT_ONCE, MOST_AT_ONCE} <= seen


async def test_the_outbox_is_not_cleaned_up_twice_at_once(database: Database, game_id: int) -> None:
    await let_much_be_sent(database, game_id, 1)
    tidying = Tidying(database)
    tidying.begin()
    first = tidying._task
    tidying.begin()
    assert first is not None
    await first

    assert tidying._task is first
    assert await database.read(count) == 0


@pytest.mark.parametrize(("seconds", "is_due"), [(0, False), (TIDIED_EVERY + 1, True)], ids=["now", "an hour later"])
async def test_the_outbox_is_cleaned_up_again_after_an_hour(database: Database, seconds: float, is_due: bool) -> None:
    tidying = Tidying(database)
    tidying.begin()
    first = tidying._task
    assert first is not None
    await first
    assert tidying._tidied_at is not None
    tidying._tidied_at -= seconds
    tidying.begin()

    assert (tidying._task is not first) is is_due
    await tidying.close()


async def test_a_cleanup_that_failed_is_repeated_in_the_next_round(database: Database, game_id: int) -> None:
    await let_much_be_sent(database, game_id, 1)
    await change(database, text("ALTER TABLE outbox RENAME TO lost"))
    tidying = Tidying(database)
    tidying.begin()
    assert tidying._task is not None
    with capture_logs() as log:
        await tidying._task
    await change(database, text("ALTER TABLE lost RENAME TO outbox"))
    tidying.begin()
    await tidying._task

    assert [line["event"] for line in log] == ["not tidied up"]
    assert await database.read(count) == 0


async def test_sqlites_log_shrinks_after_a_large_write(database: Database, game_id: int, tmp_path: Path) -> None:
    log = tmp_path / "brehon.db-wal"
    await let_much_be_sent(database, game_id, 1)
    long = update(OutboxRow).values(text="x" * 2 * LARGEST_LOG)
    await change(database, long)
    grown = await asyncio.to_thread(log.stat)
    await change(database, update(OutboxRow).values(attempts=1))
    shrunk = await asyncio.to_thread(log.stat)

    assert grown.st_size > 2 * LARGEST_LOG
    assert shrunk.st_size <= LARGEST_LOG
