"""When the clock was set back, internal waits are moved back with it, but no time that people were shown."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import partial

import pytest
from sqlalchemy import Connection, text, update

from bot.clock import now
from bot.database.database import Database
from bot.storage.outbox.clock_jumps import deadlines_ahead, pull_back
from bot.storage.outbox.outbox import (
    LONGEST_PAUSE,
    LONGEST_REFUSAL,
    LONGEST_SENDING,
    TOLD_LATER,
    Destination,
    owed,
    put_off,
    refuse,
)
from bot.storage.outbox.queues import take_next
from bot.storage.processes.heartbeats import HEARD_FOR, ProcessRow, be_there
from bot.storage.schema.kinds import GamePhase, OutboxKind, OutboxState
from bot.storage.schema.models import Deadline, GameRow, OutboxRow
from tests.asking import change, row_in, save
from tests.storage.conftest import GM

HOUR = timedelta(hours=1)
UNKNOWN = timedelta()
ELSEWHERE = "another-host:1:token"


async def pulled(database: Database, at: datetime, by: timedelta = HOUR) -> list[Destination]:
    """Return the subjects of the rows that are moved when the clock goes back by this much to this time."""
    return await database.write(partial(pull_back, at=at, by=by))


async def tried(database: Database, row: OutboxRow, at: datetime) -> None:
    """Let a delivery of a row fail at that time."""
    taken = await database.write(lambda connection: take_next(connection, GM, at))
    assert isinstance(taken, OutboxRow)
    assert taken.id == row.id
    await database.write(lambda connection: put_off(connection, taken, at))


async def refused(database: Database, row: OutboxRow, at: datetime) -> None:
    """Let Discord refuse a row at that time and long before."""
    row.attempts = 20
    await database.write(lambda connection: refuse(connection, row, at))


async def due(database: Database, row: OutboxRow) -> datetime:
    return (await row_in(database, OutboxRow, row.id)).due_at


async def test_a_row_that_was_put_off_is_due_when_its_pause_is_over(
    database: Database, rows: Sequence[OutboxRow]
) -> None:
    before = now()
    await tried(database, rows[0], before)
    found = await pulled(database, at := before - HOUR)

    assert await due(database, rows[0]) == at + timedelta(seconds=2)
    assert found == [GM]


async def test_a_row_that_was_never_tried_is_due_at_once_with_those_behind_it(
    database: Database, rows: Sequence[OutboxRow]
) -> None:
    at = max(row.due_at for row in rows) - HOUR
    await pulled(database, at)

    assert max([await due(database, row) for row in rows]) == at


async def test_a_row_that_discord_refuses_is_retried_no_sooner_than_planned(
    database: Database, rows: Sequence[OutboxRow]
) -> None:
    before = now()
    await refused(database, rows[0], before)
    await pulled(database, at := before - HOUR)

    assert await due(database, rows[0]) == at + LONGEST_REFUSAL


async def test_a_half_sent_row_keeps_its_age(database: Database, rows: Sequence[OutboxRow]) -> None:
    before = rows[0].created_at + timedelta(minutes=10)
    await tried(database, rows[0], before)
    await pulled(database, at := before - HOUR)

    assert (await row_in(database, OutboxRow, rows[0].id)).created_at == at - timedelta(minutes=10)


@pytest.mark.parametrize("spoiled", ["lines = 'lost'", "created_at = 'lost'"])
async def test_an_unreadable_row_keeps_no_other_from_being_moved(
    database: Database, rows: Sequence[OutboxRow], spoiled: str
) -> None:
    await change(database, text(f"UPDATE outbox SET {spoiled} WHERE id = {rows[0].id}"))
    await pulled(database, at := rows[1].due_at - HOUR)

    assert await due(database, rows[1]) == at


@pytest.mark.parametrize("kind", TOLD_LATER)
@pytest.mark.parametrize("by", [HOUR, UNKNOWN])
async def test_a_message_with_its_own_time_is_sent_then(
    database: Database, game_id: int, kind: OutboxKind, by: timedelta
) -> None:
    row = owed(game_id, kind, [], now(), GM)
    row.due_at += timedelta(hours=3)
    await save(database, row)

    assert await pulled(database, row.created_at - HOUR, by) == []
    assert await due(database, row) == row.due_at


@pytest.mark.parametrize("kind", TOLD_LATER)
async def test_a_message_due_before_the_clock_was_set_back_does_not_wait_again(
    database: Database, game_id: int, kind: OutboxKind
) -> None:
    row = owed(game_id, kind, [], now(), GM)
    row.due_at += timedelta(seconds=1)
    await save(database, row)
    await pulled(database, at := row.due_at - HOUR)

    assert await due(database, row) == at


async def test_a_row_that_is_due_by_the_new_clock_too_stays_as_it_is(
    database: Database, rows: Sequence[OutboxRow]
) -> None:
    assert await pulled(database, max(row.due_at for row in rows)) == []
    assert await due(database, rows[0]) == rows[0].due_at


@pytest.mark.parametrize(("put", "longest"), [(tried, LONGEST_PAUSE), (refused, LONGEST_REFUSAL)])
async def test_after_a_jump_of_unknown_size_nothing_waits_longer_than_any_pause(
    database: Database,
    rows: Sequence[OutboxRow],
    put: Callable[[Database, OutboxRow, datetime], Awaitable[None]],
    longest: timedelta,
) -> None:
    await put(database, rows[0], now())
    due_at = await due(database, rows[0])
    await pulled(database, due_at - longest, UNKNOWN)
    assert await due(database, rows[0]) == due_at
    await pulled(database, at := due_at - longest - timedelta(seconds=1), UNKNOWN)

    assert await due(database, rows[0]) == at


@pytest.mark.parametrize("by", [HOUR, UNKNOWN])
async def test_a_dead_process_keeps_its_claims_for_a_minute_and_not_an_hour(
    database: Database, rows: Sequence[OutboxRow], by: timedelta
) -> None:
    before = now()
    claim = {"owner": ELSEWHERE, "claimed_until": before + LONGEST_SENDING, "state": OutboxState.SENDING}
    await change(database, update(OutboxRow).where(OutboxRow.id == rows[0].id).values(**claim))
    await pulled(database, at := before - HOUR, by)

    pending_until = await database.write(lambda connection: take_next(connection, GM, at))
    assert pending_until == at + LONGEST_SENDING


async def test_a_live_process_keeps_its_claims(database: Database, rows: Sequence[OutboxRow]) -> None:
    at = max(row.due_at for row in rows)
    claim = {"owner": ELSEWHERE, "claimed_until": at + LONGEST_SENDING, "state": OutboxState.SENDING}
    await change(database, update(OutboxRow).where(OutboxRow.id == rows[0].id).values(**claim))
    await pulled(database, at)

    assert (await row_in(database, OutboxRow, rows[0].id)).claimed_until == claim["claimed_until"]


async def test_a_process_that_ended_before_keeps_its_share_no_longer_than_usual(
    database: Database, game_id: int
) -> None:
    before = now()
    await save(database, ProcessRow(name=ELSEWHERE, host="3f2a", seen_at=before, shards=None, double=None))
    await pulled(database, at := before - HOUR)

    def there(connection: Connection, later: timedelta) -> int:
        return len(be_there(connection, shards=None, double=None, at=at + later))

    assert await database.write(partial(there, later=HEARD_FOR)) == 1
    assert await database.write(partial(there, later=HEARD_FOR + timedelta(seconds=1))) == 0


async def test_games_whose_deadlines_were_set_at_a_future_time_are_named(database: Database, game_id: int) -> None:
    at = now()
    for since, is_inner, phase in (
        (at + timedelta(minutes=1), False, GamePhase.RUNNING),
        (at + timedelta(minutes=1), True, GamePhase.RUNNING),
        (at, False, GamePhase.RUNNING),
        (at + timedelta(minutes=1), False, GamePhase.OVER),
        (None, False, GamePhase.RUNNING),
    ):
        game = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=at, phase=phase)
        await save(database, game)
        ends = at + timedelta(days=1)
        await save(database, Deadline(game_id=game.id, wait_line=1, at=ends, due=ends, is_inner=is_inner, since=since))

    assert await database.read(partial(deadlines_ahead, at=at)) == [game_id + 1]
