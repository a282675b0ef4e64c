"""Moves of one wait that come at the same time: judged one after the other, and saved together.

To load a game takes as long for ten moves as for one, and to save it nearly so. So whoever has his turn in a game sees
to what those mean who wait for theirs behind him.
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
from engine.judging import Submission
from engine.names import CLOCK, GM

MOST_TOGETHER = 20
"""So many moves are judged at a time, for others wait meanwhile."""

Change = Job[object]
Check = Callable[[HostedGame], None]
"""Raises Denied if a game, as it is when it is judged, is not as it was meant."""


class Done(NamedTuple):
    """What has come of a wish: its line, and the game after it."""

    line: int
    hosted: HostedGame


@dataclass(eq=False, slots=True)
class QueuedMove:
    """What somebody means who waits for his turn in a game; ``done`` is what came of it in another's.

    It ``is_taken`` while another saves it with his own.
    """

    submission: Submission
    interaction_id: int | None
    check: Check
    also: Change | None = None
    done: Done | None = None
    is_taken: bool = False

    @property
    def goes_along(self) -> bool:
        """Whether it may be saved with others: a seat's own move, with which nothing else is saved."""
        return self.also is None and self.submission.by not in {GM, CLOCK}


class Queues:
    """Who waits for his turn, in each game."""

    def __init__(self) -> None:
        self._queues: dict[int, list[QueuedMove]] = {}

    @asynccontextmanager
    async def turn(self, game_id: int, turn: GameLock, queued: QueuedMove) -> AsyncIterator[None]:
        """Wait for one's turn; once another saves what one means, for as long as it takes. Raises Busy."""
        await turn.reach()
        queue = self._queues.setdefault(game_id, [])
        queue.append(queued)
        try:
            await _acquire(turn, queued)
            try:
                yield
            finally:
                turn.release()
        finally:
            queue.remove(queued)
            if not queue:
                del self._queues[game_id]

    def others_beside(self, game_id: int, queued: QueuedMove) -> list[QueuedMove]:
        """What may be saved with what one means whose turn it is: they have waited for less long than he."""
        if not queued.goes_along:
            return []
        waiting = (each for each in self._queues[game_id] if each.goes_along and each.done is None)
        return [each for each in waiting if each is not queued][: MOST_TOGETHER - 1]


async def _acquire(turn: GameLock, queued: QueuedMove) -> None:
    while True:
        try:
            await turn.acquire()
        except Busy:
            if not queued.is_taken:
                raise
        else:
            return


@contextmanager
def taken(several: Iterable[QueuedMove]) -> Iterator[None]:
    """Say of these that they are being saved."""
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
    """What follows from each of several moves of the present wait, after those before it; the wait's end is the last.

    What is not granted, or goes to the GM first, is left out: it is judged in its own turn.
    """
    for queued in several:
        try:
            queued.check(hosted)
            check_meanwhile(hosted, (queued.submission,), queued.interaction_id)
            is_answered = queued.interaction_id is not None
            step = step_of(hosted, (queued.submission,), at, is_answered=is_answered, pause=pause)
        except Exception:  # Whatever it is, who means it hears it in his own turn, and nobody else.
            continue
        if goes_to_gm(step):
            return
        yield queued, step
        if ends_wait(hosted, step.after):
            return
        hosted = step.after
