"""A record holds every secret of its game, so that nobody is sent it before the end."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import update

from bot.clock import now
from bot.storage.database import Database
from bot.storage.kinds import GamePhase
from bot.storage.models import GameRow
from bot.storage.published import StillOn, published, published_cast, published_record
from engine.actions import Abort
from engine.chance import Chance
from engine.judging import Wish
from engine.names import GM
from engine.telling import Spot
from tests.asking import change
from tests.delivery.at_a_table import great_table


async def test_record_and_cast_of_a_game_that_is_on_are_not_given_for_all(database: Database, game_id: int) -> None:
    for phase in (GamePhase.SIGNUP, GamePhase.RUNNING):
        await change(database, update(GameRow).values(phase=phase))
        with pytest.raises(StillOn):
            await database.read(lambda connection: published_record(connection, game_id))
        with pytest.raises(StillOn):
            await database.read(lambda connection: published_cast(connection, game_id))


async def test_record_and_cast_are_not_given_before_it_is_told_who_was_who(database: Database, game_id: int) -> None:
    game = great_table().started
    line = game.submit(Wish(GM, Abort()), Chance()).line
    live = replace(great_table(), id=game_id, game=game, veils={Spot(line, 0): now() + timedelta(hours=1)})
    await change(database, update(GameRow).values(phase=GamePhase.OVER))
    with pytest.raises(StillOn):
        await database.read(lambda connection: published(connection, live))
    assert await database.read(lambda connection: published(connection, replace(live, veils={}))) == (b"", {})
