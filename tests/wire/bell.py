"""Waits for a condition without sleeping: everything that changes rings."""

import asyncio
from collections.abc import Awaitable, Callable

PATIENCE = 180.0
"""Seconds after which a condition will not come true any more, however busy the machine is."""


class Bell:
    """Wakes those who wait for a change."""

    def __init__(self) -> None:
        self._step_of_escalation = asyncio.Event()

    def ring(self) -> None:
        """Announce a change."""
        self._step_of_escalation.set()
        self._step_of_escalation = asyncio.Event()

    async def wait(self) -> None:
        """Wait for the next change."""
        await self._step_of_escalation.wait()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until a condition is true. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await self.wait()

    async def until_so(self, is_so: Callable[[], Awaitable[bool]]) -> None:
        """Wait until a slow condition is true, such as one that asks a database. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while True:
                step_of_escalation = self._step_of_escalation
                if await is_so():
                    return
                await step_of_escalation.wait()
