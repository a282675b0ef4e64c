"""Warns each GM of an anonymous game, once in each wait, if players can post in its channel under their own names.

In games with turns, where waits are short, the GM is told when the game begins and when the bot checks again.
"""

from sqlalchemy import Connection, select

from bot.clock import now
from bot.database.database import Database
from bot.database.prepared import PreparedQuery
from bot.delivery.sending.delivery import Delivery
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import openness_due
from bot.storage.outbox.outbox import destination_of, save_owed
from bot.storage.people.guilds import SERVER
from bot.storage.schema.kinds import GamePhase, OutboxState
from bot.storage.schema.models import GameRow, OutboxRow

ON = select(GameRow.id).where(GameRow.anonymous, GameRow.phase == GamePhase.RUNNING)
FIND_ON = PreparedQuery(ON)
FIND_ON_THERE = PreparedQuery(ON.where(GameRow.guild_id == SERVER))


class OpenChannels:
    """Queues the warnings. Whether the channel is open is checked when a warning is sent."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def look(self, guild_id: int | None = None) -> None:
        """Check the channels of a server whose permissions have changed, or all channels when the bot starts."""

        def find(connection: Connection) -> list[int]:
            if guild_id is None:
                return FIND_ON.scalars(connection)
            return FIND_ON_THERE.scalars(connection, {SERVER.key: guild_id})

        numbers = await self._database.read(find)
        for number in numbers:
            async with self._games.lock(number):
                hosted = await self._games.load(number)
                if hosted is not None and hosted.asks:
                    await self._look_at(hosted)

    async def _look_at(self, hosted: HostedGame) -> None:
        def tell(connection: Connection) -> list[OutboxRow]:
            rows = openness_due(hosted, hosted.wait_line, now())
            news = [row for row in rows if not _was_told(connection, row)]
            save_owed(connection, news)
            return news

        self._delivery.wake(map(destination_of, await self._database.write(tell)))


def _was_told(connection: Connection, row: OutboxRow) -> bool:
    """Whether a row's GM was told in its wait, or is about to be. A dropped message has told nobody."""
    told = select(OutboxRow.id).where(
        OutboxRow.game_id == row.game_id,
        OutboxRow.kind == row.kind,
        OutboxRow.user_id == row.user_id,
        OutboxRow.lines == row.lines,
        OutboxRow.state != OutboxState.DROPPED,
    )
    return connection.scalar(told.limit(1)) is not None
