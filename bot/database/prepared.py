"""Statements that each press needs: compiled once, and on SQLite given straight to its driver.

SQLAlchemy's way from a statement to the driver and back takes several times as long as SQLite needs for it. So it says
once what a statement is in SQL and how values are spelled there, and is told when something goes wrong. PostgreSQL is
further away than that, and has its statements executed as all others are.
"""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVarTuple, cast

from sqlalchemy import Connection, Insert, Row, Select, Update
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.result import result_tuple
from sqlalchemy.exc import InvalidRequestError
from sqlalchemy.types import TypeEngine

from bot.database.cursors import Value, driven

Ts = TypeVarTuple("Ts")

Values = Mapping[str, object]
"""The values of a statement's parameters, by name."""

NO_VALUES: Values = {}

Spell = Callable[[object], object] | None
"""Makes of a value what the database has in its place, or the other way round; None if that is the same."""


class Place(NamedTuple):
    """A place for a value in a statement: the name under which it is given, and its spelling, or what it always is."""

    name: str | None
    spell: Spell
    always: object


class Compiled(NamedTuple):
    """A statement as the driver takes it."""

    sql: str
    places: Sequence[Place]
    read: Sequence[Spell]
    """How what is found in each column is read."""

    def spelled(self, values: Values) -> list[Value]:
        """The values in their places."""
        found = [
            always if name is None else values[name] if spell is None else spell(values[name])
            for name, spell, always in self.places
        ]
        return cast("list[Value]", found)


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
        if missing := [column.name for column in made.prefetch]:
            raise InvalidRequestError(f"a prepared statement must be given what has a default: {', '.join(missing)}")
        always = made.construct_params(dict.fromkeys(names))  # which misses what is not among them and has to be
        for name in made.positiontup or ():
            spell: Spell = _impl(made.binds[name].type, dialect).bind_processor(dialect)
            fixed = always[name] if spell is None else spell(always[name])
            places.append(Place(name if name in names else None, spell, fixed))
        read = [_impl(column.type, dialect).result_processor(dialect, None) for column in self._columns]
        return Compiled(str(made), places, read)


class PreparedQuery(Prepared, Generic[*Ts]):
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


class PreparedWrite(Prepared):
    """One that saves."""

    def save(self, connection: Connection, *values: Values) -> int:
        """Save it with each of these values; gives how many rows it has changed. Raises as SQLAlchemy does."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self._made, values[0] if len(values) == 1 else values).rowcount
        return _executed(connection, self._for(connection, values[0]), values).rowcount


def _impl(kind: TypeEngine[object], dialect: Dialect) -> TypeEngine[object]:
    return kind.dialect_impl(dialect)


def _executed(connection: Connection, compiled: Compiled, values: Sequence[Values]) -> sqlite3.Cursor:
    """Let the driver do it, within the transaction that SQLAlchemy knows of."""
    if not connection.in_transaction():
        connection.begin()
    return driven(connection, compiled.sql, [compiled.spelled(each) for each in values])
