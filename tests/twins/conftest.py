"""Two tables in two simulated Discords, each with the real bot, at which nothing is left to chance."""

import asyncio
from collections.abc import Iterator, Mapping, MutableMapping
from pathlib import Path
from shutil import copy

import discord
import pytest
import structlog

import bot.host.moves.aliases
import bot.host.moves.owed_rows
import bot.host.waits.embargo_times
from bot.client import Brehon
from bot.database.database import Database
from bot.database.opening import open_database
from engine.chance import Chance
from engine.errors import BrehonError
from tests.cogs.at_hand import sqlite_at_hand
from tests.cogs.conftest import cause
from tests.cogs.stage import STILL, Stage, new_bot
from tests.twins.attentive import HANGS, AttentiveEnv
from tests.twins.pair import Pair, Table
from tests.twins.remembering import remember
from tests.twins.steady import Steady

IN_SCENES = STILL._replace(breath=0.01)
"""Pauses with which results are told in scenes."""


class Opened:
    """A bot in a simulated Discord, with everything that must be closed."""

    def __init__(self, path: Path) -> None:
        self.runner = asyncio.Runner()
        self.path = path

    def open(self) -> Table:
        """Log the bot in."""
        return Table(self.runner.run(self._stage()), self.runner)

    async def _stage(self) -> Stage:
        self.database: Database = await open_database(f"sqlite+aiosqlite:///{self.path}")
        self.env = AttentiveEnv(
            new_bot(self.database, pauses=IN_SCENES),
            shard_count=1,
            settle_timeout=HANGS,
            approved_intents=discord.Intents.default(),
        )
        await self.env.start()
        return Stage(self.env, self.database, self.env.create_guild(), {})

    def close(self) -> None:
        """Log out."""
        self.runner.run(self._closed())
        self.runner.close()

    async def _closed(self) -> None:
        assert isinstance(self.env.bot, Brehon)
        await self.env.bot.finish()
        await self.env.shutdown()
        await self.database.close()
        assert not [error for error in self.env.errors if not isinstance(cause(error), BrehonError)]


@pytest.fixture(autouse=True)
def without_threads() -> Iterator[None]:
    """Let no database thread affect the order of events."""
    with sqlite_at_hand():
        yield


@pytest.fixture
def pair(migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    """Return two tables without people, at which nothing depends on how busy the machine is."""
    remember(monkeypatch)
    opened = [Opened(Path(copy(migrated, tmp_path / name))) for name in ("one.db", "other.db")]
    one, other = [each.open() for each in opened]
    pair = Pair(one, other)
    for module in (bot.host.moves.owed_rows, bot.host.waits.embargo_times):
        monkeypatch.setattr(module, "chance", Steady())
    monkeypatch.setattr(bot.host.moves.aliases, "alias_names", lambda _words: pair.masks)
    begin = Chance.__init__

    def steady(chance: Chance, given: Mapping[str, object] | None = None, _source: object = None) -> None:
        begin(chance, given or pair.given, pair.source)

    monkeypatch.setattr(Chance, "__init__", steady)
    configuration = structlog.get_config()

    def keep(_logger: object, _name: str, line: MutableMapping[str, object]) -> str:
        pair.running.logged.append(dict(line))
        raise structlog.DropEvent

    structlog.configure(processors=[keep])
    yield pair
    structlog.configure(**configuration)
    for each in opened:
        each.close()
