"""Opening the database, whichever it is."""

from bot.storage.address import is_sqlite, parse_address
from bot.storage.connections import connect
from bot.storage.database import Database
from bot.storage.postgresql import PostgresqlDatabase
from bot.storage.sqlite import open_sqlite


async def open_database(address: str) -> Database:
    """Open the database at this address, or raise DatabaseUnavailable."""
    url = parse_address(address)
    return await open_sqlite(url) if is_sqlite(url) else PostgresqlDatabase(await connect(address))
