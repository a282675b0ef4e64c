"""A rehearsal waits for a working bot, however slow the machine is, and gives up on a stuck one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from time import perf_counter

import pytest

from bot.cogs.pressing import PressedItem
from bot.components.keys import Verb
from bot.rehearsal import patience, stage
from bot.rehearsal.failure import RehearsalFailed
from bot.rehearsal.game_master import button
from bot.rehearsal.stage import Stage, set_stage

NO_TIME = 0.001
"""Too few seconds for any machine."""
A_WHILE = 0.01
"""Seconds in which a machine does something."""
SOME_TIME = 60.0
"""Seconds that are enough for any machine."""


@pytest.fixture
async def table(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    """An empty table, on a machine that takes longer for everything than the simulator waits."""
    monkeypatch.setattr(stage, "NAP", getattr(request, "param", NO_TIME))
    async with set_stage(["Nora", "Ann"]) as table:
        nora = table.people["Nora"]
        await nora.type(nora.commands["game new"], {"game": "tain"})
        yield table


async def test_a_slow_machine_fails_no_rehearsal(table: Stage) -> None:
    ann = table.people["Ann"]
    answer = await ann.press(button(ann, Verb.JOIN))
    await table.pause(60)

    assert answer is not None
    assert answer.text.startswith("You're in! You play as **Ann**.")
    assert "Ann" in ann.messages[0].embeds[1].fields[0][1]


async def test_a_stuck_bot_fails_the_rehearsal(table: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_item: PressedItem, _interaction: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(PressedItem, "callback", never)
    monkeypatch.setattr(patience, "PATIENCE", 0.1)
    ann = table.people["Ann"]

    with pytest.raises(RehearsalFailed, match="did not settle"):
        await ann.press(button(ann, Verb.JOIN))


async def test_a_timer_rings_while_the_bot_waits_for_it(table: Stage) -> None:
    async def wait() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(NO_TIME):
                await asyncio.Event().wait()

    with table.env._bot_scope():
        waiting = asyncio.create_task(wait())
    async with asyncio.timeout(SOME_TIME):
        await waiting


async def test_a_sleep_longer_than_a_nap_ends_only_as_time_passes(table: Stage) -> None:
    with table.env._bot_scope():
        sleeping = asyncio.create_task(asyncio.sleep(2 * A_WHILE))
    end = perf_counter() + 6 * A_WHILE
    while perf_counter() < end:
        await table.env.settle()
    is_over = sleeping.done()
    await table.pause(1)

    assert (is_over, sleeping.done()) == (False, True)


@pytest.mark.parametrize("table", [0.2], indirect=True)
async def test_a_bot_that_only_waits_fails_the_rehearsal(table: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_item: PressedItem, _interaction: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(PressedItem, "callback", never)
    monkeypatch.setattr(patience, "WAITED", 0.5)
    monkeypatch.setattr(patience, "HARDLY", 1.0)
    ann = table.people["Ann"]

    with pytest.raises(RehearsalFailed, match="did not settle"):
        await ann.press(button(ann, Verb.JOIN))
