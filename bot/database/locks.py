"""Locks for those who change a game or write to SQLite: each waits in line, and a person waits only so long.

A press reads its game and other rows before it takes the lock, so a later press may get there sooner. To keep the
order, each press joins the game's line as soon as it arrives, and lets earlier presses go first.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Literal
from weakref import ref

LONGEST_IN_LINE = 0.1
"""The most seconds to wait for earlier presses that are still on their way, so that a slow one holds up nobody."""


class Busy(TimeoutError):
    """The lock was not free in time. Nothing of the intended write is saved."""


_bound: ContextVar[tuple[ref[asyncio.Task[object]], float] | None] = ContextVar("bound", default=None)
"""The task that waits for a limited number of seconds. The reference is weak because the task refers to this context.
"""


def wait_at_most(seconds: float) -> None:
    """Limit how long this task waits for each lock. Tasks that it starts serve everybody and wait without limit."""
    task = asyncio.current_task()
    assert task is not None
    _bound.set((ref(task), seconds))


def patience() -> float | None:
    """Return how many seconds the current task waits for a lock; None without limit."""
    bound = _bound.get()
    if bound is None or bound[0]() is not asyncio.current_task():
        return None
    return bound[1]


_place: ContextVar[asyncio.Event | None] = ContextVar("place", default=None)
"""The current task's place in the line for a game; set when the task leaves the line."""


class GameLock(asyncio.Lock):
    """A lock whose waiters give up after their patience. Work done while holding it has no time limit."""

    def __init__(self) -> None:
        super().__init__()
        self._line: list[asyncio.Event] = []

    @contextmanager
    def in_line(self) -> Iterator[None]:
        """Join the line now: a task that comes later and wants the same lock lets this task go first."""
        place = asyncio.Event()
        self._line.append(place)
        before = _place.set(place)
        try:
            yield
        finally:
            _place.reset(before)
            self._leave(place)

    async def reach(self) -> None:
        """Wait for the head of the line if this task stands in it, then leave the line."""
        place = _place.get()
        if place is None or place not in self._line:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_IN_LINE):
                for each in self._line[: self._line.index(place)]:
                    await each.wait()
        self._leave(place)

    def _leave(self, place: asyncio.Event) -> None:
        if place in self._line:
            self._line.remove(place)
            place.set()

    async def acquire(self) -> Literal[True]:
        """Acquire the lock. Raises Busy."""
        await self.reach()
        try:
            async with asyncio.timeout(patience()):
                return await super().acquire()
        except TimeoutError:
            raise Busy from None
