"""Keeps what players wish for when they sign up. It is for the GMs to read, and changes nothing by itself."""

from collections.abc import Collection

from sqlalchemy import Connection

from bot.database.database import Database
from bot.host.denied import Denied
from bot.host.locked_games import signing_up
from bot.storage.games.games import Games
from bot.storage.people.wishes import Wish, save_wishes


class Wishes:
    """Saves wishes. The deal never reads them, so that nobody can tell a role by a wish, or steer chance by one."""

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games

    async def wish(self, game_id: int, user_id: int, wishes: Collection[Wish]) -> None:
        """Save a player's wishes in place of those before. Raises Denied without a seat, or once the game has begun."""

        def save(connection: Connection) -> None:
            if signing_up(self._games, connection, game_id).occupancy_of(user_id) is None:
                raise Denied("not-seated")
            save_wishes(connection, game_id, user_id, wishes)

        async with self._games.lock(game_id):
            await self._database.write(save)
