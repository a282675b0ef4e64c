"""A database in which something happens at the worst moment."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from typing_extensions import override

from bot.database.database import Database, Job

T = TypeVar("T")


class Interrupted(Database):
    """A database in which something happens right after the first read."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def read(self, job: Job[T]) -> T:
        found = await self._database.read(job)
        happens, self.meanwhile = self.meanwhile, None
        if happens is not None:
            await happens()
        return found

    @override
    async def write(self, job: Job[T]) -> T:
        return await self._database.write(job)

    @override
    def on_trouble(self, tell: Callable[[str], object]) -> None:
        self._database.on_trouble(tell)

    @override
    async def close(self) -> None:
        await self._database.close()
