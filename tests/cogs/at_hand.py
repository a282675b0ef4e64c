"""SQLite without threads, without waiting for the disk, and without putting a statement into SQL anew in each test.

And pictures that are drawn at once, and packed as quickly as may be, for nobody has to send them.
"""

import asyncio
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import ParamSpec, TypeVar, cast

import pytest
from sqlalchemy import URL, Engine

from bot.database import connections, sqlite, writer
from bot.delivery.card import illustrating
from bot.delivery.desk import desk_picture
from bot.delivery.history import statistics_page
from bot.delivery.posts import move_previews
from bot.pictures import canvas

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R")

_first: list[Engine] = []
"""The engine that was opened first in this process: it knows in SQL whatever was asked in any test."""


@contextmanager
def sqlite_at_hand() -> Iterator[None]:
    """Let nothing wait for a thread, nor for the disk, and little for pictures."""

    def like_the_first(url: URL, number: int) -> Engine:
        engine = connections.connect_sqlite(url, number)
        _first[:] = _first or [engine]
        engine.dialect, engine._compiled_cache = _first[0].dialect, _first[0]._compiled_cache
        return engine

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "PRAGMAS", (*connections.PRAGMAS, "synchronous = OFF"))
        patch.setattr(sqlite, "connect_sqlite", like_the_first)
        patch.setattr(canvas, "PACKED", 1)
        patch.setattr(canvas, "LARGEST", sys.maxsize)
        for module in (sqlite, writer):
            patch.setattr(module, "ThreadPoolExecutor", AtHand)
        for module in (sqlite, illustrating, desk_picture, move_previews, statistics_page):
            patch.setattr(module, "to_thread", at_once)
        yield


class AtHand(Executor):
    """In the place of threads: does at once whatever it is given. Whoever awaits that gives the loop a turn first."""

    def __init__(self, _threads: int, _name: str) -> None:
        self._thread: ThreadPoolExecutor | None = None

    def submit(self, do: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do it."""
        if self._thread is not None:
            return self._thread.submit(do, *args, **kwargs)
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        try:
            loop.call_soon(_settle, done, done.set_result, do(*args, **kwargs))
        except Exception as error:
            loop.call_soon(_settle, done, done.set_exception, error)
        return cast("Future[T]", done)  # The loop's own may be awaited as well, and needs no word from a thread.

    @contextmanager
    def in_a_thread(self) -> Iterator[None]:
        """Let what takes long be done by a thread meanwhile."""
        with ThreadPoolExecutor(1) as self._thread:
            yield
        self._thread = None


async def at_once(do: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Do in the loop's own thread what would be done in another."""
    return do(*args, **kwargs)


def _settle(done: asyncio.Future[T], settle: Callable[[R], None], what: R) -> None:
    """Say what came of something, if anybody still wants to know."""
    if not done.cancelled():
        settle(what)
