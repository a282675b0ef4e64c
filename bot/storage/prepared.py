"""Statements that each press needs: compiled once, and on SQLite given straight to its driver.

SQLAlchemy's way from a statement to the driver and back takes several times as long as SQLite needs for it. So it says
once what a statement is in SQL and how values are spelled there, and is told when something goes wrong. PostgreSQL is
further away than that, and has its statements executed as all others are.
"""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVarTuple

from sqlalchemy import Connection, Insert, Row, Select, Update
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.result import result_tuple
from sqlalchemy.types import TypeEngine

from bot.storage.rows import NO_VALUES, Values

Ts = TypeVarTuple("Ts")

Spell = Callable[[object], object] | None
"""Makes of a value what the database has in its place, or the other way round; None if that is the same."""


class Place(NamedTuple):
    """A place for a value in a statement: the name under which it is given, its spelling, or else what it always is."""

    name: str
    spell: Spell
    always: object


class Compiled(NamedTuple):
    """A statement as the driver takes it."""

    sql: str
    places: Sequence[Place]
    read: Sequence[Spell]
    """How what is found in each column is read."""

    def spelled(self, values: Values) -> list[object]:
        """The values in their places."""
        return [
            always if name not in values else values[name] if spell is None else spell(values[name])
            for name, spell, always in self.places
        ]


class Prepared:
    """A statement that is made once. What it sets follows from the names of the values that it is given."""

    def __init__(self, statement: Select[*tuple[object, ...]] | Insert | Update) -> None:
        self._made = statement
        self._columns = list(statement.selected_columns) if isinstance(statement, Select) else []
        self._compiled: dict[tuple[str, ...], Compiled] = {}

    def _for(self, connection: Connection, values: Values) -> Compiled:
        names = tuple(values)
        if names not in self._compiled:
            self._compiled[names] = self._compile(connection.dialect, names)
        return self._compiled[names]

    def _compile(self, dialect: Dialect, names: Sequence[str]) -> Compiled:
        made, places = self._made.compile(dialect=dialect, column_keys=[*names]), []
        for name in made.positiontup or ():
            spell: Spell = _impl(made.binds[name].type, dialect).bind_processor(dialect)
            always = None if name in names else made.params[name]
            places.append(Place(name, spell, always if spell is None else spell(always)))
        read = [_impl(column.type, dialect).result_processor(dialect, None) for column in self._columns]
        return Compiled(str(made), places, read)


class Asking(Prepared, Generic[*Ts]):
    """One that asks for rows."""

    def __init__(self, statement: Select[*Ts]) -> None:
        super().__init__(statement)
        self._statement = statement
        self._row = result_tuple([str(column.key) for column in self._columns])

    def rows(self, connection: Connection, values: Values = NO_VALUES) -> Sequence[Row[*Ts]]:
        """All that it finds. Raises as SQLAlchemy does."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self._statement, values).all()
        compiled, row = self._for(connection, values), self._row
        return [
            row([value if spell is None else spell(value) for value, spell in zip(found, compiled.read, strict=True)])
            for found in _executed(connection, compiled, [values]).fetchall()
        ]


class Saving(Prepared):
    """One that saves."""

    def save(self, connection: Connection, *values: Values) -> int:
        """Save it with each of these values; gives how many rows it has changed. Raises as SQLAlchemy does."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self._made, values[0] if len(values) == 1 else values).rowcount
        return _executed(connection, self._for(connection, values[0]), values).rowcount


def _impl(kind: TypeEngine[object], dialect: Dialect) -> TypeEngine[object]:
    return kind.dialect_impl(dialect)


def _executed(connection: Connection, compiled: Compiled, values: Sequence[Values]) -> sqlite3.Cursor:
    """Let the driver do it, within the transaction that SQLAlchemy knows of, and tell whoever listens there."""
    if not connection.in_transaction():
        connection.begin()
    spelled, sql = [compiled.spelled(each) for each in values], compiled.sql
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    cursor = driver.cursor()
    connection.dispatch.before_cursor_execute(connection, cursor, sql, spelled, None, len(spelled) > 1)
    try:
        return cursor.execute(sql, spelled[0]) if len(spelled) == 1 else cursor.executemany(sql, spelled)
    except sqlite3.Error as error:
        connection._handle_dbapi_exception(error, sql, None, None, None)  # noqa: SLF001 (it has no other name)
