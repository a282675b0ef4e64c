"""Helpers that read a test's database, change it behind the bot's back, and keep others from writing."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from threading import Event
from typing import TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection, Executable, Select, select, update
from sqlalchemy.orm import Session

from bot.database.database import Database
from bot.database.sqlite import SqliteDatabase
from bot.storage.schema.models import Base, GameRow
from bot.storage.schema.rows import add, row_of
from tests.cogs.at_hand import AtHand

T = TypeVar("T")
R = TypeVar("R", bound=Base)


async def save(database: Database, *rows: Base) -> None:
    """Save new rows, one after the other."""

    def save_each(connection: Connection) -> None:
        for row in rows:
            add(connection, row)

    await database.write(save_each)


async def change(database: Database, *statements: Executable) -> None:
    """Change existing rows."""

    def execute(connection: Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    await database.write(execute)


async def choose_settings(database: Database, **chosen: object) -> None:
    """Change what the tables of all games have chosen, whether or not they have begun."""

    def choose(connection: Connection) -> None:
        for game_id, settings in connection.execute(select(GameRow.id, GameRow.settings)).all():
            this = update(GameRow).where(GameRow.id == game_id)
            connection.execute(this.values(settings=replace(settings, **chosen)))

    await database.write(choose)


async def row_in(database: Database, model: type[R], *key: int | str) -> R:
    """Return the row with that primary key."""
    row = await database.read(lambda connection: row_of(connection, model, *key))
    assert row is not None
    return row


async def rows_in(database: Database, wanted: Select[T]) -> Sequence[T]:
    """Return all selected rows as objects."""

    def look(connection: Connection) -> Sequence[T]:
        with Session(connection) as session:
            return session.scalars(wanted).all()

    return await database.read(look)


@asynccontextmanager
async def held(database: Database) -> AsyncIterator[None]:
    """Hold SQLite's write lock for as long as this lasts."""
    assert isinstance(database, SqliteDatabase)
    begun, ends = Event(), Event()

    def hold(_: Connection) -> None:
        begun.set()
        ends.wait()

    thread = database._writer._thread
    # Readers need connections of their own meanwhile.
    database._idle[:] = [each for each in database._idle if each is not database._writer._connection]
    with thread.in_a_thread() if isinstance(thread, AtHand) else nullcontext():
        holding = asyncio.create_task(database.write(hold))
        await asyncio.to_thread(begun.wait)
        try:
            yield
        finally:
            ends.set()
            await holding
