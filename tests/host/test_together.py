"""Who waits for his turn in a game, while others see to what he means."""

import asyncio

import pytest

from bot.host.together import Meant, Queues, taken
from bot.storage.turns import Busy, Turn, wait_at_most
from engine.judging import Wish
from engine.parties.actions import Vote


def vote() -> Meant:
    return Meant(Wish("Ann", Vote(approve=True)), 77, lambda _: None)


async def have_turn(queues: Queues, turn: Turn, meant: Meant) -> None:
    """Wait for a turn no longer than the loop takes to come round."""
    wait_at_most(0)
    async with queues.turn(1, turn, meant):
        pass


async def test_whose_move_nobody_saves_is_told_that_it_is_not_his_turn() -> None:
    turn, meant = Turn(), vote()
    async with turn:
        with pytest.raises(Busy):
            await asyncio.create_task(have_turn(Queues(), turn, meant))


async def test_whose_move_is_being_saved_waits_until_it_is() -> None:
    turn, meant = Turn(), vote()
    await turn.acquire()
    with taken([meant]):
        waiting = asyncio.create_task(have_turn(Queues(), turn, meant))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not waiting.done()
        turn.release()
        await waiting
