"""Who waits for his turn in a game, while others see to what he means."""

import asyncio
from contextlib import suppress

import pytest
from sqlalchemy.exc import IntegrityError

from bot.database.locks import Busy, GameLock, wait_at_most
from bot.host.moves.batching import Done, QueuedMove, Queues, taken
from engine.actions import Undo
from engine.judging import Submission
from engine.names import GM
from engine.parties.actions import Vote


def vote() -> QueuedMove:
    return QueuedMove(Submission("Ann", Vote(approve=True)), 77, lambda _: None)


async def have_turn(queues: Queues, turn: GameLock, meant: QueuedMove) -> None:
    """Wait for a turn no longer than the loop takes to come round."""
    wait_at_most(0)
    async with queues.turn(1, turn, meant):
        pass


async def test_whose_move_nobody_saves_is_told_that_it_is_not_his_turn() -> None:
    turn, meant = GameLock(), vote()
    async with turn:
        with pytest.raises(Busy):
            await asyncio.create_task(have_turn(Queues(), turn, meant))


async def test_whose_move_is_being_saved_waits_until_it_is() -> None:
    turn, meant = GameLock(), vote()
    await turn.acquire()
    with taken([meant]):
        waiting = asyncio.create_task(have_turn(Queues(), turn, meant))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not waiting.done()
        turn.release()
        await waiting


def test_whose_move_could_not_be_saved_with_others_waits_for_his_turn_again() -> None:
    meant = vote()
    with suppress(IntegrityError), taken([meant]):
        raise IntegrityError(None, None, ValueError())

    assert not meant.is_taken


async def test_neither_what_is_done_nor_what_the_gm_means_is_done_with_others() -> None:
    queues, turn, first, done, other = Queues(), GameLock(), vote(), vote(), vote()
    undo = QueuedMove(Submission(GM, Undo()), 78, lambda _: None)
    async with queues.turn(1, turn, first):
        waiting = [asyncio.create_task(have_turn(queues, turn, each)) for each in (done, undo, other)]
        await asyncio.sleep(0)
        done.done = Done(2, None)  # type: ignore[arg-type]  # nobody looks at the game
        assert queues.others_beside(1, first) == [other]
    await asyncio.gather(*waiting, return_exceptions=True)
