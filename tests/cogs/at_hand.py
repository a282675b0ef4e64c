"""SQLite without a thread for each connection, and without putting the same statements into SQL anew in each test."""

from asyncio import Future
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import aiosqlite.core
import pytest
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage import connections

Job = tuple[Future[Any] | None, Callable[[], Any]]

_first: list[AsyncEngine] = []
"""The engine that was opened first in this process: it knows in SQL whatever was asked in any test."""


@contextmanager
def sqlite_at_hand() -> Iterator[None]:
    """Let nothing wait for a thread of SQLite's, nor for the disk."""
    open_sqlite = connections._sqlite

    def like_the_first(url: URL, *, foreign_keys: bool) -> AsyncEngine:
        engine = open_sqlite(url, foreign_keys=foreign_keys)
        _first[:] = _first or [engine]
        made, first = engine.sync_engine, _first[0].sync_engine
        made.dialect, made._compiled_cache = first.dialect, first._compiled_cache
        return engine

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite.core, "SimpleQueue", AtHand)
        patch.setattr(aiosqlite.core, "Thread", Idle)
        patch.setattr(connections, "PRAGMAS", (*connections.PRAGMAS, "synchronous = OFF"))
        patch.setattr(connections, "_sqlite", like_the_first)
        yield


class Idle:
    """In the place of a connection's thread, which would have nothing to do."""

    def __init__(self, target: object, args: object) -> None:
        """Take what a thread takes."""

    def start(self) -> None:
        """Do nothing."""


class AtHand:
    """A connection's queue that does at once whatever it is given, and gives the loop a turn before it tells."""

    def put_nowait(self, job: Job) -> None:
        """Do it."""
        future, do = job
        try:
            result = do()
        except Exception as error:
            _tell(future, Future.set_exception, error)
        else:
            _tell(future, Future.set_result, result)


def _tell(future: Future[Any] | None, how: Callable[[Future[Any], Any], None], what: object) -> None:
    if future is not None:
        future.get_loop().call_soon(lambda: None if future.done() else how(future, what))
