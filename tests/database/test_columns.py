"""Typed columns."""

from datetime import UTC, datetime, timedelta, timezone

import msgspec
import pytest
from sqlalchemy import select, text, update
from sqlalchemy.exc import StatementError

from bot.database.database import Database
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.kinds import GamePhase, LatePolicy
from bot.storage.schema.models import GameRow
from tests.asking import change, row_in


async def test_a_time_comes_back_in_utc(database: Database, game_id: int) -> None:
    evening_in_dublin = datetime(2026, 7, 1, 19, 30, tzinfo=timezone(timedelta(hours=1)))
    await change(database, update(GameRow).values(started_at=evening_in_dublin))

    started_at = await database.read(lambda connection: connection.scalar(select(GameRow.started_at)))

    assert started_at == evening_in_dublin
    assert started_at.tzinfo is UTC


async def test_a_time_without_a_zone_is_refused(database: Database, game_id: int) -> None:
    with pytest.raises(StatementError, match="a time without a zone"):
        await change(database, update(GameRow).values(started_at=datetime(2026, 7, 1)))  # noqa: DTZ001 (that is the test)


async def test_json_comes_back_unchanged(database: Database, game_id: int) -> None:
    options: dict[str, object] = {"roles": ["guardian"], "vision": True, "name": "Fódla"}
    settings = GameSettings(hours={"vote": 0.5, "guess": 24})
    await change(database, update(GameRow).values(options=options, settings=settings))

    game = await row_in(database, GameRow, game_id)

    assert (game.options, game.settings, game.drawn) == (options, settings, None)


async def test_unknown_settings_are_ignored_and_missing_ones_have_their_defaults(
    database: Database, game_id: int
) -> None:
    await change(database, text('UPDATE games SET settings = \'{"late": "auto", "weather": "rain"}\''))

    assert (await row_in(database, GameRow, game_id)).settings == GameSettings(late=LatePolicy.AUTO)


async def test_json_of_another_type_is_refused(database: Database, game_id: int) -> None:
    await change(database, text('UPDATE games SET settings = \'{"hours": {"vote": "soon"}}\''))

    with pytest.raises(msgspec.ValidationError, match="Expected `float`"):
        await row_in(database, GameRow, game_id)


async def test_an_enum_is_stored_by_its_value(database: Database, game_id: int) -> None:
    await change(database, update(GameRow).values(phase=GamePhase.RUNNING))

    assert await database.read(lambda connection: connection.scalar(text("SELECT phase FROM games"))) == "running"
