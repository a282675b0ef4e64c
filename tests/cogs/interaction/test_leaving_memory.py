"""The objects of a press leave memory with its answer, without the garbage collector."""

import asyncio
import gc
from collections.abc import Iterator

import discord
import pytest

from tests.cogs.gamblers import sit_down
from tests.cogs.interaction.test_deferring import lose_patience, slowly
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer

TURNS = 20
"""Turns of the loop in which every task that has nothing to wait for ends."""


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """Keep the garbage collector away. It need not look again at what is there before a test."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()


async def left() -> list[object]:
    """Return the interactions, views and messages that are still in memory once nobody uses them any more."""
    for _ in range(TURNS):
        await asyncio.sleep(0)
    kinds = (discord.Interaction, discord.InteractionResponse, discord.ui.View, discord.Message)
    return [each for each in gc.get_objects() if isinstance(each, kinds)]


async def test_a_press_that_gets_an_answer_leaves_memory_with_it(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    gc.collect()
    for name in ("Ann", "Ben"):
        assert "approve" in answer(await game.press(name, game.prompt, "Approve"))

    assert await left() == []


async def test_a_press_that_was_deferred_leaves_memory_with_its_answer(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await lose_patience(game)
    gc.collect()
    await slowly(game, game.press("Ann", game.prompt, "Approve"))

    assert await left() == []


async def test_a_press_that_is_refused_leaves_memory_with_its_answer(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    gc.collect()
    await game.press("Zoe", game.prompt, "Approve")

    assert await left() == []


async def test_a_press_that_is_answered_by_an_edit_leaves_memory_with_that(opening: Opening) -> None:
    river = await opening.after(sit_down, ("Ann", "Ben"), by_hand=True, game="danube", late="ask")
    gc.collect()
    (name,) = (await river.hosted()).asks.awaited.seats
    await river.press(name, river.prompt, "Throw")

    assert await left() == []
