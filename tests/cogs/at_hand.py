"""SQLite without a thread of its own for each connection: half of a test's time is spent on waking threads."""

from asyncio import Future
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import aiosqlite.core
import pytest
from aiosqlite.core import _STOP_RUNNING_SENTINEL as STOP

from bot.storage import connections

Job = tuple[Future[Any] | None, Callable[[], Any]]


@contextmanager
def sqlite_at_hand() -> Iterator[None]:
    """Let nothing wait for a thread of SQLite's, nor for the disk."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite.core, "SimpleQueue", AtHand)
        patch.setattr(connections, "PRAGMAS", (*connections.PRAGMAS, "synchronous = OFF"))
        yield


class AtHand:
    """A connection's queue that does at once whatever it is given, and gives the loop a turn before it tells.

    Its thread has nothing to do.
    """

    def put_nowait(self, job: Job) -> None:
        """Do it."""
        future, do = job
        try:
            result = do()
        except Exception as error:
            _tell(future, Future.set_exception, error)
        else:
            _tell(future, Future.set_result, result)

    def get(self) -> Job:
        """Let the thread end."""
        return None, lambda: STOP


def _tell(future: Future[Any] | None, how: Callable[[Future[Any], Any], None], what: object) -> None:
    if future is not None:
        future.get_loop().call_soon(lambda: None if future.done() else how(future, what))
