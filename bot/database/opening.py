"""Opens the database, whether SQLite or PostgreSQL."""

from bot.database.address import is_sqlite, parse_address
from bot.database.connections import connect
from bot.database.database import Database
from bot.database.postgresql import PostgresqlDatabase
from bot.database.sqlite import open_sqlite


async def open_database(address: str) -> Database:
    """Open the database at this address, or raise DatabaseUnavailable."""
    url = parse_address(address)
    return await open_sqlite(url) if is_sqlite(url) else PostgresqlDatabase(await connect(address))
