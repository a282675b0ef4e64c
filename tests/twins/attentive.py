"""A simulated Discord in which many questions are asked one after the other, each as soon as the last is answered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import Context

from simcord._runtime import _CallbackRecord

from bot.rehearsal.patience import PatientEnv

INTERACTION = "INTERACTION_CREATE"
TURNS = 200
"""Turns of the loop within which a question is answered. After them the bot gets all the time it needs."""
LAST_TURNS = 2
"""Turns of the loop that the bot still needs after its answer."""
MOST_AT_ONCE = 16
"""Questions after which the bot is waited for, since the simulator keeps a list of everything that goes on."""
HANGS = 600.0
"""Seconds after which a bot that is not done with a step hangs, however slow the machine. A shorter limit would make
the step go on with the rest of a period, and round it.
"""
NAP = 0.001
"""Seconds between two checks whether the bot is done."""


class AttentiveEnv(PatientEnv):
    """Waits only for the asker's answer while somebody asks; otherwise each step ends when the bot is done with it.

    Only the time passes that a test lets pass, however long the machine takes for a step.
    """

    _is_asking = False

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[None]:
        """Let somebody ask without changing anything. At the end the bot is done with everything."""
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

    def _schedule_timer(
        self,
        record: _CallbackRecord,
        callback: object,
        args: tuple[object, ...],
        schedule_context: Context | None,
    ) -> None:
        """Schedule a timer of the bot's, but without a real clock as well."""
        super()._schedule_timer(record, callback, args, schedule_context)
        if record.real_handle is not None:
            record.real_handle.cancel()

    async def _is_answered(self) -> bool:
        """Wait a while for the answer to the last question, not only for the news that one follows."""
        asked = next(reversed(self.backend.interactions.values()))
        for _ in range(TURNS):
            if asked.responded and not asked.loading:
                break
            await asyncio.sleep(0)
        for _ in range(LAST_TURNS):
            await asyncio.sleep(0)
        return asked.responded and not asked.loading
