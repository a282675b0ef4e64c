"""All processes of a database together ask no more of Discord than its budget."""

import asyncio
from datetime import timedelta

from sqlalchemy import select

from bot.clock import now
from bot.delivery.bucket import Bucket
from bot.host.shares import Shares
from bot.storage.database import Database
from bot.storage.presence import HEARD_FOR, ProcessRow
from tests.asking import rows_in, save

ELSEWHERE = "another-host:1:token"
RATE = 10


async def let_another_be_there(database: Database, since: timedelta = timedelta(0)) -> None:
    """Let a process on another machine have said so long ago that it is there."""
    await save(database, ProcessRow(name=ELSEWHERE, seen_at=now() - since))


async def pass_at_once(bucket: Bucket) -> int:
    """How many requests of a whole budget pass, before one must wait."""
    asking = [asyncio.create_task(bucket.take()) for _ in range(RATE)]
    await asyncio.sleep(0)
    passed = sum(task.done() for task in asking)
    for task in asking:
        task.cancel()
    return passed


async def test_a_process_that_is_alone_has_the_whole_budget_at_once(database: Database) -> None:
    bucket = Bucket(RATE)
    await Shares(database, bucket).enter()

    assert await pass_at_once(bucket) == RATE


async def test_a_newcomer_takes_a_tenth_until_the_others_have_heard(database: Database) -> None:
    bucket = Bucket(RATE)
    await let_another_be_there(database)
    await Shares(database, bucket).enter()

    assert await pass_at_once(bucket) == RATE // 10


async def test_who_was_alone_takes_half_when_another_has_come(database: Database) -> None:
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


async def test_who_was_not_heard_of_for_some_rounds_has_no_share(database: Database) -> None:
    bucket = Bucket(RATE)
    await let_another_be_there(database, since=HEARD_FOR + timedelta(seconds=1))
    await Shares(database, bucket).enter()

    assert await pass_at_once(bucket) == RATE


async def test_who_leaves_has_no_share(database: Database) -> None:
    shares = Shares(database, Bucket(RATE))
    await shares.enter()
    await shares.leave()

    assert not await rows_in(database, select(ProcessRow))
