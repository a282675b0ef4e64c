"""A host stops the bot, which finishes its running work and exits."""

import pytest

from tests.wire.aftermath import check_nothing_is_owed, recorded_moves
from tests.wire.fates import Fate
from tests.wire.table import NAMES, Table


async def test_sigterm_during_a_press_finishes_it_and_loses_nothing(table: Table) -> None:
    await table.play_to_the_vote()
    await table.vote("Approve", *NAMES[:-1])
    table.loopback.fate_of = lambda asked: Fate.HELD if asked.is_answer or asked.is_message else Fate.GRANTED
    vote = table.press("Eve", table.prompt, "Approve")
    await table.loopback.bell.until(lambda: any(asked.is_answer for asked in table.loopback.waiting))
    table.process.terminate()
    await table.until_logged("stopping")
    was_running = table.process.is_running
    table.loopback.release()
    said, status = await table.answered(vote), await table.process.ended()
    await table.start()
    await table.until_counted(room=4, dms={"Ann": 3, "Ben": 3})
    await table.until_shown("room", "2 orders")

    assert (was_running, status, await table.stop()) == (True, 0, 0)
    assert "You **approve** this party" in said
    assert (await recorded_moves(table))[-1] == ("Eve", "vote")
    await check_nothing_is_owed(table)


@pytest.mark.parametrize("path", ["/users/@me", "/commands"])
async def test_sigterm_while_the_bot_starts_ends_it_quietly(table: Table, path: str) -> None:
    table.loopback.fate_of = lambda asked: Fate.HELD if asked.path.endswith(path) else Fate.GRANTED
    table.launch()
    await table.loopback.bell.until(lambda: bool(table.loopback.waiting))
    table.process.terminate()
    await table.until_logged("stopping")
    table.loopback.release()

    assert await table.process.ended() == 0
    assert "Traceback" not in table.log


async def test_sigterm_while_a_message_waits_for_its_retry_ends_the_bot_at_once(table: Table) -> None:
    await table.play_to_the_vote()
    table.loopback.fate_of = lambda asked: Fate.FAILED if asked.is_message else Fate.GRANTED
    await table.vote("Approve", *NAMES)
    await table.until_logged("sent later")
    status = await table.stop()
    table.loopback.release()
    await table.start()
    await table.until_counted(room=4, dms={"Ann": 3, "Ben": 3})
    await table.until_shown("room", "2 orders")

    assert (status, await table.stop()) == (0, 0)
    await check_nothing_is_owed(table)
