"""All processes of a database together stay within Discord's request budget, and each runs its own shards."""

import asyncio
from datetime import timedelta

from sqlalchemy import delete, select, text
from structlog.testing import capture_logs

from bot.clock import now
from bot.database.database import Database
from bot.delivery.requests.bucket import Bucket
from bot.host.processes.shares import Shares
from bot.reaching import Shards, all_of
from bot.storage.processes.heartbeats import HEARD_FOR, ProcessRow, doubles
from bot.storage.processes.processes import this_process
from tests.asking import change, row_in, rows_in, save

ELSEWHERE = "another-host:7:token"
RATE = 10


async def let_another_be_there(
    database: Database, since: timedelta = timedelta(0), shards: str = "0/1", double: str | None = None
) -> None:
    """Let a process on another machine have reported itself so long ago."""
    await save(database, ProcessRow(name=ELSEWHERE, seen_at=now() - since, host="3f2a", shards=shards, double=double))


async def pass_at_once(bucket: Bucket) -> int:
    """Return how many requests of a whole budget pass before one must wait."""
    asking = [asyncio.create_task(bucket.take()) for _ in range(RATE)]
    await asyncio.sleep(0)
    passed = sum(task.done() for task in asking)
    for task in asking:
        task.cancel()
    return passed


async def test_a_process_alone_has_the_whole_budget_at_once(database: Database) -> None:
    bucket = Bucket(RATE)
    await Shares(database, bucket).enter()

    assert await pass_at_once(bucket) == RATE


async def test_a_newcomer_takes_a_tenth_until_the_others_have_heard(database: Database) -> None:
    bucket = Bucket(RATE)
    await let_another_be_there(database)
    await Shares(database, bucket).enter()

    assert await pass_at_once(bucket) == RATE // 10


async def test_a_process_that_was_alone_takes_half_when_another_has_come(database: Database) -> None:
    bucket = Bucket(RATE)
    shares = Shares(database, bucket)
    await shares.enter()
    await let_another_be_there(database)
    await shares.renew()

    assert await pass_at_once(bucket) == RATE // 2


async def test_a_share_of_less_than_one_request_a_second_lets_one_pass(database: Database) -> None:
    bucket = Bucket(1)
    await let_another_be_there(database)
    await Shares(database, bucket).enter()

    assert await pass_at_once(bucket) == 1


async def test_a_process_that_was_not_heard_of_for_some_rounds_has_no_share(database: Database) -> None:
    bucket = Bucket(RATE)
    await let_another_be_there(database, since=HEARD_FOR + timedelta(seconds=1))
    await Shares(database, bucket).enter()

    assert await pass_at_once(bucket) == RATE


async def test_a_process_that_leaves_has_no_share(database: Database) -> None:
    shares = Shares(database, Bucket(RATE))
    await shares.enter()
    await shares.leave()

    assert not await rows_in(database, select(ProcessRow))


async def test_a_duplicate_that_another_process_has_found_is_logged_once_and_saved(database: Database) -> None:
    await let_another_be_there(database, double=this_process())
    shares = Shares(database, Bucket(RATE))
    await shares.enter()
    with capture_logs() as log:
        await shares.run(all_of(1))
        known = await database.read(lambda connection: doubles(connection, now()))
        own = await row_in(database, ProcessRow, this_process())
        await shares.renew()
    await shares.leave()

    assert [line["event"] for line in log] == ["the bot runs twice"]
    assert log[0]["advice"].startswith("The process 7 on 3f2a runs the same shards as this one")
    assert "Stop one of the two" in log[0]["advice"]
    assert own.double == ELSEWHERE
    assert [{one.name, another.name} for one, another in known] == [{ELSEWHERE, this_process()}]
    assert await database.read(lambda connection: doubles(connection, now())) == []


async def test_a_possible_duplicate_is_watched_until_it_is_gone(database: Database) -> None:
    await let_another_be_there(database)
    shares = Shares(database, Bucket(RATE), pause=0.0)
    await shares.run(all_of(1))
    (before,) = await rows_in(database, select(ProcessRow.seen_at).where(ProcessRow.name == this_process()))
    await change(database, delete(ProcessRow).where(ProcessRow.name == ELSEWHERE))
    assert shares._looking is not None
    await asyncio.wait_for(shares._looking, 60)
    (after,) = await rows_in(database, select(ProcessRow.seen_at).where(ProcessRow.name == this_process()))
    await shares.leave()

    assert after > before


async def test_a_failed_look_at_a_duplicate_is_left_to_the_next_round(database: Database) -> None:
    await let_another_be_there(database)
    shares = Shares(database, Bucket(RATE), pause=0.0)
    await shares.run(all_of(1))
    await change(database, text("ALTER TABLE processes RENAME TO lost"))
    assert shares._looking is not None
    with capture_logs() as log:
        await asyncio.wait_for(shares._looking, 60)
    await change(database, text("ALTER TABLE lost RENAME TO processes"), delete(ProcessRow))
    await shares.leave()

    assert [line["event"] for line in log] == ["other processes not looked at"]


async def test_processes_with_different_shards_are_looked_at_in_rounds_alone(database: Database) -> None:
    await let_another_be_there(database, shards="1/2")
    shares = Shares(database, Bucket(RATE))
    await shares.run(Shards(2, (0,)))

    assert shares._looking is None
