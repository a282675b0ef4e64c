"""This installation's database for commands: its address, and the words for a broken one."""

from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


def database_address() -> str:
    """Return the address that is set. Raises Fault."""
    from bot.cli.terminal import Fault
    from bot.settings import BadSettings, Settings

    try:
        return Settings.read().database
    except BadSettings as error:
        raise Fault(f"brehon: {error}") from None


def existing_database() -> str:
    """Return the address if there is a database, because a command that only reads creates none. Raises Fault."""
    from bot.cli.terminal import Fault
    from bot.database.address import DatabaseUnavailable, file_of, is_sqlite, parse_address

    address = database_address()
    try:
        url = parse_address(address)
    except DatabaseUnavailable as error:
        raise Fault(f"brehon: {error}") from None
    if is_sqlite(url) and not file_of(url).exists():
        problem = f"There is no database {url.database} yet. See that BREHON_DATABASE is right; `brehon run` makes one."
        raise Fault(f"brehon: {problem}")
    return address


def on_database(work: Coroutine[None, None, T]) -> T:
    """Run work on the database. Raises Fault if it cannot be used."""
    import asyncio

    from sqlalchemy.exc import SQLAlchemyError

    from bot.cli.terminal import Fault
    from bot.database.address import DatabaseUnavailable, parse_address, unavailable
    from bot.storage.schema.migrate import SchemaOutOfDate

    try:
        return asyncio.run(work)
    except SchemaOutOfDate as error:
        raise Fault(f"brehon: {error}", Fault.REFUSED) from None
    except DatabaseUnavailable as error:
        raise Fault(f"brehon: {error}") from None
    except SQLAlchemyError as error:
        raise Fault(f"brehon: {unavailable(parse_address(database_address()), error)}") from None
