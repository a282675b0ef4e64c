"""Typed columns."""

from datetime import UTC, datetime, timedelta, timezone

import msgspec
import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import StatementError

from bot.storage.database import Database
from bot.storage.models import GamePhase, GameRow


async def test_a_time_comes_back_in_utc(database: Database, game_id: int) -> None:
    evening_in_dublin = datetime(2026, 7, 1, 19, 30, tzinfo=timezone(timedelta(hours=1)))
    async with database.writing() as session:
        (await session.get_one(GameRow, game_id)).started_at = evening_in_dublin

    async with database.reading() as session:
        started_at = await session.scalar(select(GameRow.started_at))

    assert started_at == evening_in_dublin
    assert started_at.tzinfo is UTC


async def test_a_time_without_a_zone_is_refused(database: Database, game_id: int) -> None:
    with pytest.raises(StatementError, match="a time without a zone"):
        async with database.writing() as session:
            (await session.get_one(GameRow, game_id)).started_at = datetime(2026, 7, 1)  # noqa: DTZ001 (that is the test)


async def test_json_comes_back_as_it_was(database: Database, game_id: int) -> None:
    options: dict[str, object] = {"roles": ["guardian"], "vision": True, "name": "Fódla"}
    async with database.writing() as session:
        game = await session.get_one(GameRow, game_id)
        game.options, game.hours = options, {"vote": 0.5, "guess": 24}

    async with database.reading() as session:
        game = await session.get_one(GameRow, game_id)

    assert (game.options, game.hours, game.drawn) == (options, {"vote": 0.5, "guess": 24.0}, None)


async def test_json_of_another_type_is_refused(database: Database, game_id: int) -> None:
    async with database.writing() as session:
        await session.execute(text('UPDATE games SET hours = \'{"vote": "soon"}\''))

    async with database.reading() as session:
        with pytest.raises(msgspec.ValidationError, match="Expected `float`"):
            await session.get_one(GameRow, game_id)


async def test_a_word_is_kept_by_its_value(database: Database, game_id: int) -> None:
    async with database.writing() as session:
        (await session.get_one(GameRow, game_id)).phase = GamePhase.RUNNING

    async with database.reading() as session:
        assert await session.scalar(text("SELECT phase FROM games")) == "running"
