"""The pulse: a socket on this machine at which the running bot reports its health.

The loop that does all the bot's work answers, so an answer proves that it is running. Nothing happens between two
questions. The socket lies beside the database, or in a folder of the user's own if there is no file or its path is too
long for a socket. Only the bot's user may ask.
"""

import asyncio
import os
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import structlog

from bot.checking.findings import Finding, ok, warning
from bot.database.address import DatabaseUnavailable, file_of, is_sqlite, parse_address


class Health(StrEnum):
    """The bot's health."""

    CONNECTED = "connected"
    DISCONNECTED = "disconnected"
    NO_DATABASE = "no database"


ABOUT = "Bot"
LONGEST_PATH = 100
"""The bytes that a socket's path may have on every system."""
PATIENCE = 1.5
"""The seconds in which a bot that is alive surely answers."""
NOBODY = "No bot is running with this database."
NOBODY_HERE = "No bot is running with this database on this machine, or in this container."
LONGEST_ANSWER = 32
"""The bytes of the longest answer."""
SENTENCES = {
    Health.CONNECTED: "The bot is alive and connected to Discord.",
    Health.DISCONNECTED: "The bot runs, but is not connected to Discord; it goes on trying.",
    Health.NO_DATABASE: "The bot runs, but its database does not answer. The log of the bot says what to do.",
}

log = structlog.get_logger()


class Pulse(NamedTuple):
    """The bot's state, in a word and in a sentence."""

    is_alive: bool
    sentence: str

    @property
    def is_running(self) -> bool:
        """Whether a bot is running, healthy or not."""
        return self.sentence != NOBODY


@asynccontextmanager
async def pulse(address: str, find_out: Callable[[], Awaitable[Health]]) -> AsyncIterator[None]:
    """Answer health requests for the bot with this database. The bot runs even without a socket."""
    path = socket_path(address)
    try:
        listening = _listening(path)
    except OSError as error:
        log.warning("nobody can ask whether the bot is alive", path=str(path), reason=error.strerror)
        yield
        return

    async def answer(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write((await find_out()).encode())
        writer.close()

    own = path.lstat().st_ino
    server = await asyncio.start_unix_server(answer, sock=listening)
    try:
        yield
    finally:
        server.close()
        # A bot that has started meanwhile has put its own socket there.
        with suppress(OSError):
            if path.lstat().st_ino == own:
                path.unlink()


def feel(address: str, patience: float = PATIENCE) -> Pulse:
    """Ask the bot with this database for its health, within this many seconds. Raises DatabaseUnavailable."""
    path = socket_path(address)
    if path.exists() and not path.is_socket():
        return Pulse(
            False,
            f"Nobody can ask whether a bot runs: {path} is not its socket. Remove that file, and start the bot anew.",
        )
    try:
        with socket.socket(socket.AF_UNIX) as asking:
            asking.settimeout(patience)
            asking.connect(str(path))
            answer = asking.recv(LONGEST_ANSWER).decode()
    except (TimeoutError, BlockingIOError):
        return Pulse(False, "The bot does not answer: it hangs. Start it anew.")
    except PermissionError:
        return Pulse(
            False, "The bot belongs to another user of this machine. Only that user may ask whether it is alive."
        )
    except OSError:
        return Pulse(False, NOBODY)
    if answer not in SENTENCES:
        return Pulse(False, "The bot is stopping.")
    return Pulse(answer == Health.CONNECTED, SENTENCES[Health(answer)])


def check_pulse(address: str) -> Finding:
    """Judge the bot with this database, which need not be running."""
    try:
        found = feel(address)
    except DatabaseUnavailable:
        return ok(ABOUT, "Not looked at: the database has no address.")
    if not found.is_running:
        return ok(ABOUT, NOBODY_HERE)
    return (ok if found.is_alive else warning)(ABOUT, found.sentence)


def socket_path(address: str) -> Path:
    """Return the socket of the bot with this database. Raises DatabaseUnavailable."""
    url = parse_address(address)
    if is_sqlite(url):
        file = file_of(url).absolute()
        beside = file.with_name(f"{file.name}.sock")
        if len(os.fsencode(beside)) <= LONGEST_PATH:
            return beside
        name = str(file)
    else:
        name = url.render_as_string(hide_password=True)
    digest = sha256(name.encode(errors="surrogateescape")).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"brehon-{os.getuid()}" / f"{digest}.sock"


def _listening(path: Path) -> socket.socket:
    """Open the socket, in place of one that a killed bot has left. Raises OSError."""
    if path.parent.name == f"brehon-{os.getuid()}":
        path.parent.mkdir(mode=0o700, exist_ok=True)
        if path.parent.lstat().st_uid != os.getuid():
            raise PermissionError(0, "the folder belongs to another user")
    if path.is_socket():
        path.unlink()
    listening = socket.socket(socket.AF_UNIX)
    try:
        listening.bind(str(path))
        # Nobody can connect before it listens, which comes later.
        path.chmod(0o600)
    except OSError:
        listening.close()
        raise
    return listening
