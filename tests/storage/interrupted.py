"""A database in which something happens just when it hurts."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncSession

from bot.storage.database import Database


class Interrupted(Database):
    """A database in which something happens just after the first who reads has read."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Open a session."""
        async with super().reading() as session:
            yield session
        happens, self.meanwhile = self.meanwhile, None
        if happens is not None:
            await happens()
