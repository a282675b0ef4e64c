"""A process freezes while one of its messages is on the way, another goes on, and then the first one thaws."""

import sqlite3
from contextlib import closing

from tests.wire.aftermath import check_nothing_is_owed, check_one_prompt
from tests.wire.fates import Fate
from tests.wire.table import DATABASE, NAMES, Table

EXPIRED = "UPDATE outbox SET claimed_until = datetime(claimed_until, '-2 minutes') WHERE claimed_until IS NOT NULL"


async def test_a_process_that_thaws_overwrites_nothing_that_another_has_saved(table: Table) -> None:
    await table.start()
    await table.open()
    await table.join()
    await table.deal()
    table.loopback.fate_of = lambda asked: Fate.UNANSWERED if asked.is_message else Fate.GRANTED
    await table.answered(table.choose(table.leader, table.prompt, "Ann", "Ben"))
    await table.until_counted(room=3)
    frozen = table.process
    frozen.pause()
    table.loopback.grant_all()
    with closing(sqlite3.connect(table.folder / DATABASE)) as database, database:
        database.execute(EXPIRED)
    table.launch()
    table.loopback.gateway.hearers = lambda there: there[-1:]
    await table.loopback.bell.until(lambda: table.loopback.gateway.listeners == 2)
    await table.vote("Approve", *NAMES)
    await table.until_counted(room=4, dms={"Ann": 3, "Ben": 3})
    await table.loopback.bell.until(lambda: table.process.log.count('"event": "delivery"') == 2)
    frozen.resume()
    table.loopback.release()
    frozen.terminate()
    status = await frozen.ended()
    await table.support("Ann", "Ben")
    await table.until_counted(room=5)
    await table.until_shown("room", "✓")

    assert (status, await table.stop()) == (0, 0)
    await check_nothing_is_owed(table)
    check_one_prompt(table)
