"""The token bucket that every request to Discord passes, but for answers to interactions, which cost nothing of it.

Discord allows a bot 50 requests a second. Where requests wait for each other, what is secret goes first, and what can
wait lets others pass for a while.
"""

import asyncio
from heapq import heappop, heappush
from itertools import count

GIVES_WAY = 5.0
"""Seconds for which what can wait lets those pass that come after it; for ever it would hold up its own channel."""


class Bucket:
    """Lets ``rate`` requests a second pass, or a share of them, and as many at once after a rest."""

    def __init__(self, rate: float) -> None:
        self._whole = self._rate = rate
        self._tokens = rate
        self._filled_at = 0.0
        self._waiting: list[tuple[bool, float, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._pump: asyncio.Task[None] | None = None

    async def take(self, *, first: bool = False, gives_way: bool = False) -> None:
        """Take a token, and wait for one if there is none; what must go ``first`` waits for nothing else."""
        if not self._waiting and self._missing() <= 0:
            self._tokens -= 1
            return
        loop = asyncio.get_running_loop()
        turn, at = loop.create_future(), loop.time() + GIVES_WAY * gives_way
        heappush(self._waiting, (not first, at, next(self._numbers), turn))
        if self._pump is None or self._pump.done():
            self._pump = asyncio.create_task(self._let_pass())
        await turn

    def take_share(self, share: float) -> None:
        """Let only a share of the rate pass from now on."""
        self._missing()
        self._rate = self._whole * share

    async def _let_pass(self) -> None:
        while self._waiting:
            if (missing := self._missing()) > 0:
                await asyncio.sleep(missing / self._rate)
                continue
            *_, turn = heappop(self._waiting)
            if not turn.done():
                self._tokens -= 1
                turn.set_result(None)

    def _missing(self) -> float:
        """How much of a token is missing by now."""
        now = asyncio.get_running_loop().time()
        self._tokens = min(max(1.0, self._rate), self._tokens + max(0.0, now - self._filled_at) * self._rate)
        self._filled_at = now
        return 1 - self._tokens
