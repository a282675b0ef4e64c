"""A simulated Discord in which many questions are asked one after the other, each as soon as the last is answered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.rehearsal.patience import PatientEnv

INTERACTION = "INTERACTION_CREATE"
TURNS = 200
"""Within so many turns of the loop a question is answered, or else the bot is given all the time that it takes."""
LAST_TURNS = 2
"""So many does the bot still take to end what it has answered."""
MOST_AT_ONCE = 16
"""After so many questions the bot is waited for, since the simulator keeps a list of all that goes on."""
NAP = 0.001
"""Seconds between two looks whether the bot is done."""


class AttentiveEnv(PatientEnv):
    """Whoever is asking waits for his answer alone; otherwise each step ends when the bot is done with it."""

    _is_asking = False

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[None]:
        """Let somebody ask who changes nothing. At the end the bot is done with all of it."""
        self._is_asking = True
        try:
            yield
        finally:
            self._is_asking = False
        await self.settle()

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 (the simulator's own parameter)
        idle: float = NAP,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        is_quick = self._is_asking and len(self.backend.interactions) % MOST_AT_ONCE > 0
        if is_quick and dispatch == INTERACTION and await self._is_answered():
            return
        await super()._settle_internal(timeout=timeout, idle=idle, dispatch=dispatch, _deadline=_deadline)

    async def _is_answered(self) -> bool:
        """Wait a while for the answer to what was asked last."""
        asked = next(reversed(self.backend.interactions.values()))
        for _ in range(TURNS):
            if asked.responded:
                break
            await asyncio.sleep(0)
        for _ in range(LAST_TURNS):
            await asyncio.sleep(0)
        return asked.responded
