"""Moves of one wait that come at the same time: judged one after the other, and saved together.

To load a game takes as long for ten moves as for one, and to save it nearly so. So whoever has his turn in a game sees
to what those mean who wait for theirs behind him.
"""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from bot.host.holding import check_meanwhile, goes_to_gm
from bot.host.outbox_rows import ends_wait
from bot.host.step import Step, step_of
from bot.storage.database import Job
from bot.storage.live import Live
from bot.storage.turns import Busy, Turn
from engine.judging import Wish
from engine.names import CLOCK, GM

MOST_TOGETHER = 20
"""So many moves are judged at a time, for others wait meanwhile."""

Change = Job[object]
Check = Callable[[Live], None]
"""Raises Denied if a game, as it is when it is judged, is not as it was meant."""


class Done(NamedTuple):
    """What has come of a wish: its line, and the game after it."""

    line: int
    live: Live


@dataclass(eq=False, slots=True)
class Meant:
    """What somebody means who waits for his turn in a game; ``done`` is what came of it in another's.

    It ``is_taken`` while another saves it with his own.
    """

    wish: Wish
    interaction_id: int | None
    check: Check
    also: Change | None = None
    done: Done | None = None
    is_taken: bool = False

    @property
    def goes_along(self) -> bool:
        """Whether it may be saved with others: a seat's own move, with which nothing else is saved."""
        return self.also is None and self.wish.by not in {GM, CLOCK}


class Queues:
    """Who waits for his turn, in each game."""

    def __init__(self) -> None:
        self._queues: dict[int, list[Meant]] = {}

    @asynccontextmanager
    async def turn(self, game_id: int, turn: Turn, meant: Meant) -> AsyncIterator[None]:
        """Wait for one's turn; once another saves what one means, for as long as it takes. Raises Busy."""
        await turn.reach()
        queue = self._queues.setdefault(game_id, [])
        queue.append(meant)
        try:
            await _acquire(turn, meant)
            try:
                yield
            finally:
                turn.release()
        finally:
            queue.remove(meant)
            if not queue:
                del self._queues[game_id]

    def others_beside(self, game_id: int, meant: Meant) -> list[Meant]:
        """What may be saved with what one means whose turn it is: they have waited for less long than he."""
        if not meant.goes_along:
            return []
        waiting = (each for each in self._queues[game_id] if each.goes_along and each.done is None)
        return [each for each in waiting if each is not meant][: MOST_TOGETHER - 1]


async def _acquire(turn: Turn, meant: Meant) -> None:
    while True:
        try:
            await turn.acquire()
        except Busy:
            if not meant.is_taken:
                raise
        else:
            return


@contextmanager
def taken(several: Iterable[Meant]) -> Iterator[None]:
    """Say of these that they are being saved."""
    those = list(several)
    for each in those:
        each.is_taken = True
    try:
        yield
    finally:
        for each in those:
            each.is_taken = each.done is not None


def granted(live: Live, several: Iterable[Meant], at: datetime, pause: float) -> Iterator[tuple[Meant, Step]]:
    """What follows from each of several moves of the present wait, after those before it; the wait's end is the last.

    What is not granted, or goes to the GM first, is left out: it is judged in its own turn.
    """
    for meant in several:
        try:
            meant.check(live)
            check_meanwhile(live, (meant.wish,), meant.interaction_id)
            is_answered = meant.interaction_id is not None
            step = step_of(live, (meant.wish,), at, is_answered=is_answered, pause=pause)
        except Exception:  # Whatever it is, who means it hears it in his own turn, and nobody else.
            continue
        if goes_to_gm(step):
            return
        yield meant, step
        if ends_wait(live, step.after):
            return
        live = step.after
