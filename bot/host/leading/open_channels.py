"""Warns each GM of an anonymous game, once in each wait, if players can post in its channel under their own names.

In games with turns, where waits are short, the GM is told when the game begins and when the bot checks again.
"""

from sqlalchemy import Connection, bindparam, select

from bot.clock import now
from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import destination_of, save_owed
from bot.storage.outbox.owed_to_gms import owed_to_gms
from bot.storage.schema.kinds import GamePhase, OutboxKind, OutboxState
from bot.storage.schema.models import GameRow, OutboxRow

ON = select(GameRow.id).where(GameRow.anonymous, GameRow.phase == GamePhase.RUNNING)
ON_THERE = ON.where(GameRow.guild_id == bindparam("server"))


class OpenChannels:
    """Queues the warnings. Whether the channel is open is checked when a warning is sent."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def look(self, guild_id: int | None = None) -> None:
        """Check the channels of a server whose permissions have changed, or all channels when the bot starts."""
        numbers = await self._database.read(
            lambda connection: connection.scalars(ON if guild_id is None else ON_THERE, {"server": guild_id}).all()
        )
        for number in numbers:
            async with self._games.lock(number):
                hosted = await self._games.load(number)
                if hosted is not None and hosted.asks:
                    await self._look_at(hosted)

    async def _look_at(self, hosted: HostedGame) -> None:
        def tell(connection: Connection) -> list[OutboxRow]:
            rows = owed_to_gms(hosted, OutboxKind.OPEN, [hosted.wait_line], now())
            news = [row for row in rows if not _was_told(connection, hosted, row.user_id)]
            save_owed(connection, news)
            return news

        self._delivery.wake(map(destination_of, await self._database.write(tell)))


def _was_told(connection: Connection, hosted: HostedGame, gm_id: int | None) -> bool:
    """Whether a GM was told in this wait, or is about to be. A dropped message has told nobody."""
    told = select(OutboxRow.id).where(
        OutboxRow.game_id == hosted.id,
        OutboxRow.kind == OutboxKind.OPEN,
        OutboxRow.user_id == gm_id,
        OutboxRow.lines == [hosted.wait_line],
        OutboxRow.state != OutboxState.DROPPED,
    )
    return connection.scalar(told.limit(1)) is not None
