"""Registers the commands with Discord: only when they have changed, and again later if Discord does not listen."""

import asyncio
from hashlib import sha256

import discord
import msgspec
import structlog
from discord import app_commands
from discord.ext import commands
from sqlalchemy import Connection

from bot.cogs.commands.translating import FluentTranslator
from bot.database.database import Database
from bot.logs import where
from bot.storage.schema.models import Registration
from bot.storage.schema.rows import put, row_of

FIRST_PAUSE = 60.0
LONGEST_PAUSE = 3600.0
"""The most seconds between two tries. The pause doubles each time."""

log = structlog.get_logger()

Tree = app_commands.CommandTree[commands.AutoShardedBot]


class Registering:
    """Registers the commands in a task of its own, for which nothing else waits."""

    def __init__(self, database: Database, tree: Tree) -> None:
        self._database = database
        self._tree = tree
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start to register what has changed."""
        self._task = asyncio.create_task(self._register())

    async def close(self) -> None:
        """Stop trying."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _register(self) -> None:
        pause = FIRST_PAUSE
        while (problem := await self._try()) is not None:
            log.warning("commands not registered", error=problem, again_in=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _try(self) -> list[str] | None:
        """Register the commands, unless Discord has them. Return what went wrong, if anything did."""
        application_id = self._tree.client.application_id
        assert application_id is not None
        try:
            digest = await self._digest()
            known = await self._database.read(lambda connection: row_of(connection, Registration, application_id))
            if known is None or known.digest != digest:
                await self._tree.sync()
                await self._note(Registration(application_id=application_id, digest=digest))
        except Exception as error:
            # The games go on without it, no matter what failed.
            await self._note_problem(application_id, _short(error))
            return where(error)
        return None

    async def _digest(self) -> str:
        """Return a digest of these commands, with their words in every language."""
        translator = self._tree.translator
        payload = [
            await command.get_translated_payload(self._tree, translator)
            if isinstance(translator, FluentTranslator) and translator.has_languages
            else command.to_dict(self._tree)
            for command in self._tree.get_commands()
        ]
        return sha256(msgspec.json.encode(payload, order="deterministic")).hexdigest()

    async def _note_problem(self, application_id: int, problem: str) -> None:
        def save(connection: Connection) -> None:
            known = row_of(connection, Registration, application_id)
            digest = known.digest if known is not None else None
            put(connection, Registration(application_id=application_id, digest=digest, problem=problem))

        try:
            await self._database.write(save)
        except Exception as error:  # The database may be what failed.
            log.error("not noted", error=where(error))

    async def _note(self, registration: Registration) -> None:
        await self._database.write(lambda connection: put(connection, registration))


def _short(error: Exception) -> str:
    """Return a failure's name without its message."""
    name = type(error).__name__
    return f"{name}, status {error.status}" if isinstance(error, discord.HTTPException) else name
