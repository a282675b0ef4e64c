"""Players wait for the lock of a game while others save their moves."""

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


async def hold_lock(queues: Queues, lock: GameLock, meant: QueuedMove) -> None:
    """Wait for the lock at most for one turn of the loop."""
    wait_at_most(0)
    async with queues.holding(1, lock, meant):
        pass


async def test_a_player_whose_move_nobody_saves_is_told_that_the_lock_was_not_free() -> None:
    lock, meant = GameLock(), vote()
    async with lock:
        with pytest.raises(Busy):
            await asyncio.create_task(hold_lock(Queues(), lock, meant))


async def test_a_player_waits_while_their_move_is_being_saved() -> None:
    lock, meant = GameLock(), vote()
    await lock.acquire()
    with taken([meant]):
        waiting = asyncio.create_task(hold_lock(Queues(), lock, meant))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not waiting.done()
        lock.release()
        await waiting


def test_a_player_whose_move_could_not_be_saved_with_others_waits_for_the_lock() -> None:
    meant = vote()
    with suppress(IntegrityError), taken([meant]):
        raise IntegrityError(None, None, ValueError())

    assert not meant.is_taken


async def test_neither_a_saved_move_nor_a_gms_move_is_saved_with_others() -> None:
    queues, lock, first, done, other = Queues(), GameLock(), vote(), vote(), vote()
    undo = QueuedMove(Submission(GM, Undo()), 78, lambda _: None)
    async with queues.holding(1, lock, first):
        waiting = [asyncio.create_task(hold_lock(queues, lock, each)) for each in (done, undo, other)]
        await asyncio.sleep(0)
        done.done = Done(2, None)  # type: ignore[arg-type]  # nobody looks at the game
        assert queues.others_beside(1, first) == [other]
    await asyncio.gather(*waiting, return_exceptions=True)
