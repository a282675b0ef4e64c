"""A simulated Discord in which many questions are asked one after the other, each as soon as the last is answered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import Context

from simcord._runtime import _CallbackRecord

from bot.rehearsal.patience import PatientEnv

INTERACTION = "INTERACTION_CREATE"
TURNS = 200
"""Within so many turns of the loop a question is answered, or else the bot is given all the time that it takes."""
LAST_TURNS = 2
"""So many does the bot still take to end what it has answered."""
MOST_AT_ONCE = 16
"""After so many questions the bot is waited for, since the simulator keeps a list of all that goes on."""
HANGS = 600.0
"""Seconds after which a bot hangs that is not done with a step, however slow the machine. Giving up sooner, and going
on with what is left of a time that passes, would round it.
"""
NAP = 0.001
"""Seconds between two looks whether the bot is done."""


class AttentiveEnv(PatientEnv):
    """Whoever is asking waits for his answer alone; otherwise each step ends when the bot is done with it.

    No time passes but what a test lets pass, however long the machine takes for a step.
    """

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

    def _schedule_timer(
        self,
        record: _CallbackRecord,
        callback: object,
        args: tuple[object, ...],
        schedule_context: Context | None,
    ) -> None:
        """Schedule what the bot wants to be woken for, but not at the time of a real clock as well."""
        super()._schedule_timer(record, callback, args, schedule_context)
        if record.real_handle is not None:
            record.real_handle.cancel()

    async def _is_answered(self) -> bool:
        """Wait a while for the answer to what was asked last, and not only for word that one follows."""
        asked = next(reversed(self.backend.interactions.values()))
        for _ in range(TURNS):
            if asked.responded and not asked.loading:
                break
            await asyncio.sleep(0)
        for _ in range(LAST_TURNS):
            await asyncio.sleep(0)
        return asked.responded and not asked.loading
