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


async def have_turn(queues: Queues, turn: GameLock, meant: QueuedMove) -> None:
    """Wait for the lock for one turn of the loop."""
    wait_at_most(0)
    async with queues.turn(1, turn, meant):
        pass


async def test_a_player_whose_move_nobody_saves_is_told_that_the_lock_was_not_free() -> None:
    turn, meant = GameLock(), vote()
    async with turn:
        with pytest.raises(Busy):
            await asyncio.create_task(have_turn(Queues(), turn, meant))


async def test_a_player_waits_while_their_move_is_being_saved() -> None:
    turn, meant = GameLock(), vote()
    await turn.acquire()
    with taken([meant]):
        waiting = asyncio.create_task(have_turn(Queues(), turn, meant))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not waiting.done()
        turn.release()
        await waiting


def test_a_player_whose_move_could_not_be_saved_with_others_waits_for_the_lock() -> None:
    meant = vote()
    with suppress(IntegrityError), taken([meant]):
        raise IntegrityError(None, None, ValueError())

    assert not meant.is_taken


async def test_neither_a_saved_move_nor_a_gms_move_is_saved_with_others() -> None:
    queues, turn, first, done, other = Queues(), GameLock(), vote(), vote(), vote()
    undo = QueuedMove(Submission(GM, Undo()), 78, lambda _: None)
    async with queues.turn(1, turn, first):
        waiting = [asyncio.create_task(have_turn(queues, turn, each)) for each in (done, undo, other)]
        await asyncio.sleep(0)
        done.done = Done(2, None)  # type: ignore[arg-type]  # nobody looks at the game
        assert queues.others_beside(1, first) == [other]
    await asyncio.gather(*waiting, return_exceptions=True)
