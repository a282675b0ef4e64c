"""Opens the database, whether SQLite or PostgreSQL. Each imports only the code that it needs."""

from typing import TypeVar

from bot.database.address import is_sqlite, parse_address
from bot.database.database import Database, Job
from bot.database.sqlite import open_sqlite

T = TypeVar("T")


async def open_database(address: str) -> Database:
    """Open the database at this address, or raise DatabaseUnavailable."""
    url = parse_address(address)
    if is_sqlite(url):
        return await open_sqlite(url)
    from bot.database.postgresql import open_postgresql

    return await open_postgresql(url)


async def change_schema(address: str, work: Job[T]) -> T:
    """Do work on the schema in one transaction, one process at a time. Raises DatabaseUnavailable."""
    url = parse_address(address)
    if is_sqlite(url):
        from bot.database.sqlite_schema import change_sqlite_schema

        return await change_sqlite_schema(url, work)
    from bot.database.postgresql import change_postgresql_schema

    return await change_postgresql_schema(url, work)
