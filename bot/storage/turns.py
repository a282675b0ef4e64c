"""Turns: who changes a game, or writes to SQLite, waits for whoever does so before. A person waits only so long."""

import asyncio
from contextvars import ContextVar
from typing import Literal


class Busy(TimeoutError):
    """It was not one's turn in time. Of what was to be written nothing is saved."""


_bound: ContextVar[tuple[asyncio.Task[object] | None, float] | None] = ContextVar("bound", default=None)


def wait_at_most(seconds: float) -> None:
    """Let this task wait for each turn at most so long. Tasks that it begins serve all, and wait without bound."""
    _bound.set((asyncio.current_task(), seconds))


def patience() -> float | None:
    """How long the task that runs waits for a turn, in seconds; None without bound."""
    bound = _bound.get()
    if bound is None or bound[0] is not asyncio.current_task():
        return None
    return bound[1]


class Turn(asyncio.Lock):
    """A lock that is waited for. What is done once it is held takes as long as it takes."""

    async def acquire(self) -> Literal[True]:
        """Wait for it. Raises Busy."""
        try:
            async with asyncio.timeout(patience()):
                return await super().acquire()
        except TimeoutError:
            raise Busy from None
