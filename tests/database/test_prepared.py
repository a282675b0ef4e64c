"""Prepared statements read and save what SQLAlchemy would, and raise its errors."""

from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, bindparam, insert, select, text, update
from sqlalchemy.exc import DatabaseError, IntegrityError, InvalidRequestError

from bot.database.database import Database
from bot.database.prepared import PreparedQuery, PreparedWrite
from bot.host.moves.saving import save_events
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.tables import GAMES, GUILDS
from engine.audience import To
from engine.events import Undone
from engine.log import Entry
from tests.asking import change
from tests.storage.conftest import EVENING

THIS_GAME = select(GAMES).where(GAMES.c.id == bindparam("game"))


async def test_a_prepared_query_finds_what_sqlalchemy_finds(database: Database, game_id: int) -> None:
    asked = PreparedQuery(THIS_GAME)

    def find(connection: Connection) -> tuple[object, ...]:
        this = {"game": game_id}
        return asked.rows(connection, this), connection.execute(THIS_GAME, this).all(), asked.rows(connection, this)

    first, theirs, again = await database.read(find)

    assert first == theirs == again


async def test_each_column_is_found_under_its_name_and_with_its_type(database: Database, game_id: int) -> None:
    (game,) = await database.read(lambda connection: PreparedQuery(THIS_GAME).rows(connection, {"game": game_id}))

    assert (game.created_at, game.phase, game.options, game.anonymous) == (EVENING, GamePhase.SIGNUP, {}, False)


async def test_the_columns_that_are_set_follow_from_the_given_values(database: Database, game_id: int) -> None:
    this = PreparedWrite(update(GAMES).where(GAMES.c.id == bindparam("game")))

    def set_each(connection: Connection) -> list[int]:
        later = EVENING + timedelta(hours=1)
        given = [{"game": game_id, "phase": GamePhase.OVER}, {"game": game_id, "ended_at": later, "options": {"a": 1}}]
        return [this.save(connection, each) for each in [*given, {"game": 404, "phase": GamePhase.RUNNING}]]

    changed = await database.write(set_each)
    (game,) = await database.read(lambda connection: PreparedQuery(THIS_GAME).rows(connection, {"game": game_id}))

    assert changed == [1, 1, 0]
    assert (game.phase, game.ended_at, game.options) == (GamePhase.OVER, EVENING + timedelta(hours=1), {"a": 1})


async def test_a_column_that_needs_a_value_is_refused_without_one(database: Database, game_id: int) -> None:
    with pytest.raises(InvalidRequestError):
        await database.read(PreparedQuery(THIS_GAME).rows)


async def test_a_default_must_be_given(database: Database) -> None:
    with pytest.raises(InvalidRequestError, match="language"):
        await database.write(
            lambda connection: PreparedWrite(insert(GUILDS)).save(connection, {"id": 7, "host_roles": []})
        )


async def test_an_error_is_sqlalchemys_shows_no_values_and_undoes_no_other_job(
    database: Database, game_id: int
) -> None:
    entry = Entry(1, (Undone(to=To.PUBLIC, taken=1, reason="Ann is the seer"),))
    await database.write(partial(save_events, game_id=game_id, entries=[entry]))

    def save_twice(connection: Connection) -> None:
        PreparedWrite(insert(GUILDS)).save(connection, {"id": 7, "language": "en", "zone": "UTC", "host_roles": []})
        with pytest.raises(IntegrityError) as failed:
            save_events(connection, game_id, [entry])
        assert "seer" not in str(failed.value)

    await database.write(save_twice)

    assert await database.read(lambda connection: connection.scalar(text("SELECT count(*) FROM guilds"))) == 2


async def test_a_full_disk_is_reported(database: Database, tmp_path: Path) -> None:
    told = list[str]()
    database.on_trouble(told.append)
    await change(database, text("PRAGMA max_page_count = 1"))
    rows = [{"id": number, "language": "en", "zone": "UTC", "host_roles": []} for number in range(10_000)]
    with pytest.raises(DatabaseError):
        await database.write(lambda connection: PreparedWrite(insert(GUILDS)).save(connection, *rows))

    assert told == [
        f"{tmp_path}/brehon.db lies on a disk that is full. Make room there; nothing can be saved until then."
    ]
