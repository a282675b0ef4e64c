"""Checks the database: whether it opens, whether its schema fits this release, and which rooms have a game."""

import asyncio
import sqlite3
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, delete, false, func, select, text
from sqlalchemy.engine import URL

from bot.checking.disk_check import check_disk, check_privacy
from bot.checking.findings import Finding, error, ok, warning
from bot.clock import now
from bot.database.address import DatabaseUnavailable, file_of, is_sqlite, parse_address, unavailable
from bot.database.connections import OPENING_ERRORS
from bot.database.opening import change_schema, open_database
from bot.database.ownership import check_is_ours
from bot.host.processes.duplicate_processes import REMEDY
from bot.storage.outbox.clock_jumps import deadlines_ahead
from bot.storage.processes.heartbeats import doubles
from bot.storage.schema import migrate
from bot.storage.schema.kinds import GamePhase, OutboxState
from bot.storage.schema.migrate import SchemaOutOfDate
from bot.storage.schema.models import GameRow, OutboxRow, Registration, Room

ABOUT = "Database"
COMMANDS = "Commands"
DEADLINES = "Deadlines"
MESSAGES = "Messages"
PROCESSES = "Processes"


AHEAD = timedelta(seconds=5)
"""How far ahead the clock of another machine that shares the database may be."""


class OpenRoom(NamedTuple):
    """A channel or thread with a running game."""

    game_id: int
    guild_id: int
    channel_id: int
    theme: str
    anonymous: bool


@dataclass
class Keeping:
    """The findings about the database."""

    server: str = f"SQLite {sqlite3.sqlite_version}"
    """The database server, with its version."""
    rooms: list[OpenRoom] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)


async def check_keeping(address: str, patience: float) -> Keeping:
    """Check the database and its disk without creating one. Each step may take this many seconds."""
    keeping = Keeping()
    try:
        url = parse_address(address)
    except DatabaseUnavailable as wrong:
        keeping.findings.append(error(ABOUT, str(wrong)))
        return keeping
    if is_sqlite(url):
        file = file_of(url).absolute()
        keeping.findings.append(check_disk(file.parent))
        keeping.findings += _look_at(url, file)
        if keeping.findings[-1].about == ABOUT:
            return keeping
    else:
        keeping.server = "PostgreSQL (version unknown)"
        keeping.findings.append(ok("Disk", "Not looked at: the games lie with PostgreSQL."))
    await _look_inside(keeping, address, url, patience)
    return keeping


def _look_at(url: URL, file: Path) -> list[Finding]:
    """Check an SQLite file from outside. A finding on the database means that there is nothing to look into."""
    try:
        check_is_ours(url)
    except DatabaseUnavailable as wrong:
        return [error(ABOUT, str(wrong))]
    if not file.exists():
        return [_none_yet(file)]
    return [*filter(None, [check_privacy(file)])] if file.is_file() else []


async def _look_inside(keeping: Keeping, address: str, url: URL, patience: float) -> None:
    try:
        async with asyncio.timeout(patience):
            if not is_sqlite(url):
                keeping.server = await _server(address)
            else:
                await change_schema(address, lambda connection: _look_through(connection, url))
            finding, is_readable = await _schema(address)
            refused: list[Finding | None] = []
            if is_readable:
                keeping.rooms = await _rooms(address)
                refused = [await _refused(address), await _unregistered(address), await _doubled(address)]
                refused.append(await _ahead(address))
                await _write_nothing(address)
        keeping.findings += [finding, *filter(None, refused)]
    except (DatabaseUnavailable, SchemaOutOfDate) as wrong:
        keeping.findings.append(error(ABOUT, str(wrong)))
    except TimeoutError:
        late = f"The database has not answered within {patience:g} seconds. See that it runs and is not locked."
        keeping.findings.append(error(ABOUT, late))
    except OPENING_ERRORS as wrong:
        keeping.findings.append(error(ABOUT, str(unavailable(url, wrong))))


def _none_yet(file: Path) -> Finding:
    if file.is_symlink():
        return error(
            ABOUT, f"{file} is a link to {file.readlink()}, which is not there. Correct the link, or remove it."
        )
    if not file.parent.exists():
        return error(ABOUT, f"{file} cannot be made, for its folder is missing. Correct BREHON_DATABASE.")
    return ok(ABOUT, f"{file} does not exist yet; `brehon run` makes it.")


async def _schema(address: str) -> tuple[Finding, bool]:
    """Check the schema, and return whether games can be read with it."""
    revision, known = await migrate.current(address), migrate.revisions()
    if revision is None:
        return ok(ABOUT, "It is empty; `brehon run` prepares it."), False
    if revision not in known:
        newer = f"It is at revision {revision}, which this release does not know: a newer Brehon has used it."
        return error(ABOUT, f"{newer} Install that, or restore a backup made before."), False
    if revision != known[0]:
        older = f"It is at revision {revision}, and this release needs {known[0]}. `brehon run` brings it up to date."
        return warning(ABOUT, f"{older} Make a backup first."), False
    try:
        await migrate.check(address)
    except SchemaOutOfDate as differs:
        return error(ABOUT, f"{differs} Restore a backup."), False
    return ok(ABOUT, f"It opens, can be written to, and is up to date (revision {revision})."), True


async def _refused(address: str) -> Finding | None:
    """Warn of messages that Discord refuses from the bot although their receivers would take them."""
    database = await open_database(address)
    try:
        refused = select(func.count(OutboxRow.id)).where(OutboxRow.state == OutboxState.REFUSED)
        count = await database.read(lambda connection: connection.scalar(refused)) or 0
    finally:
        await database.close()
    if not count:
        return None
    what = f"{count} message{'s' if count > 1 else ''}"
    spam = "look for its code in the log, and in the developer portal whether the bot is limited for spam"
    again = "It is asked again, at most an hour later"
    return warning(MESSAGES, f"Discord has refused {what} of the bot's. {again}; if it goes on, {spam}.")


async def _doubled(address: str) -> Finding | None:
    """Warn of two processes that run the same shards."""
    database = await open_database(address)
    try:
        pairs = await database.read(lambda connection: doubles(connection, now()))
    finally:
        await database.close()
    if not pairs:
        return None
    one, another = pairs[0]
    return warning(PROCESSES, f"The {one} and the {another} run the same shards, {REMEDY}")


async def _ahead(address: str) -> Finding | None:
    """Warn of deadlines set by a clock that was ahead of this machine's."""
    database = await open_database(address)
    try:
        games = await database.read(partial(deadlines_ahead, at=now() + AHEAD))
    finally:
        await database.close()
    if not games:
        return None
    which = f"game{'s' if games[1:] else ''} {', '.join(map(str, games))}"
    what = f"The clock was set back: the deadline of {which} was set at a time that is yet to come by it"
    meant = "It stays where players were shown it. If the clock was ahead then, it comes too late, and the GM can close"
    return warning(DEADLINES, f"{what}. {meant} the wait by hand.")


async def _unregistered(address: str) -> Finding | None:
    """Warn of commands that Discord has refused."""
    database = await open_database(address)
    try:
        problem = await database.read(
            lambda connection: connection.scalar(select(Registration.problem).where(Registration.problem.is_not(None)))
        )
    finally:
        await database.close()
    if problem is None:
        return None
    again = "The bot tries again by itself, at most an hour later; games go on with the commands that Discord has"
    return warning(COMMANDS, f"Discord has not taken the newest commands ({problem}). {again}.")


def _look_through(connection: Connection, url: URL) -> None:
    """Raise DatabaseUnavailable if any part of an SQLite file is damaged."""
    found = connection.scalars(text("PRAGMA quick_check(1)")).one()
    if found != "ok":
        raise unavailable(url, OSError("malformed"))


async def _server(address: str) -> str:
    database = await open_database(address)
    try:
        return await database.read(lambda connection: f"PostgreSQL {connection.scalar(text('SHOW server_version'))}")
    finally:
        await database.close()


async def _write_nothing(address: str) -> None:
    """Try a write that changes nothing. Raises one of OPENING_ERRORS if the database is read-only."""
    database = await open_database(address)
    try:
        await database.write(lambda connection: connection.execute(delete(Room).where(false())))
    finally:
        await database.close()


async def _rooms(address: str) -> list[OpenRoom]:
    columns = (Room.game_id, GameRow.guild_id, Room.channel_id, GameRow.theme, GameRow.anonymous)
    of_games = select(*columns).join(GameRow, GameRow.id == Room.game_id)
    database = await open_database(address)
    try:
        # Games in DMs need no permissions.
        in_servers = (Room.is_open, GameRow.phase != GamePhase.OVER, GameRow.guild_id > 0)
        on = of_games.where(*in_servers).order_by(Room.id)
        return [OpenRoom(*row) for row in await database.read(lambda connection: connection.execute(on).all())]
    finally:
        await database.close()
