"""A former player does not speak from the seat any more, even if this process has not heard of the change."""

from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest
from sqlalchemy import update

from bot.database.database import Database
from bot.host.denied import Denied
from bot.host.moves.alias_speech import Speech
from bot.storage.schema.models import Occupant, Seat
from tests.asking import change, save
from tests.delivery.at_a_table import great_table
from tests.storage.conftest import EVENING


async def test_a_former_player_of_the_seat_may_not_speak(database: Database, game_id: int) -> None:
    hosted = great_table(anonymous=True)
    seat = Seat(game_id=game_id, name=hosted.names[0], position=0)
    await save(database, seat)
    occupant = Occupant(seat_id=seat.id, user_id=5, name="Leaver", since=EVENING)
    await save(database, occupant)
    occupancy = replace(hosted.occupancies[0], seat_id=seat.id, occupant_id=occupant.id)

    check = partial(Speech.check_may_speak, hosted=hosted, occupancy=occupancy)

    await database.read(check)
    await change(database, update(Occupant).values(until=EVENING + timedelta(hours=1)))
    with pytest.raises(Denied):
        await database.read(check)
