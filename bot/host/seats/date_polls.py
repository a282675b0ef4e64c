"""Lets everybody in a game's channel vote for the time at which they would like to play."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database
from bot.delivery.card.date_poll import FEWEST_TIMES, MOST_TIMES
from bot.delivery.requests.port import Port
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.locked_games import signing_up
from bot.host.seats.planned_starts import check_ahead
from bot.permissions import POLLING
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.schema.kinds import OutboxKind


class DatePolls:
    """Posts polls of Discord's own, which counts the votes and shows them to everybody."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, port: Port) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._port = port

    async def ask(self, found: HostedGame, times: Collection[datetime]) -> None:
        """Let everybody vote for some of these times. Raises Denied."""
        offered = sorted(dict.fromkeys(times))
        if not FEWEST_TIMES <= len(offered) <= MOST_TIMES:
            raise Denied("poll-of-so-many", {"fewest": FEWEST_TIMES, "most": MOST_TIMES})
        check_ahead(offered[-1])
        if not self._port.channel_access.bot_may(found, POLLING):
            raise Denied("missing-permissions", permissions=[POLLING])
        room = Destination(room_id=found.room.id)

        def ask(connection: Connection) -> None:
            signing_up(self._games, connection, found.id)
            poll = owed(found.id, OutboxKind.DATE_POLL, [], now(), room)
            poll.text = " ".join(moment.isoformat() for moment in offered)
            save_owed(connection, [poll])

        async with self._games.lock(found.id):
            await self._database.write(ask)
        self._delivery.wake([room])
