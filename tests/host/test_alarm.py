"""The alarm rings when the time has come, whatever happens meanwhile."""

import asyncio
from datetime import datetime, timedelta

from bot.clock import now
from bot.host.waits.alarm import Alarm


class Bell:
    """A deadline, and whether it has rung."""

    def __init__(self, at: datetime | None) -> None:
        self.at = at
        self.step_of_escalation = asyncio.Event()
        self.looking = asyncio.Event()
        self.may_look = asyncio.Event()
        self.may_look.set()
        self.failures = 0
        self.failed = asyncio.Event()

    async def earliest(self) -> datetime | None:
        """Return the deadline, once it may be looked at."""
        at = self.at
        self.looking.set()
        await self.may_look.wait()
        if self.failures:
            self.failures -= 1
            self.failed.set()
            raise OSError("the database is away")
        return at

    async def ring(self) -> None:
        """Ring."""
        self.at = None
        self.step_of_escalation.set()


async def rings(bell: Bell) -> None:
    async with asyncio.timeout(60):
        await bell.step_of_escalation.wait()


async def test_a_deadline_that_has_passed_rings_at_once() -> None:
    bell = Bell(now() - timedelta(seconds=1))
    Alarm(bell.earliest, bell.ring).wake()

    await rings(bell)


async def test_a_deadline_set_while_the_alarm_was_looking_rings() -> None:
    bell = Bell(None)
    bell.may_look.clear()
    alarm = Alarm(bell.earliest, bell.ring)
    alarm.wake()
    await bell.looking.wait()
    bell.at = now()
    alarm.wake()
    bell.may_look.set()

    await rings(bell)


async def test_an_earlier_deadline_replaces_a_later_one() -> None:
    bell = Bell(now() + timedelta(days=1))
    alarm = Alarm(bell.earliest, bell.ring)
    alarm.wake()
    await asyncio.sleep(0)
    bell.at = now()
    alarm.wake()

    await rings(bell)


async def test_an_alarm_that_could_not_look_looks_again_when_woken() -> None:
    bell = Bell(now())
    bell.failures = 1
    alarm = Alarm(bell.earliest, bell.ring)
    alarm.wake()
    await bell.failed.wait()
    alarm.wake()

    await rings(bell)


async def test_a_closed_alarm_is_silent() -> None:
    bell = Bell(now() + timedelta(days=1))
    alarm = Alarm(bell.earliest, bell.ring)
    alarm.wake()
    await asyncio.sleep(0)
    await alarm.close()
    bell.at = now()
    alarm.wake()
    await asyncio.sleep(0)

    assert not bell.step_of_escalation.is_set()
