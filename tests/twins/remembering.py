"""Caches reads of the databases until something is written, for readers ask thousands of things of a resting game."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Concatenate, ParamSpec, TypeVar

import pytest

from bot.database.database import Job
from bot.database.sqlite import SqliteDatabase
from bot.host.servers.finding_games import Finder
from bot.host.servers.server_settings import Servers
from bot.storage.games.games import Games

R = TypeVar("R")
P = ParamSpec("P")
T = TypeVar("T")


class Memory:
    """Caches the results of reading methods."""

    def __init__(self) -> None:
        self._forget: list[Callable[[], None]] = []
        self._writing = 0
        self._written = 0

    def of(self, read: Callable[Concatenate[R, P], Awaitable[T]]) -> Callable[Concatenate[R, P], Awaitable[T]]:
        """Return the same method, cached until something has been written."""
        known: dict[tuple[object, ...], T] = {}
        self._forget.append(known.clear)

        async def again(reader: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
            question = (reader, *args, *kwargs.items())
            if question in known and not self._writing:
                return known[question]
            written = self._written
            found = await read(reader, *args, **kwargs)
            if not self._writing and self._written == written:
                known[question] = found
            return found

        return again

    @contextmanager
    def forgetting(self) -> Iterator[None]:
        """Clear the cache for a write. Nothing is cached meanwhile, and afterwards everything is read anew."""
        self._writing += 1
        try:
            yield
        finally:
            self._writing -= 1
            self._written += 1
            for forget in self._forget:
                forget()


_write = SqliteDatabase.write


def remember(patch: pytest.MonkeyPatch) -> None:
    """Let games, and the settings of servers, be read once for as long as nothing is written."""
    memory = Memory()

    async def write(database: SqliteDatabase, job: Job[T]) -> T:
        with memory.forgetting():
            return await _write(database, job)

    patch.setattr(SqliteDatabase, "write", write)
    patch.setattr(Games, "load", memory.of(Games.load))
    patch.setattr(Finder, "of_channel", memory.of(Finder.of_channel))
    patch.setattr(Finder, "of_person", memory.of(Finder.of_person))
    patch.setattr(Servers, "language", memory.of(Servers.language))
