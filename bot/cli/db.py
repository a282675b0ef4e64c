"""``brehon db``: the database's schema, brought up to date, taken back, and checked; and a backup that was put back."""

from collections.abc import Coroutine
from typing import Annotated

import typer
from typer import Argument

from bot.cli.saved import database_address, existing_database, on_database

database = typer.Typer(help="The database: its schema, and a backup that was put back.")


@database.command()
def upgrade(
    revision: Annotated[str, Argument(metavar="[REVISION]", help="By default the newest.")] = "head",
) -> None:
    """Bring the database up to a revision."""
    from bot.storage.schema import migrate

    address = database_address()
    _go(migrate.upgrade(address, revision), revision)
    _show_revision(address)


@database.command()
def downgrade(revision: Annotated[str, Argument(metavar="REVISION", help="base takes everything back.")]) -> None:
    """Take the database back to a revision."""
    from bot.storage.schema import migrate

    address = existing_database()
    _go(migrate.downgrade(address, revision), revision)
    _show_revision(address)


@database.command()
def check() -> None:
    """Say whether the database is what this release needs."""
    from bot.cli.terminal import write
    from bot.storage.schema import migrate

    on_database(migrate.check(existing_database()))
    write(b"The database is up to date.")


@database.command()
def current() -> None:
    """Print the database's revision."""
    _show_revision(existing_database())


@database.command()
def restored() -> None:
    """Say that the database is a backup that was put back: what the bot owed then is looked for before it is posted."""
    from bot.checking.pulse import feel
    from bot.cli.terminal import Fault, write

    address = existing_database()
    if feel(address).is_running:
        raise Fault("brehon: The bot is running with this database. Stop it first.", Fault.REFUSED)
    count = on_database(_doubt_owed(address))
    write(f"Messages owed when the backup was made: {count}. The bot looks for each before it posts it.".encode())


async def _doubt_owed(address: str) -> int:
    from bot.clock import now
    from bot.database.opening import change_schema
    from bot.storage.outbox.outbox import doubt_owed
    from bot.storage.schema import migrate

    await migrate.check(address)
    return await change_schema(address, lambda connection: doubt_owed(connection, now()))


def _go(work: Coroutine[None, None, None], revision: str) -> None:
    from bot.cli.terminal import Fault

    try:
        on_database(work)
    except Fault as fault:
        if f"identified by '{revision}'" in str(fault):
            raise Fault(f"brehon: REVISION: there is no revision {revision!r}; head is the newest.") from None
        raise


def _show_revision(address: str) -> None:
    from bot.cli.terminal import write
    from bot.storage.schema import migrate

    revision = on_database(migrate.current(address))
    write(f"The database is at revision {revision}.".encode() if revision else b"The database is empty.")
