"""Presses go first: what can wait begins when none is in hand, or else a moment later.

Whoever presses waits for the answer, and one processor does everything. What is owed to a room or painted waits alike
for presses in all games, whatever they are, and never for long: so its moment tells that the bot is busy, and of nobody
what he has pressed.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

LONGEST = 0.1
"""Seconds for which presses are let pass at most: where there is always one in hand, all else goes on beside them."""


class PressPriority:
    """Presses have it. ``at_rest`` is called whenever the last that was in hand is done."""

    def __init__(self) -> None:
        self.at_rest: Callable[[], object] | None = None
        self._claimed_row = 0
        self._free = asyncio.Event()

    @property
    def is_free(self) -> bool:
        """Whether no press is in hand."""
        return not self._claimed_row

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Have it, and so a press in hand."""
        self._claimed_row += 1
        self._free.clear()
        try:
            yield
        finally:
            self._claimed_row -= 1
            if not self._claimed_row:
                self._rest()

    async def give(self) -> None:
        """Let those pass that are in hand."""
        if self._claimed_row:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST):
                    await self._free.wait()

    def _rest(self) -> None:
        self._free.set()
        if self.at_rest is not None:
            self.at_rest()
