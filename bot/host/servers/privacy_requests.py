"""Exports the data that the bot keeps of a person, and forgets a person, on their own request."""

from functools import partial

import msgspec
from sqlalchemy import Connection

from bot.database.database import Database
from bot.host.denied import Denied
from bot.storage.games.games import Games
from bot.storage.people.forgetting import forget
from bot.storage.people.personal_data import games_with, kept_of


class Privacy:
    """Exports and forgets. A person in a game that is on or not revealed yet cannot be forgotten before its reveal."""

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games

    async def export(self, user_id: int) -> bytes:
        """Return all data that is kept of somebody, as JSON."""
        own = await self._database.read(partial(kept_of, user_id=user_id))
        return msgspec.json.format(msgspec.json.encode({"user": str(user_id), "rows": own.rows, "moves": own.moves}))

    async def check_may_forget(self, user_id: int) -> None:
        """Raise Denied as long as somebody is in a game that is on, or was in it since it began."""
        await self._database.read(partial(_check, user_id=user_id))

    async def forget(self, user_id: int) -> None:
        """Forget somebody. Raises Denied."""

        def take_out(connection: Connection) -> set[int]:
            _check(connection, user_id)
            return forget(connection, user_id)

        for game_id in await self._database.write(take_out):
            self._games.drop(game_id)


def _check(connection: Connection, user_id: int) -> None:
    if games := games_with(connection, user_id):
        raise Denied("still-in-games", {"games": ", ".join(map(str, games))})
