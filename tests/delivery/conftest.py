"""A loop whose clock the tests set: nothing sleeps, and it does not matter how busy the machine is."""

import asyncio
from collections.abc import Callable, Mapping
from selectors import DefaultSelector, SelectorKey

TURN = 1e-6
"""Seconds that a turn of the loop takes at least."""


class Turned(DefaultSelector):
    """Waits for nothing that has a time: when nothing else is left to do, it is that time."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        """Return the events, and let time pass to the timeout if there are none."""
        happened = super().select(None if timeout is None else 0)
        self.time += TURN if happened or timeout is None else max(TURN, timeout)
        return happened


class TurnedLoop(asyncio.SelectorEventLoop):
    """A loop that goes by such a clock."""

    def __init__(self) -> None:
        self._turned = Turned()
        super().__init__(self._turned)

    def time(self) -> float:
        """Return the seconds on that clock."""
        return self._turned.time


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Let all tests of this folder run on it."""
    return {"turned": TurnedLoop}
