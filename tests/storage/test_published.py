"""A record holds every secret of its game, so that nobody is sent it before the end."""

import pytest
from sqlalchemy import update

from bot.storage.database import Database
from bot.storage.models import GamePhase, GameRow
from bot.storage.published import StillOn, published_cast, published_record


async def test_record_and_cast_of_a_game_that_is_on_are_not_given_for_all(database: Database, game_id: int) -> None:
    for phase in (GamePhase.SIGNUP, GamePhase.RUNNING):
        async with database.writing() as session:
            await session.execute(update(GameRow).values(phase=phase))
        async with database.reading() as session:
            with pytest.raises(StillOn):
                await published_record(session, game_id)
            with pytest.raises(StillOn):
                await published_cast(session, game_id)
