"""Parses the database's address, and explains in a sentence why a database cannot be used."""

import os
import re
from pathlib import Path
from socket import gaierror

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.database.free_space import is_full
from bot.database.private_files import files_of, other_owner

# The drivers that a host may name before ://, and the driver that each stands for.
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}

UNKNOWN = ""
# The options of PostgreSQL's own library, and what asyncpg calls them.
OPTIONS = {"sslmode": "ssl", "channel_binding": UNKNOWN}

EXAMPLES = "sqlite+aiosqlite:///brehon.db or postgresql+asyncpg://user:password@host/name"

ON_A_FULL_DISK = "lies on a disk that is full. Make room there; nothing can be saved until then."
TROUBLES = {
    "file is not a database": "is no database of SQLite. See that BREHON_DATABASE is right, or restore a backup.",
    "malformed": "is damaged. Stop the bot and restore a backup.",
    "readonly database": "may only be read. Let the user that runs the bot write to the file and its folder.",
    "disk is full": ON_A_FULL_DISK,
    "No space left": ON_A_FULL_DISK,
    "quota exceeded": ON_A_FULL_DISK,
}
"""The advice for each error of an SQLite file, by words from SQLite's or the system's own message."""
SERVERS_TROUBLES = {
    "53100": "has a full disk. Make room on its server; nothing can be saved until then.",
    "53300": "takes no more connections. Let its server take more (max_connections), or close others.",
    "25006": "may only be read. Set BREHON_DATABASE to the server that is written to, not to its standby.",
    "42501": "does not let this user change its tables. Make the user of BREHON_DATABASE their owner.",
    "28": "does not let this user in. Correct user and password in BREHON_DATABASE, or the server's pg_hba.conf.",
    "3D": "does not exist. Make it with `createdb`, or correct BREHON_DATABASE.",
    "XX": "is damaged. Stop the bot and restore a backup.",
}
"""The advice for each error of a PostgreSQL server, by the first characters of its error code."""
AWAY = "does not answer. See that PostgreSQL runs there and this machine reaches it; the bot goes on when it answers."
GONE = ("08", "57P")
"""The first characters of PostgreSQL's codes for a broken connection, and for a server that is starting or stopping."""
OF_A_CONTAINER = "In a container that is the container itself: name the server as its network does."
LOOPBACK = ("localhost", "127.0.0.1", "::1")
UNEXPECTED = re.compile(r"unexpected keyword argument '(\w+)'")
"""Python's words about an option that the driver does not have."""
BARRED = ("unable to open database file", "readonly database", "ermission denied", "not permitted")
"""Words in an error message that mean we may not use the file, or one beside it."""
OUT_OF_ORDER = "disk I/O error"
"""SQLite also reports a full disk with these words when it has no better ones."""


class DatabaseUnavailable(Exception):
    """Raised when the database cannot be used. The message is a sentence for the host and holds no password."""


def parse_address(text: str) -> URL:
    """Parse the address of a database, or raise DatabaseUnavailable."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise DatabaseUnavailable(f"BREHON_DATABASE is no address of a database. Write {EXAMPLES}.") from None
    if url.drivername not in DRIVERS:
        raise DatabaseUnavailable(f"Brehon keeps games in SQLite or PostgreSQL: set BREHON_DATABASE to {EXAMPLES}.")
    if is_sqlite(url) and url.database in (None, "", ":memory:"):
        raise DatabaseUnavailable("BREHON_DATABASE names no file. Write sqlite+aiosqlite:///brehon.db.")
    url = url.set(drivername=DRIVERS[url.drivername])
    return url if is_sqlite(url) else _of_a_server(url)


def _of_a_server(url: URL) -> URL:
    """Check the address of a PostgreSQL database. Raises DatabaseUnavailable."""
    if "@" in (url.host or ""):
        raise DatabaseUnavailable("BREHON_DATABASE has more than one @. Write the one in the password as %40.")
    if not url.database:
        raise DatabaseUnavailable(f"BREHON_DATABASE names no database after the server. Write {EXAMPLES}.")
    return _as_the_driver_reads_it(url)


def _as_the_driver_reads_it(url: URL) -> URL:
    """Rename the options of PostgreSQL's own library, which providers put at the end of an address."""
    query = {OPTIONS.get(name, name): value for name, value in url.query.items()}
    query.pop(UNKNOWN, None)
    return url.set(query=query)


def is_sqlite(url: URL) -> bool:
    """Whether the database is an SQLite file."""
    return url.get_backend_name() == "sqlite"


def file_of(url: URL) -> Path:
    """Return the SQLite file that holds the database."""
    name = url.database or ""
    return Path(name.removeprefix("file:") if "uri" in url.query else name)


def unavailable(url: URL, error: Exception) -> DatabaseUnavailable:
    """Return the exception that tells the host that the database cannot be used, why, and what to do."""
    trouble = trouble_of(url, error) or (None if is_sqlite(url) else _unreached(url, error))
    if trouble is not None:
        return DatabaseUnavailable(trouble)
    if is_sqlite(url):
        place, advice = f"The database {url.database}", "its directory exists and may be written to"
    else:
        place, advice = _on_server(url), "the server runs and lets this user in"
    return DatabaseUnavailable(
        f"{place} cannot be opened ({_reason(url, error)}). See that BREHON_DATABASE is right and that {advice}."
    )


def trouble_of(url: URL, error: Exception) -> str | None:
    """Return a sentence that names the problem and its remedy, or None if the error does not reveal them."""
    if not is_sqlite(url):
        code = _code(error)
        return next(
            (f"{_on_server(url)} {advice}" for sign, advice in SERVERS_TROUBLES.items() if code.startswith(sign)), None
        )
    file, reason = file_of(url), _reason(url, error)
    if any(sign in reason for sign in BARRED) and (belongs := _owned_by_another(file)) is not None:
        return belongs
    if _is_folder(file):
        return f"{url.database} is a folder. Set BREHON_DATABASE to a file."
    if OUT_OF_ORDER in reason and is_full(file.absolute().parent):
        return f"{url.database} {ON_A_FULL_DISK}"
    return next((f"{url.database} {advice}" for sign, advice in TROUBLES.items() if sign in reason), None)


def away(url: URL, error: Exception) -> str | None:
    """Return a sentence saying that the server does not answer, or None if the error means something else."""
    is_gone = isinstance(error, OSError) or getattr(error, "connection_invalidated", False)
    return f"{_on_server(url)} {AWAY}" if is_gone or _code(error).startswith(GONE) else None


def _unreached(url: URL, error: Exception) -> str | None:
    """Return a sentence if an address leads nowhere or the driver can't read it, or None if neither is so."""
    if isinstance(error, TypeError) and (option := UNEXPECTED.search(str(error))):
        return f"BREHON_DATABASE has the option {option[1]}, which nothing knows. Remove it."
    if isinstance(error, gaierror):
        return f"{_on_server(url)} cannot be found: this machine knows no such name. Correct it in BREHON_DATABASE."
    if not isinstance(error, ConnectionError | TimeoutError):
        return None
    away = f"{_on_server(url)} does not answer. See that PostgreSQL runs there and this machine reaches it."
    return f"{away} {OF_A_CONTAINER}" if url.host in LOOPBACK else away


def _on_server(url: URL) -> str:
    return f"The database {url.database} at {url.host or 'this machine'}"


def _code(error: Exception) -> str:
    """Return PostgreSQL's code from an error of asyncpg or SQLAlchemy; empty if it has none."""
    return getattr(getattr(error, "orig", None) or error, "sqlstate", None) or ""


def _owned_by_another(file: Path) -> str | None:
    """Return a sentence if the file, one beside it, or else its folder belongs to somebody else; None if none does."""
    for path in (*files_of(file), file.absolute().parent):
        if (owner := other_owner(path)) is not None:
            return belongs_to(owner, path)
    return None


def _is_folder(file: Path) -> bool:
    try:
        return file.is_dir()
    except OSError:  # The file is in a folder that we may not look into.
        return False


def belongs_to(owner: str, path: Path) -> str:
    """Return a sentence saying that a file or folder belongs to somebody else, and what to do."""
    told = f"{path} belongs to {owner}, and this runs as user {os.geteuid()}."
    give = f"If that is the bot's user, let root give it to the bot: `chown -R {os.geteuid()} {path}`."
    return f"{told} {give} If not, run this as the bot's user."


def _reason(url: URL, error: Exception) -> str:
    reason = str(getattr(error, "orig", None) or error).partition("\n")[0].strip() or type(error).__name__
    for secret in (url.password, url.query.get("password")):
        if secret:
            reason = reason.replace(str(secret), "…")
    return reason
