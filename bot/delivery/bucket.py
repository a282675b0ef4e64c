"""The token bucket that every request to Discord passes, but for answers to interactions, which cost nothing of it.

Discord allows a bot 50 requests a second. What is secret goes first: other requests leave some tokens for it.
"""

import asyncio

KEPT_FOR_SECRETS = 5.0


class Bucket:
    """Lets ``rate`` requests a second pass, and as many at once after a rest."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._tokens = rate
        self._filled_at = 0.0

    async def take(self, *, first: bool = False) -> None:
        """Take a token, and wait for one if there is none. What must go ``first`` may take the last ones too."""
        kept = 0.0 if first else min(KEPT_FOR_SECRETS, self._rate / 2)
        self._fill()
        # Taking before waiting keeps those who wait in order: the next finds so much less.
        self._tokens -= 1
        if (missing := kept - self._tokens) > 0:
            await asyncio.sleep(missing / self._rate)

    def _fill(self) -> None:
        now = asyncio.get_running_loop().time()
        self._tokens = min(self._rate, self._tokens + (now - self._filled_at) * self._rate)
        self._filled_at = now
