"""Changed commands are registered after the games are back. A failure to register them ends nothing."""

import json
import sqlite3
from contextlib import closing

from tests.wire.fates import Asked, Fate
from tests.wire.table import DATABASE, Table


def registered(table: Table) -> int:
    """Return how often the bot registered all commands."""
    return sum(is_registering(asked) for asked in table.loopback.asked)


def is_registering(asked: Asked) -> bool:
    return asked.method == "PUT" and asked.path.endswith("/commands")


def forget(table: Table, change: str) -> None:
    """Change the database's digest of the registered commands."""
    with closing(sqlite3.connect(table.folder / DATABASE)) as database, database:
        database.execute(change)


async def started_anew(table: Table) -> None:
    """Stop the bot, start it, and wait until it has looked after everything."""
    assert await table.stop() == 0
    await table.start()
    await table.until_logged('"event": "connected"')


async def test_commands_are_registered_once_over_many_starts(table: Table) -> None:
    await table.start()
    await table.until_logged('"event": "connected"')
    await started_anew(table)

    assert registered(table) == 1


async def test_changed_commands_are_registered_again(table: Table) -> None:
    await table.start()
    await table.until_logged('"event": "connected"')
    forget(table, "UPDATE registrations SET digest = 'of another release'")
    await started_anew(table)

    assert registered(table) == 2


async def test_commands_of_another_application_do_not_count(table: Table) -> None:
    await table.start()
    await table.until_logged('"event": "connected"')
    forget(table, "UPDATE registrations SET application_id = application_id + 1")
    await started_anew(table)

    assert registered(table) == 2


async def test_messages_come_first_and_the_game_goes_on_while_commands_are_refused(table: Table) -> None:
    await table.play_to_the_vote()
    await table.vote("Approve", "Ann")
    forget(table, "UPDATE registrations SET digest = 'of another release'")
    await table.stop()
    table.loopback.fate_of = lambda asked: Fate.BANNED if is_registering(asked) else Fate.GRANTED
    await table.start()
    await table.until_logged("commands not registered")
    await table.vote("Approve", "Ben")
    await table.until_logged('"event": "connected"')
    status = await table.stop()
    (line,) = [json.loads(line) for line in table.process.log.splitlines() if "commands not registered" in line]
    with closing(sqlite3.connect(table.folder / DATABASE)) as database:
        kept = list(database.execute("SELECT digest, problem FROM registrations"))

    assert status == 0
    assert (line["level"], line["again_in"]) == ("warning", 60)
    assert "Traceback" not in table.log
    assert kept == [("of another release", "HTTPException, status 429")]
