"""A record holds every secret of its game, so nobody is sent it before the end."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import update

from bot.clock import now
from bot.database.database import Database
from bot.storage.history.published_games import StillOn, published, published_cast, published_record
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow
from engine.actions import Abort
from engine.chance import Chance
from engine.judging import Submission
from engine.names import GM
from engine.telling import Spot
from tests.asking import change
from tests.delivery.at_a_table import great_table


async def test_the_record_and_cast_of_a_running_game_are_not_public(database: Database, game_id: int) -> None:
    for phase in (GamePhase.SIGNUP, GamePhase.RUNNING):
        await change(database, update(GameRow).values(phase=phase))
        with pytest.raises(StillOn):
            await database.read(lambda connection: published_record(connection, game_id))
        with pytest.raises(StillOn):
            await database.read(lambda connection: published_cast(connection, game_id))


async def test_the_record_and_cast_are_not_public_before_the_reveal(database: Database, game_id: int) -> None:
    game = great_table().started
    line = game.submit(Submission(GM, Abort()), Chance()).line
    hosted = replace(great_table(), id=game_id, game=game, embargoes={Spot(line, 0): now() + timedelta(hours=1)})
    await change(database, update(GameRow).values(phase=GamePhase.OVER))
    with pytest.raises(StillOn):
        await database.read(lambda connection: published(connection, hosted))
    assert await database.read(lambda connection: published(connection, replace(hosted, embargoes={}))) == (b"", {})
