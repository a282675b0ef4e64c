"""Lets presses go first: other work begins when no press is being answered, or a moment later.

People who press wait for the answer, and one processor does everything. Posts and card edits wait for presses in all
games, of every kind alike, and never for long. So their time shows that the bot is busy, and not who pressed what.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

LONGEST = 0.1
"""The most seconds for which other work lets presses pass. If there is always one, the work goes on beside them."""


class PressPriority:
    """Gives presses priority. ``at_rest`` is called whenever the last press has been answered."""

    def __init__(self) -> None:
        self.at_rest: Callable[[], object] | None = None
        self._being_answered = 0
        self._free = asyncio.Event()

    @property
    def is_free(self) -> bool:
        """Whether no press is being answered."""
        return not self._being_answered

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Hold the priority while a press is answered."""
        self._being_answered += 1
        self._free.clear()
        try:
            yield
        finally:
            self._being_answered -= 1
            if not self._being_answered:
                self._free.set()
                if self.at_rest is not None:
                    self.at_rest()

    async def give(self) -> None:
        """Let the present presses pass."""
        if self._being_answered:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST):
                    await self._free.wait()
