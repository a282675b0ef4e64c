"""The token bucket for all requests to Discord, except answers to interactions, which do not count.

Discord allows a bot 50 requests a second. When requests queue, secret ones go first, and those that can wait let others
pass for a while.
"""

import asyncio
from heapq import heappop, heappush
from itertools import count

GIVES_WAY = 5.0
"""The seconds for which a request that can wait lets later ones pass. Waiting for ever would block its own channel."""


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
        """Take a token, waiting for one if there is none. A request that must go ``first`` waits behind no other."""
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
        """Return the missing part of a token."""
        now = asyncio.get_running_loop().time()
        self._tokens = min(max(1.0, self._rate), self._tokens + max(0.0, now - self._filled_at) * self._rate)
        self._filled_at = now
        return 1 - self._tokens
