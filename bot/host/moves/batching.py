"""Batches moves of one wait that arrive together: they are judged one after the other, and saved at once.

Loading a game takes as long for ten moves as for one, and saving it nearly so. So the task that holds a game's lock
also judges the moves of those who wait behind it.
"""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from bot.database.database import Job
from bot.database.locks import Busy, GameLock
from bot.host.leading.pending_results import check_meanwhile, goes_to_gm
from bot.host.moves.owed_rows import ends_wait
from bot.host.moves.step import Step, step_of
from bot.storage.games.hosted_game import HostedGame
from engine.by_hand import ActAhead
from engine.judging import Submission
from engine.names import CLOCK, GM

MOST_TOGETHER = 20
"""The most moves that are judged at once, because others wait meanwhile."""

Change = Job[object]
Check = Callable[[HostedGame], None]
"""Raises Denied if the game, at the time of judging, is not the one that the player meant."""


class Done(NamedTuple):
    """The result of a move: its line, the game after it, and whether a scene tells what has come of it."""

    line: int
    hosted: HostedGame
    has_scene: bool = False


@dataclass(eq=False, slots=True)
class QueuedMove:
    """A move that waits for the game's lock. ``done`` is its result if another task judged it.

    It ``is_taken`` while another task saves it with its own move.
    """

    submission: Submission
    interaction_id: int | None
    check: Check
    also: Change | None = None
    done: Done | None = None
    is_taken: bool = False

    @property
    def goes_along(self) -> bool:
        """Whether it may be saved with others: it is a seat's own move, and nothing else is saved with it."""
        return self.also is None and self.submission.by not in {GM, CLOCK}


class Queues:
    """Holds the moves that wait for each game's lock."""

    def __init__(self) -> None:
        self._queues: dict[int, list[QueuedMove]] = {}

    @asynccontextmanager
    async def holding(self, game_id: int, lock: GameLock, queued: QueuedMove) -> AsyncIterator[None]:
        """Hold the game's lock. While another task saves this move, wait however long that takes. Raises Busy."""
        await lock.reach()
        queue = self._queues.setdefault(game_id, [])
        queue.append(queued)
        try:
            await _acquire(lock, queued)
            try:
                yield
            finally:
                lock.release()
        finally:
            queue.remove(queued)
            if not queue:
                del self._queues[game_id]

    def others_beside(self, game_id: int, queued: QueuedMove) -> list[QueuedMove]:
        """Return later moves that may be saved together with this one, whose task holds the lock."""
        if len(self._queues[game_id]) == 1 or not queued.goes_along:
            return []
        waiting = [each for each in self._queues[game_id] if each is not queued and each.done is None]
        return [each for each in waiting if each.goes_along][: MOST_TOGETHER - 1]


async def _acquire(lock: GameLock, queued: QueuedMove) -> None:
    while True:
        try:
            await lock.acquire()
        except Busy:
            if not queued.is_taken:
                raise
        else:
            return


@contextmanager
def taken(several: Iterable[QueuedMove]) -> Iterator[None]:
    """Mark these moves as taken while they are being saved."""
    those = list(several)
    for each in those:
        each.is_taken = True
    try:
        yield
    finally:
        for each in those:
            each.is_taken = each.done is not None


def granted(
    hosted: HostedGame, several: Iterable[QueuedMove], at: datetime, pause: float
) -> Iterator[tuple[QueuedMove, Step]]:
    """Yield the step of each move of the present wait, applied in order; the move that ends the wait is the last.

    A move that is not granted, goes to the GM first, or changes a pending result, is left out and judged in its own
    turn.
    """
    for queued in several:
        if hosted.pending is not None and isinstance(queued.submission.action, ActAhead):
            continue
        try:
            queued.check(hosted)
            if hosted.pending is not None:
                check_meanwhile(hosted.pending, (queued.submission,), queued.interaction_id)
            is_answered = queued.interaction_id is not None
            step = step_of(hosted, (queued.submission,), at, is_answered=is_answered, pause=pause)
        except Exception:  # Its player gets this error in their own turn, and nobody else does.
            continue
        if hosted.holds and goes_to_gm(step):
            return
        yield queued, step
        if ends_wait(hosted, step.after):
            return
        hosted = step.after
