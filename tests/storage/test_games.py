"""Games are as the database has them, whichever process has changed them."""

import pytest
from sqlalchemy import update

from bot.clock import now
from bot.database.database import Database
from bot.storage.games.games import Games
from bot.storage.schema.models import GameRow, Guild, Room
from bot.themes import load_themes
from tests.asking import change, save


@pytest.fixture
async def signing_up(database: Database, game_id: int) -> int:
    await save(database, Room(game_id=game_id, channel_id=4, since=now()))
    return game_id


async def test_a_change_by_another_process_is_seen_at_once(database: Database, signing_up: int) -> None:
    games = Games(database, load_themes())
    before = await games.load(signing_up)
    await change(database, update(GameRow).values(gm_id=3))
    after = await games.load(signing_up)

    assert before is not None
    assert after is not None
    assert (before.gm_id, after.gm_id) == (2, 3)


async def test_an_unreadable_game_is_reported_once_and_not_returned(database: Database, signing_up: int) -> None:
    reported: list[int] = []
    games = Games(database, load_themes(), reported.append)
    await change(database, update(GameRow).values(theme="tain", guild_id=1))
    await change(database, update(Room).values(kind="lost"))

    assert await games.load(signing_up) is None
    assert await games.load(signing_up) is None
    assert games.is_unreadable(signing_up)
    assert reported == [signing_up]


async def test_a_game_that_was_mended_is_read_again(database: Database, signing_up: int) -> None:
    games = Games(database, load_themes())
    await change(database, update(Room).values(kind="lost"))
    await games.load(signing_up)
    await change(database, update(Room).values(kind="table"))

    assert await games.load(signing_up) is not None
    assert not games.is_unreadable(signing_up)


async def test_the_lock_of_a_game_that_nobody_holds_leaves_memory(database: Database) -> None:
    games = Games(database, load_themes())
    async with games.lock(1):
        assert games.lock(1).locked()

    assert not games._locks


async def test_games_that_nobody_uses_leave_memory(database: Database, signing_up: int) -> None:
    await save(database, Guild(id=9))
    games = Games(database, load_themes(), most_kept=0)
    await games.load(signing_up)

    assert not games._folded
