"""``brehon db``: the database's schema, brought up to date, taken back, and checked."""

from collections.abc import Coroutine
from typing import Annotated, TypeVar

import typer
from typer import Argument

T = TypeVar("T")

database = typer.Typer(help="The database's schema.")


@database.command()
def upgrade(
    revision: Annotated[str, Argument(metavar="[REVISION]", help="By default the newest.")] = "head",
) -> None:
    """Bring the database up to a revision."""
    from bot.storage import migrate

    address = _address()
    _run(migrate.upgrade(address, revision))
    _show_revision(address)


@database.command()
def downgrade(revision: Annotated[str, Argument(metavar="REVISION", help="base takes everything back.")]) -> None:
    """Take the database back to a revision."""
    from bot.storage import migrate

    address = _address()
    _run(migrate.downgrade(address, revision))
    _show_revision(address)


@database.command()
def check() -> None:
    """Say whether the database is what this release needs."""
    from bot.cli.terminal import write
    from bot.storage import migrate

    _run(migrate.check(_address()))
    write(b"The database is up to date.")


@database.command()
def current() -> None:
    """Print the database's revision."""
    _show_revision(_address())


def _show_revision(address: str) -> None:
    from bot.cli.terminal import write
    from bot.storage import migrate

    revision = _run(migrate.current(address))
    write(f"The database is at revision {revision}.".encode() if revision else b"The database is empty.")


def _address() -> str:
    from bot.cli.terminal import Fault
    from bot.settings import BadSettings, Settings

    try:
        return Settings.read().database
    except BadSettings as error:
        raise Fault(f"brehon: {error}") from None


def _run(work: Coroutine[None, None, T]) -> T:
    import asyncio

    from sqlalchemy.exc import SQLAlchemyError

    from bot.cli.terminal import Fault
    from bot.storage.address import DatabaseUnavailable
    from bot.storage.migrate import SchemaOutOfDate

    try:
        return asyncio.run(work)
    except SchemaOutOfDate as error:
        raise Fault(f"brehon: {error}", Fault.REFUSED) from None
    except (DatabaseUnavailable, SQLAlchemyError) as error:
        raise Fault(f"brehon: {str(error).partition(chr(10))[0]}") from None
