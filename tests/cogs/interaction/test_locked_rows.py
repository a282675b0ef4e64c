"""A press that waits too long for a locked row of PostgreSQL's is refused."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.database.postgresql import PostgresqlDatabase
from tests.cogs.interaction.test_deferring import POOL, left_open
from tests.cogs.stage import Stage

POSTGRESQL = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


async def hurry(stage: Stage) -> None:
    """Let no connection of the bot wait long for a lock. All its connections are made here."""
    async with AsyncExitStack() as connections:
        for _ in range(POOL):
            connection = await connections.enter_async_context(engine_of(stage).connect())
            await connection.execute(text("SET lock_timeout = 50"))
            await connection.commit()


def engine_of(stage: Stage) -> AsyncEngine:
    """Return the bot's connections to PostgreSQL."""
    assert isinstance(stage.database, PostgresqlDatabase)
    return stage.database._engine


@asynccontextmanager
async def locked(stage: Stage, statement: str) -> AsyncIterator[None]:
    """Let another process write, and save nothing yet."""
    async with engine_of(stage).connect() as connection:
        await connection.execute(text(statement))
        yield


@POSTGRESQL
@pytest.mark.parametrize(
    "statement",
    [
        "SELECT 1 FROM games WHERE id = 1 FOR UPDATE",
        "INSERT INTO actions (game_id, number, at, by, body, drawn, again)"
        " VALUES (1, 3, now(), 'Ben', '{}', '{}', false)",
    ],
)
async def test_a_press_that_waits_too_long_for_a_locked_row_is_refused(game: Stage, statement: str) -> None:
    await game.propose("Ann", "Ben")
    await hurry(game)
    async with locked(game, statement):
        assert await left_open(game)
    await game.press("Ann", game.prompt, "Approve")

    assert set((await game.table()).round.votes) == {"Ann"}
