"""The games in memory are as the database has them."""

from sqlalchemy import update

from bot.clock import now
from bot.storage.database import open_database
from bot.storage.games import Games
from bot.storage.models import GameRow, Room
from bot.themes import load_themes
from tests.storage.interrupted import Interrupted


async def test_a_game_that_changes_while_it_is_loaded_is_loaded_again(url: str, game_id: int) -> None:
    opened = await open_database(url)
    database = Interrupted(opened._engine)
    games = Games(database, load_themes())

    async def change() -> None:
        async with database.writing() as session:
            await session.execute(update(GameRow).values(gm_id=3))
        games.forget(game_id)

    async with database.writing() as session:
        session.add(Room(game_id=game_id, channel_id=4, since=now()))
    database.meanwhile = change
    live = await games.load(game_id)
    await database.close()

    assert live is not None
    assert live.gm_id == 3
