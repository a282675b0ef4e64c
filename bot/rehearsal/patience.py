"""The simulated Discord with patience for a slow machine: the bot is given the processor's time, not a clock's."""

from contextlib import suppress
from datetime import timedelta
from time import perf_counter, process_time

from simcord import Env

PATIENCE = 30.0
"""Seconds of work of this process in which the bot must be done with whatever somebody did."""
WAITED = 40.0
"""Seconds of a clock after which whoever has hardly worked in them waits for what never comes."""
HARDLY = 0.05
"""The share of the time in which even a busy machine lets somebody work who can."""
IDLE = 0.02
"""Whoever has worked for fewer seconds in a try has only waited."""
MOST_IDLE = 5
"""After this many tries in a row that only waited, nothing but time helps."""
TICK = 0.002
"""Seconds after which it is looked anew whether all is done, where nothing tells that it is."""
AT_THE_END = 600.0
"""Seconds in which the bot's threads must be done when it stops."""


class Patience:
    """How long the bot is waited for, from now on."""

    def __init__(self) -> None:
        self._work, self._clock = process_time(), perf_counter()

    @property
    def is_over(self) -> bool:
        """Whether it has had time enough, or only waits itself."""
        worked, passed = process_time() - self._work, perf_counter() - self._clock
        return worked > PATIENCE or (passed > WAITED and worked < HARDLY * passed)


class PatientEnv(Env):
    """A simulated Discord in which a step ends when the bot is done with it, however long the machine takes.

    The simulator itself looks at a clock: it sleeps for real whatever the bot sleeps no longer than its
    ``settle_timeout``, and gives up after it. So that is short here, and giving up is put off.
    """

    async def advance_time(self, seconds: float) -> None:
        """Let time pass. Raises TimeoutError if the bot is never done with what happens in it."""
        target = self.now() + timedelta(seconds=seconds)
        patience = Patience()
        while True:
            try:
                return await super().advance_time(max(0.0, (target - self.now()).total_seconds()))
            except TimeoutError:
                if patience.is_over:
                    raise

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
        idle_tries = 0
        while True:
            before = process_time()
            try:
                return await super()._settle_internal(
                    timeout=timeout, idle=min(idle, TICK), dispatch=dispatch, _deadline=_deadline
                )
            except TimeoutError:
                # With a deadline it is time that passes, which is begun anew as a whole.
                if _deadline is not None or patience.is_over:
                    raise
                idle_tries = idle_tries + 1 if process_time() - before < IDLE else 0
                if idle_tries == MOST_IDLE:
                    await self._nudge()
                    idle_tries = 0

    async def _nudge(self) -> None:
        """Let a little time pass, for now and then the simulator waits for a sleep that its own clock never ends."""
        assert self._loop is not None
        with suppress(TimeoutError):
            await self._advance_to(self._virtual_time + self.settle_timeout, self._loop.time() + self.settle_timeout)
