"""Cursors of SQLite that read all rows at once, and ways to pass statements to the driver without SQLAlchemy.

A statement that is left half read, for example after an error, would pin its connection to an old snapshot. Later reads
on that connection would return the past, and it could not write any more.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Self

from sqlalchemy import Connection
from typing_extensions import override

Value = str | bytes | int | float | None
Parameters = Sequence[Value] | Mapping[str, Value]
Row = tuple[Value, ...]


class WholeCursor(sqlite3.Cursor):
    """A cursor that reads all rows as soon as its statement is executed."""

    _rows: list[Row]

    @override
    def execute(self, sql: str, parameters: Parameters = (), /) -> Self:  # type: ignore[override]  # only values are given
        super().execute(sql, parameters)
        self._rows = super().fetchall()[::-1]
        return self

    @override
    def fetchone(self) -> Row | None:
        return self._rows.pop() if self._rows else None

    @override
    def fetchmany(self, size: int | None = None) -> list[Row]:
        count = self.arraysize if size is None else size
        return [self._rows.pop() for _ in range(min(count, len(self._rows)))]

    @override
    def fetchall(self) -> list[Row]:
        rows, self._rows = self._rows[::-1], []
        return rows


class WholeConnection(sqlite3.Connection):
    """A connection whose cursors are WholeCursors."""

    @override
    def cursor(self, factory: None = None) -> WholeCursor:  # type: ignore[override]  # nobody asks for another
        return super().cursor(WholeCursor)


def driven(connection: Connection, sql: str, parameters: Sequence[Parameters] = ((),)) -> sqlite3.Cursor:
    """Execute a statement on SQLite's driver, once per set of parameters; event listeners are called as usual.

    SQLAlchemy hears of errors, so the same exceptions are raised as through SQLAlchemy.
    """
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    cursor, once = driver.cursor(), len(parameters) == 1
    connection.dispatch.before_cursor_execute(connection, cursor, sql, parameters, None, not once)
    try:
        return cursor.execute(sql, parameters[0]) if once else cursor.executemany(sql, parameters)
    except sqlite3.Error as error:
        connection._handle_dbapi_exception(error, sql, None, None, None)  # noqa: SLF001 (it has no other name)
