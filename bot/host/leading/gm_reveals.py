"""Reveals who was who when the GM decides to, in games where the GM keeps it back after the end."""

from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.storage.games.embargoes import lift_embargoes
from bot.storage.games.games import Games
from bot.storage.games.postponed_reveals import embargoes_of_end, reveals_at
from bot.storage.outbox.outbox import destination_of, hasten
from bot.storage.schema.models import OutboxRow


class Reveals:
    """Reveals who was who before its latest time."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def reveal(self, game_id: int) -> None:
        """Reveal who was who in a game that is over. Raises Denied if nothing is kept back."""
        async with self._games.lock(game_id):
            hosted, at = await self._games.load(game_id), now()
            if hosted is None or reveals_at(hosted) is None:
                raise Denied("nothing-to-reveal")
            lines = {spot.line for spot in embargoes_of_end(hosted)}

            def lift(connection: Connection) -> list[OutboxRow]:
                lift_embargoes(connection, game_id, lines, at)
                return hasten(connection, game_id, lines, at)

            rows = await self._database.write(lift)
        self._delivery.wake(dict.fromkeys(destination_of(row) for row in rows))
