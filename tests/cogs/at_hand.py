"""Runs SQLite in tests without threads, without waiting for the disk, and with its statements compiled once for all
tests.

Pictures are drawn at once and packed as quickly as possible, for nobody has to send them.
"""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

import pytest
from sqlalchemy import URL, Engine

from bot.database import connections, sqlite
from bot.delivery.card import illustrating
from bot.delivery.desk import desk_picture
from bot.delivery.history import statistics_page
from bot.delivery.posts import move_previews
from bot.pictures import canvas

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R")

_first: list[Engine] = []
"""The engine that was opened first in this process. It holds the SQL of every statement that any test has run."""


@contextmanager
def sqlite_at_hand() -> Iterator[None]:
    """Let nothing wait for a thread or for the disk, and spend little on pictures."""

    def like_the_first(url: URL, number: int) -> Engine:
        engine = connections.connect_sqlite(url, number)
        _first[:] = _first or [engine]
        engine.dialect, engine._compiled_cache = _first[0].dialect, _first[0]._compiled_cache
        return engine

    begin = sqlite.SqliteDatabase.__init__

    def with_one_connection(self: sqlite.SqliteDatabase, engine: Engine) -> None:
        begin(self, engine)
        self._idle.append(self._writer._connection)  # Readers may have it, for nothing is written meanwhile.

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite.SqliteDatabase, "__init__", with_one_connection)
        patch.setattr(connections, "PRAGMAS", (*connections.PRAGMAS, "synchronous = OFF"))
        patch.setattr(connections, "check_is_ours", lambda _: None)  # A test's own database is.
        patch.setattr(sqlite, "connect_sqlite", like_the_first)
        patch.setattr(canvas, "PACKED", 1)
        patch.setattr(canvas, "LARGEST", sys.maxsize)
        patch.setattr(sqlite, "ThreadPoolExecutor", AtHand)
        for module in (sqlite, illustrating, desk_picture, move_previews, statistics_page):
            patch.setattr(module, "to_thread", at_once)
        yield


class AtHand(Executor):
    """Stands in for a thread pool: does its work at once."""

    def __init__(self, _threads: int, _name: str) -> None:
        self._thread: ThreadPoolExecutor | None = None

    def submit(self, do: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do the work."""
        if self._thread is not None:
            return self._thread.submit(do, *args, **kwargs)
        done: Future[T] = Future()
        done.set_result(do(*args, **kwargs))
        return done

    @contextmanager
    def in_a_thread(self) -> Iterator[None]:
        """Let a thread do slow work meanwhile."""
        with ThreadPoolExecutor(1) as self._thread:
            yield
        self._thread = None


async def at_once(do: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Do the work in the loop's own thread instead of another one."""
    return do(*args, **kwargs)
