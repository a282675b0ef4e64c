"""Turns: who changes a game, or writes to SQLite, waits for whoever does so before. A person waits only so long.

A press reads its game and more on its way there, and one that came a moment later may be quicker. So each stands in
line from when it is heard, and at its game lets those go first that came before it.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Literal
from weakref import ref

LONGEST_IN_LINE = 0.1
"""Seconds for which those are waited for who came before and are on their way: one that is slow holds up nobody."""


class Busy(TimeoutError):
    """It was not one's turn in time. Of what was to be written nothing is saved."""


_bound: ContextVar[tuple[ref[asyncio.Task[object]], float] | None] = ContextVar("bound", default=None)
"""The task that waits at most so many seconds. The reference is weak, because the task refers to this context."""


def wait_at_most(seconds: float) -> None:
    """Let this task wait for each turn at most so long. Tasks that it begins serve all, and wait without bound."""
    task = asyncio.current_task()
    assert task is not None
    _bound.set((ref(task), seconds))


def patience() -> float | None:
    """How long the task that runs waits for a turn, in seconds; None without bound."""
    bound = _bound.get()
    if bound is None or bound[0]() is not asyncio.current_task():
        return None
    return bound[1]


_place: ContextVar[asyncio.Event | None] = ContextVar("place", default=None)
"""The place of the task that runs, in the line to a game; it is set when the place is left."""


class GameLock(asyncio.Lock):
    """A lock that is waited for. What is done once it is held takes as long as it takes."""

    def __init__(self) -> None:
        super().__init__()
        self._line: list[asyncio.Event] = []

    @contextmanager
    def in_line(self) -> Iterator[None]:
        """Stand in line from now on: whoever comes later and wants this turn, too, lets this task go first."""
        place = asyncio.Event()
        self._line.append(place)
        before = _place.set(place)
        try:
            yield
        finally:
            _place.reset(before)
            self._leave(place)

    async def reach(self) -> None:
        """Come to the head of the line, if this task stands in it, and leave it."""
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
        """Wait for it. Raises Busy."""
        await self.reach()
        try:
            async with asyncio.timeout(patience()):
                return await super().acquire()
        except TimeoutError:
            raise Busy from None
