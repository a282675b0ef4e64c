"""Checks that an SQLite file is Brehon's or empty. A file of another program is left exactly as it is."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from bot.database.address import DatabaseUnavailable, file_of, unavailable

REVISIONS = "alembic_version"
"""Alembic makes this table for other programs too. In Brehon's database it stays when all migrations are undone."""
OURS = frozenset({REVISIONS, "games", "outbox"})
"""Tables that every release of Brehon has."""
NAMED = 3
"""The most tables of another program that the message names."""
WITH_LOG, LOG_BIT, LOG_MODE = "-wal", 18, 2
"""The suffix of a write-ahead log, and the header byte and value that show that a file has one."""


def check_is_ours(url: URL) -> None:
    """Raise DatabaseUnavailable if an SQLite file is another program's or cannot be read.

    Nothing is written to the file or beside it. A file that is damaged or no database is reported when it is opened.
    """
    file = file_of(url).resolve()
    try:
        tables = _tables(file) if file.is_file() else set()
    except (sqlite3.OperationalError, OSError) as error:
        raise unavailable(url, error) from None
    except sqlite3.DatabaseError:
        return
    if tables and tables != {REVISIONS} and not tables >= OURS:
        named = sorted(tables - {REVISIONS})
        some = f"table{'s' if len(named) > 1 else ''} {', '.join(named[:NAMED])}{' and more' * (len(named) > NAMED)}"
        another = f"{url.database} is a database of another program, with the {some}. Nothing was written into it."
        raise DatabaseUnavailable(f"{another} Set BREHON_DATABASE to a file that is not there yet, or to Brehon's own.")


def _tables(file: Path) -> set[str]:
    """Return the names of the tables in a file. Raises sqlite3.Error or OSError."""
    # Opening a file whose log is missing would create one beside it, unless the file is declared immutable.
    with file.open("rb") as head:
        has_log = head.read(LOG_BIT + 1)[LOG_BIT:] == bytes([LOG_MODE])
    is_closed = has_log and not file.with_name(f"{file.name}{WITH_LOG}").exists()
    how = "immutable=1" if is_closed else "mode=ro"
    with closing(sqlite3.connect(f"{file.as_uri()}?{how}", uri=True)) as connection:
        names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
        return {name for (name,) in connection.execute(names)}
