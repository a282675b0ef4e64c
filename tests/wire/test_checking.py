"""A host checks whether the bot is alive and healthy."""

import asyncio

from bot.checking.pulse import feel
from tests.wire.process import Process
from tests.wire.table import Table

ALIVE = "The bot is alive and connected to Discord.\n"


async def check(table: Table, *options: str) -> tuple[int | None, str]:
    """Run ``brehon check``, and return its status and output."""
    process = Process(table.folder, table.loopback.bell, "check", *options)
    return await process.ended(), process.log


async def test_a_running_bot_is_alive_until_it_ends(table: Table) -> None:
    await table.start()
    await table.loopback.gateway.hear_heartbeat()

    assert await check(table, "--alive") == (0, ALIVE)
    assert await table.stop() == 0
    assert await check(table, "--alive") == (1, "No bot is running with this database.\n")


async def test_a_bot_that_hangs_fails_the_check(table: Table) -> None:
    await table.start()
    await table.loopback.gateway.hear_heartbeat()
    table.process.pause()

    assert await check(table, "--alive") == (1, "The bot does not answer: it hangs. Start it anew.\n")


async def test_a_killed_bot_is_not_alive_and_its_successor_is(table: Table) -> None:
    await table.start()
    await table.kill()
    killed = await asyncio.to_thread(feel, table.database)
    await table.start()
    await table.loopback.gateway.hear_heartbeat()

    assert killed == (False, "No bot is running with this database.")
    assert (await asyncio.to_thread(feel, table.database)).is_alive


async def test_a_bot_is_alive_again_once_it_has_come_back_to_discord(table: Table) -> None:
    await table.start()
    await table.loopback.gateway.hear_heartbeat()
    await table.loopback.gateway.ask_to_reconnect()
    await table.loopback.bell.until(lambda: table.loopback.gateway.resumed == 1)
    await table.loopback.gateway.hear_heartbeat()

    assert (await asyncio.to_thread(feel, table.database)).is_alive


async def test_everything_is_well_beside_a_running_game(table: Table) -> None:
    await table.start()
    await table.loopback.gateway.hear_heartbeat()
    await table.open()
    status, told = await check(table)

    assert status == 0, told
    assert ALIVE in told
    assert "#table: the bot has all permissions that it needs." in told
    assert "up to date" in told
    assert told.endswith("\n\nErrors: 0. Warnings: 0.\n")
    assert {line.split()[0] for line in told.split("\n\n")[0].splitlines()} == {"ok"}
