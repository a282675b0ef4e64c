"""Passes statements to SQLite's driver: those that presses and the alarm need are prepared, and all rows read at once.

SQLAlchemy's path from a statement to the driver and back takes several times as long as SQLite itself. Here SQLAlchemy
compiles the SQL and the conversion of values once, and hears only of errors. For PostgreSQL the network costs more than
that path, so its statements are executed in the usual way.

A statement that is left half read, for example after an error, would pin its connection to an old snapshot. Later reads
on that connection would return the past, and it could not write any more.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Generic, NamedTuple, Self, TypeVar, TypeVarTuple, cast

from sqlalchemy import Connection, Delete, Insert, Row, Select, Update
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.result import result_tuple
from sqlalchemy.exc import InvalidRequestError
from typing_extensions import override

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

Value = str | bytes | int | float | None
Parameters = Sequence[Value] | Mapping[str, Value]
Found = tuple[Value, ...]
"""A row as the driver finds it."""
Values = Mapping[str, object]
"""The values of a statement's parameters, by name."""

NO_VALUES: Values = {}

Conversion = Callable[[object], object]
"""Converts a value other than NULL to its form in the database, or back."""
Spell = Conversion | None
"""Such a conversion; None if both forms are the same."""


class WholeCursor(sqlite3.Cursor):
    """A cursor that reads all rows as soon as its statement is executed."""

    _rows: Iterator[Found]

    @override
    def execute(self, sql: str, parameters: Parameters = (), /) -> Self:  # type: ignore[override]  # only values are given
        super().execute(sql, parameters)
        self._rows = iter(super().fetchall())
        return self

    @override
    def fetchone(self) -> Found | None:
        return next(self._rows, None)

    @override
    def fetchmany(self, size: int | None = None) -> list[Found]:
        return [*islice(self._rows, self.arraysize if size is None else size)]

    @override
    def fetchall(self) -> list[Found]:
        return [*self._rows]


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
    if connection._has_events or connection.engine._has_events:  # noqa: SLF001 (SQLAlchemy asks in the same way)
        connection.dispatch.before_cursor_execute(connection, cursor, sql, parameters, None, not once)
    try:
        return cursor.execute(sql, parameters[0]) if once else cursor.executemany(sql, parameters)
    except sqlite3.Error as error:
        connection._handle_dbapi_exception(error, sql, None, None, None)  # noqa: SLF001 (it has no other name)


class Place(NamedTuple):
    """A place for a value in a statement: the parameter's name and conversion, or a constant value."""

    name: str | None
    spell: Spell
    always: object


class Compiled(NamedTuple):
    """A statement in the form that the driver takes."""

    sql: str
    places: Sequence[Place]
    read: Sequence[tuple[int, Conversion]]
    """The columns whose values are converted, and how."""

    def executed(self, connection: Connection, values: Sequence[Values]) -> sqlite3.Cursor:
        """Execute it on the driver, once per set of values."""
        return driven(connection, self.sql, [*map(self._spelled, values)])

    def _spelled(self, values: Values) -> list[Value]:
        """Return the converted values in their places."""
        found = [
            always if name is None else values[name] if spell is None or values[name] is None else spell(values[name])
            for name, spell, always in self.places
        ]
        return cast("list[Value]", found)

    def understood(self, found: Iterable[object]) -> list[object]:
        """Return the values of a row that was found, converted back."""
        row = [*found]
        for place, spell in self.read:
            if row[place] is not None:
                row[place] = spell(row[place])
        return row


class Prepared:
    """A statement that is compiled once. The names of the given values determine which columns it sets."""

    def __init__(self, statement: Select[*tuple[object, ...]] | Insert | Update | Delete) -> None:
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
        if missing := [column.name for column in made.prefetch]:
            raise InvalidRequestError(f"a prepared statement must be given what has a default: {', '.join(missing)}")
        always = made.construct_params(dict.fromkeys(names))  # includes parameters that are not in names
        for name in made.positiontup or ():
            spell: Spell = made.binds[name].type.dialect_impl(dialect).bind_processor(dialect)
            fixed = always[name] if spell is None else spell(always[name])
            places.append(Place(name if name in names else None, spell, fixed))
        backs = [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in self._columns]
        return Compiled(str(made), places, [(place, back) for place, back in enumerate(backs) if back is not None])


class PreparedQuery(Prepared, Generic[*Ts]):
    """A prepared statement that returns rows."""

    def __init__(self, statement: Select[*Ts]) -> None:
        super().__init__(statement)
        self._statement = statement
        self._row = result_tuple([str(column.key) for column in self._columns])

    def rows(self, connection: Connection, values: Values = NO_VALUES) -> Sequence[Row[*Ts]]:
        """Return all matching rows. Raises as SQLAlchemy does."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self._statement, values).all()
        compiled, row = self._for(connection, values), self._row
        return [row(compiled.understood(found)) for found in compiled.executed(connection, [values]).fetchall()]

    def scalars(self: "PreparedQuery[T]", connection: Connection, values: Values = NO_VALUES) -> list[T]:
        """Return the values in the only column of all matching rows. Raises as SQLAlchemy does."""
        return [value for (value,) in self.rows(connection, values)]

    def scalar(self: "PreparedQuery[T]", connection: Connection, values: Values = NO_VALUES) -> T | None:
        """Return the value in the only column of the first matching row; None if no row matches."""
        return next(iter(self.scalars(connection, values)), None)


class PreparedWrite(Prepared):
    """A prepared statement that writes."""

    def save(self, connection: Connection, *values: Values) -> int:
        """Execute it once per set of values, and return how many rows changed. Raises as SQLAlchemy does."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self._made, values[0] if len(values) == 1 else values).rowcount
        return self._for(connection, values[0]).executed(connection, values).rowcount

    def add(self, connection: Connection, values: Values) -> int:
        """Insert a row, and return the id that the database has given it. Raises as SQLAlchemy does."""
        if connection.dialect.name != "sqlite":
            key = connection.execute(self._made, values).inserted_primary_key
            assert key is not None
            return cast("int", key[0])
        return cast("int", self._for(connection, values).executed(connection, [values]).lastrowid)
