"""Owed messages are sent by one process at a time."""

import os
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

import pytest
from sqlalchemy import Connection, update

from bot.clock import now
from bot.database.database import Database
from bot.storage.outbox.outbox import (
    LONGEST_PAUSE,
    LONGEST_SENDING,
    Destination,
    destinations_owed,
    mark,
    owed,
    put_off,
    refuse,
)
from bot.storage.outbox.queues import next_owed, take_next
from bot.storage.processes.processes import _place, this_process
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import GameRow, OutboxRow
from tests.asking import change, row_in, save
from tests.storage.conftest import GM

ELSEWHERE = "another-host:1:token"
LAST_PROCESS = 2**22
"""A number above that of any process."""


async def taken(database: Database, after: timedelta = timedelta()) -> OutboxRow | datetime | None:
    """Return the rows that are claimed for the GM a while later, or until when none is."""
    return await database.write(lambda connection: take_next(connection, GM, now() + after))


async def number_taken(database: Database, after: timedelta = timedelta()) -> int | None:
    row = await taken(database, after)
    return row.id if isinstance(row, OutboxRow) else None


async def give_to(database: Database, row: OutboxRow, owner: str) -> None:
    pending = {"owner": owner, "claimed_until": now() + LONGEST_SENDING, "state": OutboxState.SENDING}
    await change(database, update(OutboxRow).where(OutboxRow.id == row.id).values(**pending))


async def test_a_process_claims_its_own_rows_again(database: Database, rows: Sequence[OutboxRow]) -> None:
    assert [await number_taken(database) for _ in range(2)] == [rows[0].id] * 2


@pytest.mark.parametrize("pending", [0, 1])
async def test_nothing_is_claimed_while_another_process_sends_to_that_destination(
    database: Database, rows: Sequence[OutboxRow], pending: int
) -> None:
    await give_to(database, rows[pending], ELSEWHERE)
    until = await taken(database)

    assert isinstance(until, datetime)
    assert until > now()


async def test_the_claims_of_a_dead_process_of_this_machine_are_taken_over_at_once(
    database: Database, rows: Sequence[OutboxRow]
) -> None:
    await give_to(database, rows[0], f"{_place()}:{LAST_PROCESS}:gone")

    assert await number_taken(database) == rows[0].id


async def test_the_claims_of_a_process_with_our_number_are_taken_over_at_once(
    database: Database, rows: Sequence[OutboxRow]
) -> None:
    await give_to(database, rows[0], f"{_place()}:{os.getpid()}:gone")

    assert await number_taken(database) == rows[0].id


async def test_the_claims_of_a_running_process_of_this_machine_are_not_taken_over(
    database: Database, rows: Sequence[OutboxRow]
) -> None:
    await give_to(database, rows[0], f"{_place()}:{os.getppid()}:runs")

    assert await number_taken(database) is None


async def test_old_claims_of_another_machine_are_taken_over(database: Database, rows: Sequence[OutboxRow]) -> None:
    await give_to(database, rows[0], ELSEWHERE)

    assert await number_taken(database, LONGEST_SENDING) == rows[0].id


async def test_a_sent_row_is_not_claimed(database: Database, rows: Sequence[OutboxRow]) -> None:
    await settle(database, rows[0])

    assert await number_taken(database) == rows[1].id


async def test_a_claimed_row_counts_as_half_sent(database: Database, rows: Sequence[OutboxRow]) -> None:
    await taken(database)

    row = await row_in(database, OutboxRow, rows[0].id)
    assert (row.state, row.owner) == (OutboxState.SENDING, this_process())


async def test_a_row_half_sent_by_another_process_is_claimed_as_half_sent(
    database: Database, rows: Sequence[OutboxRow]
) -> None:
    await give_to(database, rows[0], f"{_place()}:{LAST_PROCESS}:gone")
    row = await taken(database)

    assert isinstance(row, OutboxRow)
    assert row.state is OutboxState.SENDING


async def test_an_unclaimed_row_is_claimed_as_not_sent(database: Database, rows: Sequence[OutboxRow]) -> None:
    row = await taken(database)

    assert isinstance(row, OutboxRow)
    assert row.state is OutboxState.PENDING


async def test_a_row_that_is_only_looked_for_is_not_claimed(database: Database, rows: Sequence[OutboxRow]) -> None:
    found = await database.read(lambda connection: next_owed(connection, GM, now()))

    assert isinstance(found, OutboxRow)
    row = await row_in(database, OutboxRow, found.id)
    assert (row.id, row.state, row.owner) == (rows[0].id, OutboxState.PENDING, None)


async def settle(database: Database, *rows: OutboxRow) -> None:
    settled = update(OutboxRow).where(OutboxRow.id.in_([row.id for row in rows]))
    await change(database, settled.values(state=OutboxState.SENT))


async def test_destinations_are_found_in_the_order_in_which_they_were_created(database: Database, game_id: int) -> None:
    users = [Destination(user_id=user) for user in (7, 3, 9, 4, 8, 2, 6, 5)]
    await save(database, *(owed(game_id, OutboxKind.GM, [], now(), each) for each in [*users, *reversed(users)]))

    assert await database.read(destinations_owed) == users


@pytest.fixture
async def two_games(database: Database, game_id: int) -> Sequence[OutboxRow]:
    """Return two rows of a game for its GM, and behind them one of another game of theirs."""
    other = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=now())
    await save(database, other)
    made = [owed(number, OutboxKind.GM, [], now(), GM) for number in (game_id, game_id, other.id)]
    await save(database, *made)
    return made


async def sent_next(database: Database, after: timedelta = timedelta()) -> int | None:
    row = await taken(database, after)
    if not isinstance(row, OutboxRow):
        return None
    await settle(database, row)
    return row.id


async def fail(database: Database, row: OutboxRow, attempts: int) -> None:
    row.attempts = attempts
    await database.write(lambda connection: put_off(connection, row, now()))


async def test_a_row_that_is_retried_later_holds_up_its_own_game_alone(
    database: Database, two_games: Sequence[OutboxRow]
) -> None:
    await fail(database, two_games[0], 1)

    assert [await sent_next(database) for _ in range(2)] == [two_games[2].id, None]
    assert [await sent_next(database, LONGEST_PAUSE) for _ in range(2)] == [two_games[at].id for at in (0, 1)]


async def test_of_games_that_all_wait_the_one_due_soonest_is_next(
    database: Database, two_games: Sequence[OutboxRow]
) -> None:
    await fail(database, two_games[0], 5)
    await fail(database, two_games[2], 1)

    soonest = await row_in(database, OutboxRow, two_games[2].id)
    await settle(database, two_games[1])
    assert await taken(database) == soonest.due_at


async def kinds_sent(database: Database, game_id: int, *late: OutboxKind, attempts: int = 0) -> list[OutboxKind]:
    """Return the kinds that a GM is sent now, in order, if they are owed these in an hour and others behind them."""
    rows = [owed(game_id, kind, [], now() + timedelta(hours=1), GM) for kind in late]
    for row in rows:
        row.attempts = attempts
    rows += [owed(game_id, kind, [], now(), GM) for kind in (OutboxKind.STRIKE, OutboxKind.GM, OutboxKind.MOVED)]
    await save(database, *rows)
    kinds = {row.id: row.kind for row in rows}
    sent = []
    while (number := await sent_next(database)) is not None:
        sent.append(kinds[number])
    return sent


@pytest.mark.parametrize(("late", "attempts"), [(OutboxKind.REVEAL, 0), (OutboxKind.SPEECH, 1)])
async def test_news_that_a_game_has_moved_comes_first_and_edits_of_old_messages_last(
    database: Database, game_id: int, late: OutboxKind, attempts: int
) -> None:
    sent = await kinds_sent(database, game_id, late, attempts=attempts)

    assert sent == [OutboxKind.MOVED, OutboxKind.GM, OutboxKind.STRIKE]


async def test_speech_holds_up_its_followers_until_it_is_first_tried(database: Database, game_id: int) -> None:
    assert await kinds_sent(database, game_id, OutboxKind.SPEECH) == [OutboxKind.MOVED]


async def test_the_row_that_was_owed_first_is_next_among_the_due_ones(
    database: Database, two_games: Sequence[OutboxRow]
) -> None:
    earlier = update(OutboxRow).where(OutboxRow.id == two_games[2].id).values(due_at=now() - timedelta(hours=1))
    await change(database, earlier)

    assert await sent_next(database) == two_games[0].id


async def test_a_resting_game_sends_only_the_kinds_that_are_always_sent(
    database: Database, two_games: Sequence[OutboxRow]
) -> None:
    resting = {row.game_id for row in two_games}
    assert await database.read(lambda connection: next_owed(connection, GM, now(), resting)) is None
    ended = owed(two_games[0].game_id, OutboxKind.ENDED, [], now(), GM)
    await save(database, ended)
    found = await database.read(lambda connection: next_owed(connection, GM, now(), resting))

    assert isinstance(found, OutboxRow)
    assert found.id == ended.id


@pytest.mark.parametrize(
    "settle_late",
    [lambda connection, row: refuse(connection, row, now()), lambda connection, row: mark(connection, row, row.state)],
)
async def test_a_row_that_was_dropped_while_claimed_is_not_owed_again(
    database: Database, rows: Sequence[OutboxRow], settle_late: Callable[[Connection, OutboxRow], None]
) -> None:
    row = await taken(database)
    assert isinstance(row, OutboxRow)
    await change(database, update(OutboxRow).values(state=OutboxState.DROPPED))
    await database.write(lambda connection: settle_late(connection, row))

    assert (await row_in(database, OutboxRow, row.id)).state is OutboxState.DROPPED


async def test_a_claim_lasts_as_long_as_sending_may_take(database: Database, rows: Sequence[OutboxRow]) -> None:
    before = now()
    await taken(database)

    until = (await row_in(database, OutboxRow, rows[0].id)).claimed_until
    assert until is not None
    assert before + LONGEST_SENDING <= until <= now() + LONGEST_SENDING
