"""Changes the schema of an SQLite file over aiosqlite, as asyncpg does on a server.

A bot whose schema is this release's never imports this.
"""

from typing import TypeVar

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.database.address import unavailable
from bot.database.connections import OPENING_ERRORS, UNTIL_TOLD, make_safe, open_once, when_free
from bot.database.database import Job

T = TypeVar("T")


async def change_sqlite_schema(url: URL, work: Job[T]) -> T:
    """Do work on the schema of an SQLite file in one transaction, one process at a time. Raises DatabaseUnavailable.

    Foreign keys are off meanwhile, because SQLite changes a table by replacing it.
    """
    engine = await _connect(url)
    try:
        async with engine.begin() as connection:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


async def _connect(url: URL) -> AsyncEngine:
    open_once(url)
    engine = create_async_engine(url, connect_args=UNTIL_TOLD, hide_parameters=True)
    make_safe(engine.sync_engine, foreign_keys=False)

    async def look() -> None:
        async with engine.connect():
            pass

    try:
        await when_free(look)
    except OPENING_ERRORS as error:
        await engine.dispose()
        raise unavailable(url, error) from None
    return engine
