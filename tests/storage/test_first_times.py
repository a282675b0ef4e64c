"""The first time at which anything happens by itself, while games rest that have failed to act at theirs."""

from collections.abc import Callable, Collection
from datetime import datetime, timedelta

import pytest
from sqlalchemy import Connection

from bot.database.database import Database
from bot.storage.games.start_times import STARTS, save_start
from bot.storage.games.vote_counts import LOCKS, save_lock
from bot.storage.schema.models import GameRow
from tests.asking import save
from tests.storage.conftest import EVENING

Earliest = Callable[[Connection, Collection[int]], datetime | None]
Keep = Callable[[Connection, int, datetime], None]
LATE = EVENING + timedelta(hours=1)


@pytest.mark.parametrize(("keep", "earliest"), [(save_start, STARTS.earliest), (save_lock, LOCKS.earliest)])
async def test_the_first_time_is_that_of_the_earliest_game_that_does_not_rest(
    database: Database, game_id: int, keep: Keep, earliest: Earliest
) -> None:
    other = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=EVENING)
    await save(database, other)
    await database.write(lambda connection: keep(connection, game_id, LATE))
    await database.write(lambda connection: keep(connection, other.id, EVENING))

    resting: tuple[Collection[int], ...] = (set(), {game_id}, {other.id}, {game_id, other.id})
    found = await database.read(lambda connection: [earliest(connection, games) for games in resting])

    assert found == [EVENING, EVENING, LATE, None]
