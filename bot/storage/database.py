"""The database: many may read, one writes, and what is written is all saved or not at all."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from bot.storage.address import is_sqlite
from bot.storage.connections import connect, for_reading, for_writing, is_locked, report_trouble
from bot.storage.turns import Busy, Turn


class Database:
    """An open database. On SQLite one session writes at a time, since more would only wait for each other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._readers = async_sessionmaker(for_reading(engine), expire_on_commit=False)
        self._writers = async_sessionmaker(for_writing(engine), expire_on_commit=False)
        self._turn: AbstractAsyncContextManager[None] = Turn() if is_sqlite(engine.url) else nullcontext()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Open a session that sees one state of the database and saves nothing."""
        async with self._readers() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Open a session that is committed at the end, or rolled back if anything is raised.

        Raises Busy if another process writes for so long that nothing could be saved.
        """
        try:
            async with self._turn, self._writers() as session, session.begin():
                yield session
        except DBAPIError as error:
            if is_locked(error):
                raise Busy from None
            raise

    def on_trouble(self, tell: Callable[[str], object]) -> None:
        """Tell in a sentence, with what to do, whenever it turns out that the file is damaged or cannot be written."""
        report_trouble(self._engine, tell)

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()


async def open_database(url: str) -> Database:
    """Open the database at this address, or raise DatabaseUnavailable."""
    return Database(await connect(url))
