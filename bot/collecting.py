"""Runs the garbage collector: while no press is being answered, and in full once people pause.

The bot leaves it hardly anything, because what belongs to a press is freed with its answer.
"""

import asyncio
import gc

from bot.delivery.requests.press_priority import PressPriority

MOST_NEW = 50_000
"""So many new objects start a collection amid presses. A hundred presses at once hold half of that."""
DUE = 2_000
"""So many new objects start one at rest."""
MIDDLE = 10
"""Every so many collections at rest look at the middle generation, too."""
FULL = 200
"""After so many collections at rest a full one is due, as soon as there is a pause."""
OVERDUE = 1_000
"""After so many it happens at the next rest, because people never pause."""
PAUSE = 1.0
"""The seconds without a press after which a full collection can begin."""


def collect_at_rest(priority: PressPriority, pause: float = PAUSE) -> None:
    """Collect garbage while no press is being answered.

    Words, themes and code stay to the last, so the collector never looks at them again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(MOST_NEW)
    gc.enable()
    priority.at_rest = Collector(priority, pause).rest


class Collector:
    """Collects garbage at rest. ``pause`` is the seconds without a press before a full collection."""

    def __init__(self, priority: PressPriority, pause: float) -> None:
        self._priority = priority
        self._pause = pause
        self._count = 0
        """The collections since the last full one."""
        self._pausing: asyncio.TimerHandle | None = None

    def rest(self) -> None:
        """Collect what is due, now that the last press has been answered."""
        if self._pausing is not None:
            self._pausing.cancel()
        if gc.get_count()[0] > DUE:
            self._count += 1
            gc.collect(1 if self._count % MIDDLE == 0 else 0)
        if self._count >= OVERDUE:
            self._collect_all()
        elif self._count >= FULL:
            self._pausing = asyncio.get_running_loop().call_later(self._pause, self._collect_if_free)

    def _collect_if_free(self) -> None:
        if self._priority.is_free:
            self._collect_all()

    def _collect_all(self) -> None:
        self._count = 0
        gc.collect()
