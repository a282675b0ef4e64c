"""The simulated Discord with patience for a slow machine: the bot's limit is processor time, not clock time."""

import asyncio
from contextlib import suppress
from contextvars import Context
from datetime import timedelta
from time import perf_counter, process_time

from simcord import Env
from simcord._runtime import _CallbackRecord
from simcord._settlement import _run_due_virtual_callbacks

PATIENCE = 30.0
"""The seconds of this process's work in which the bot must finish with an interaction."""
WAITED = 40.0
"""The clock seconds after which a process that has hardly worked is waiting for something that never comes."""
HARDLY = 0.05
"""The share of clock time that even a busy machine grants a process with work to do."""
IDLE = 0.02
"""A try with fewer seconds of work than this has only waited."""
MOST_IDLE = 5
"""After this many tries in a row that only waited, only the passing of time helps."""
MOST_TURNS = 100
"""The most turns of the loop before the simulator looks: somebody else may be waiting like this, too."""
TICK = 0.002
"""The seconds between two looks at whether everything is done, where no event tells."""
AT_THE_END = 600.0
"""The seconds in which the bot's threads must finish when it stops."""


class Patience:
    """The time for which the bot is waited for, from now on."""

    def __init__(self) -> None:
        self._work, self._clock = process_time(), perf_counter()

    @property
    def is_over(self) -> bool:
        """Whether the bot has had enough time, or is itself only waiting."""
        worked, passed = process_time() - self._work, perf_counter() - self._clock
        return worked > PATIENCE or (passed > WAITED and worked < HARDLY * passed)


class PatientEnv(Env):
    """A simulated Discord in which a step ends when the bot has finished it, however long the machine takes.

    The simulator itself looks at a clock. It really sleeps when the bot sleeps no longer than its ``settle_timeout``,
    and gives up after that time. So the timeout is short here, and giving up is delayed.
    """

    async def advance_time(self, seconds: float) -> None:
        """Let time pass. Raises TimeoutError if the bot never finishes with the events of that time."""
        target = self.now() + timedelta(seconds=seconds)
        patience = Patience()
        while True:
            try:
                return await super().advance_time(max(0.0, (target - self.now()).total_seconds()))
            except TimeoutError:
                if patience.is_over:
                    raise

    async def _advance_to(self, target: float, deadline: float) -> None:
        try:
            await super()._advance_to(target, deadline)
        except TimeoutError:
            if asyncio.current_task() is not self._real_advance_task:
                raise
            # A timer rings even if the bot is still busy, for it may be what the bot waits for.
            self._move_clock(target)
            _run_due_virtual_callbacks(self._settlement_state(), deadline)

    async def shutdown(self) -> None:
        """Stop the bot."""
        self.settle_timeout = AT_THE_END
        await super().shutdown()

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 (the simulator's own parameter)
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        patience = Patience()
        await self._rest()
        idle_tries = 0
        while True:
            before = process_time()
            try:
                return await super()._settle_internal(
                    timeout=timeout, idle=min(idle, TICK), dispatch=dispatch, _deadline=_deadline
                )
            except TimeoutError:
                # With a deadline, time itself passes, and the step starts again as a whole.
                if _deadline is not None or patience.is_over:
                    raise
                idle_tries = idle_tries + 1 if process_time() - before < IDLE else 0
                if idle_tries == MOST_IDLE:
                    await self._nudge()
                    idle_tries = 0

    async def _rest(self) -> None:
        """Let everything run that can, before the simulator looks at each task: it does so after every step of one."""
        assert self._loop is not None
        for _ in range(MOST_TURNS):
            if not self._loop._ready:  # type: ignore[attr-defined]  # noqa: SLF001 (no public way)
                return
            await asyncio.sleep(0)

    async def _nudge(self) -> None:
        """Let a little time pass, because the simulator sometimes waits for a sleep that its own clock never ends."""
        assert self._loop is not None
        with suppress(TimeoutError):
            await self._advance_to(self._virtual_time + self.settle_timeout, self._loop.time() + self.settle_timeout)


class SteadyEnv(PatientEnv):
    """One in which longer sleeps end only as time passes, so that a game takes the same course on every machine."""

    def _schedule_timer(
        self,
        record: _CallbackRecord,
        callback: object,
        args: tuple[object, ...],
        schedule_context: Context | None,
    ) -> None:
        super()._schedule_timer(record, callback, args, schedule_context)
        assert record.when is not None
        if record.when - self._virtual_time > self.settle_timeout and record.real_handle is not None:
            # On a slow machine it would ring before the next step, and on a fast one after it.
            record.real_handle.cancel()
