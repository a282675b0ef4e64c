"""Opens the stage of a test.

What many tests begin with is set up once in each process and kept: the bot's database and Discord's state. Each test
gets a copy of both, and its own bot that starts on them.
"""

import pickle
from collections.abc import Awaitable, Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Concatenate, ParamSpec
from uuid import uuid4

import asyncpg
import discord
from discord import app_commands
from simcord import ChannelHandle, Env, GuildHandle, UserHandle
from simcord._runtime import _CLOCK_SCOPE
from sqlalchemy import URL, Connection, select

import bot.themes
import bot.words
from bot.client import Brehon, Pauses
from bot.database.address import file_of, is_sqlite, parse_address
from bot.database.database import Database
from bot.database.opening import open_database
from bot.database.prepared import PreparedQuery
from bot.delivery.notices import NOTICES, place_of
from bot.rehearsal.patience import PatientEnv
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import rows_of
from bot.storage.schema.tables import GAMES, OUTBOX
from engine.errors import BrehonError
from tests.cogs.calling import calls_too_many
from tests.cogs.stage import STILL, Stage, new_bot

P = ParamSpec("P")

NAP = 1.0
"""Seconds. The bot really sleeps when it sleeps no longer than this; any longer sleep ends when a test lets time pass.
"""


@dataclass(frozen=True)
class Kept:
    """A stage as it stood. Its database is an SQLite file, or the name of a PostgreSQL database."""

    saved: bytes | str
    discord: bytes
    users: dict[str, int]
    guild: int
    channel: int


ROWS = PreparedQuery(select(OUTBOX))
_kept: dict[Hashable, Kept] = {}
"""The stages that were set up in this process, by the function that set them up."""


class Opening:
    """Opens the stage of one test on the database at an address."""

    def __init__(self, address: str, people: Iterable[str]) -> None:
        self._address = address
        self._people = people
        self._env: Env | None = None
        self.database: Database

    async def stage(self) -> Stage:
        """Return a channel with the bot and people in it, but no game yet."""
        return await self.after(_nothing)

    async def after(
        self, set_up: Callable[Concatenate[Stage, P], Awaitable[object]], *args: P.args, **kwargs: P.kwargs
    ) -> Stage:
        """Return a stage on which this was done, by a bot that has stopped since. The function may depend on nothing
        else.
        """
        is_file = is_sqlite(parse_address(self._address))
        how = (set_up, args, tuple(kwargs.items()), is_file, bot.words.FOLDER, bot.themes.FOLDER)
        if how not in _kept:
            stage = await self._bare()
            await set_up(stage, *args, **kwargs)
            _kept[how] = await self._keep(stage)
        return await self._again(_kept[how])

    async def start(self, shown: bytes | None = None, pauses: Pauses = STILL) -> Env:
        """Log the bot in to a simulated Discord: an empty one, or a copy of another."""
        self.database = await open_database(self._address)
        made = new_bot(self.database, pauses=pauses)
        self._env = PatientEnv(made, shard_count=1, settle_timeout=NAP, approved_intents=discord.Intents.default())
        if shown is not None:
            self._env.backend = pickle.loads(shown)
        await self._env.start()
        _CLOCK_SCOPE.set(self._env)  # The test itself uses the bot's clock, too.
        return self._env

    async def close(self) -> None:
        """Stop the bot. Fails if it met anything unforeseen, called anybody unmeant, or owed anything elsewhere."""
        if self._env is None:
            return
        env, self._env = self._env, None
        assert isinstance(env.bot, Brehon)
        await env.bot.finish()
        await env.shutdown()
        misdirected = await self.database.read(_misdirected)
        await self.database.close()
        unforeseen = [error for error in env.errors if not isinstance(cause(error), BrehonError)]
        assert not unforeseen
        assert not [*calls_too_many(env.http_requests)]
        assert not misdirected

    async def _bare(self) -> Stage:
        env = await self.start()
        users = {name: env.create_user(name) for name in self._people}
        return Stage(env, self.database, env.create_guild(), users)

    async def _keep(self, stage: Stage) -> Kept:
        await stage.env.settle()
        # A kept stage has its cards painted, so that no test's bot paints them, except those that a scene holds.
        games = await self.database.read(lambda connection: connection.scalars(select(GAMES.c.id)).all())
        painter = stage.bot._delivery.painter
        painter._pause = 0.0
        with stage.env._bot_scope():
            for game in games:
                if game not in painter._held:
                    await painter.paint(game)
        await stage.env.settle()
        await self.close()
        users = {name: user.id for name, user in stage.users.items()}
        shown = pickle.dumps(stage.env.backend)
        return Kept(await self._save(), shown, users, stage.guild.id, stage.channel.id)

    async def _again(self, kept: Kept) -> Stage:
        await self._restore(kept.saved)
        env = await self.start(kept.discord)
        backend = env.backend
        guild = GuildHandle(env, backend.guilds[kept.guild])
        users = {name: UserHandle(env, backend.users[user_id]) for name, user_id in kept.users.items()}
        channel = ChannelHandle(env, guild, backend.channels[kept.channel])
        return Stage(env, self.database, guild, users, channel)

    async def _save(self) -> bytes | str:
        url = parse_address(self._address)
        if is_sqlite(url):
            return file_of(url).read_bytes()
        name = f"kept_{uuid4().hex}"
        await _administer(url, f"CREATE DATABASE {name} TEMPLATE {url.database}")
        return name

    async def _restore(self, saved: bytes | str) -> None:
        url = parse_address(self._address)
        if isinstance(saved, bytes):
            file_of(url).write_bytes(saved)
        else:
            renewed = f"CREATE DATABASE {url.database} TEMPLATE {saved}"
            await _administer(url, f"DROP DATABASE {url.database}", renewed)


async def _administer(url: URL, *statements: str) -> None:
    """Run statements on whole PostgreSQL databases, by way of the one that always exists."""
    always = url.set(drivername="postgresql", database="postgres")
    connection = await asyncpg.connect(always.render_as_string(hide_password=False))
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


async def _nothing(_stage: Stage) -> None:
    """Leave the stage bare."""


def cause(error: BaseException) -> BaseException:
    """Return the error that a command raised. The bot's own errors are answered and are no failures."""
    return error.original if isinstance(error, app_commands.CommandInvokeError) else error


def _misdirected(connection: Connection) -> list[OutboxRow]:
    """Find what is owed to another place than messages of its kind go to."""
    return [row for row in rows_of(connection, OutboxRow, ROWS) if place_of(row) not in NOTICES[row.kind].to]
