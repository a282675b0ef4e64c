"""The reveal that a GM keeps until he says so: who was who, told at once."""

from sqlalchemy import Connection

from bot.clock import now
from bot.delivery.delivery import Delivery
from bot.host.denied import Denied
from bot.storage.database import Database
from bot.storage.games import Games
from bot.storage.models import OutboxRow
from bot.storage.outbox import destination_of, hasten
from bot.storage.reveals import reveals_at, veils_of_end
from bot.storage.veils import lift_veils


class Reveals:
    """Lets everybody be told who was who before its time."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def reveal(self, game_id: int) -> None:
        """Tell who was who in a game that is over. Raises Denied if there is nothing that is kept until then."""
        async with self._games.turn(game_id):
            live, at = await self._games.load(game_id), now()
            if live is None or reveals_at(live) is None:
                raise Denied("nothing-to-reveal")
            lines = {spot.line for spot in veils_of_end(live)}

            def lift(connection: Connection) -> list[OutboxRow]:
                lift_veils(connection, game_id, lines, at)
                return hasten(connection, game_id, lines, at)

            rows = await self._database.write(lift)
        self._delivery.wake(dict.fromkeys(destination_of(row) for row in rows))
