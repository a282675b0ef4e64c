"""The games in memory are as the database has them."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from bot.storage.database import Database, open_database
from bot.storage.games import Games
from bot.storage.models import GameRow, Room
from bot.themes import load_themes


class Interrupted(Database):
    """A database in which something happens just after the first who reads has read."""

    meanwhile: Callable[[], Awaitable[None]] | None = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Open a session."""
        async with super().reading() as session:
            yield session
        happens, self.meanwhile = self.meanwhile, None
        if happens is not None:
            await happens()


async def test_a_game_that_changes_while_it_is_loaded_is_loaded_again(url: str, game_id: int) -> None:
    opened = await open_database(url)
    database = Interrupted(opened._engine)
    games = Games(database, load_themes())

    async def change() -> None:
        async with database.writing() as session:
            await session.execute(update(GameRow).values(gm_id=3))
        games.forget(game_id)

    async with database.writing() as session:
        session.add(Room(game_id=game_id, channel_id=4))
    database.meanwhile = change
    live = await games.load(game_id)
    await database.close()

    assert live is not None
    assert live.gm_id == 3
