"""Lets a table begin only once everybody has ticked that they have read how to play, and asks those who have not."""

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import ColumnElement, Connection, func, select

from bot.clock import now
from bot.database.database import Database
from bot.delivery.card.signup_messages import not_read
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.locked_games import signing_up
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, destination_of, owed, save_owed
from bot.storage.outbox.owed_to_gms import owed_to_gms
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import bold

ASKED_AGAIN = timedelta(minutes=10)
"""The least time between two posts that ask a table's players to read how to play."""


class NotRead(Denied):
    """Denied because somebody still has to read how to play."""


class RulesTick:
    """Heeds that somebody has read how to play, and tells the GMs once everybody has."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def heed(self, game_id: int) -> None:
        """Show who has read by now. If the start has waited for it, tell the GMs when it need not any more."""

        def tell(connection: Connection) -> list[OutboxRow]:
            try:
                hosted = signing_up(self._games, connection, game_id)
            except Denied:
                return []
            asked, told = (_last(connection, game_id, kind) for kind in (OutboxKind.READ_ASKED, OutboxKind.ALL_READ))
            if asked is None or not_read(hosted) or (told is not None and told > asked):
                return []
            rows = owed_to_gms(hosted, OutboxKind.ALL_READ, [], now())
            save_owed(connection, rows)
            return rows

        async with self._games.lock(game_id):
            rows = await self._database.write(tell)
        self._delivery.wake(map(destination_of, rows))
        self._delivery.painter.touch(game_id)


def check_read(hosted: HostedGame) -> None:
    """Raise NotRead with the names of those who have not read how to play, if the table wants everybody to."""
    if unread := not_read(hosted):
        names = ", ".join(bold(occupancy.name) for occupancy in unread)
        raise NotRead("not-read", {"names": names, "count": len(unread)})


def ask_to_read(connection: Connection, hosted: HostedGame) -> Sequence[OutboxRow]:
    """Owe the room a post that asks those who have not read to do so, if that is due; return its row."""
    at = now()
    asked = select(func.max(OutboxRow.created_at)).where(*_of(hosted.id, OutboxKind.READ_ASKED))
    before = connection.scalar(asked)
    if not not_read(hosted) or (before is not None and before > at - ASKED_AGAIN):
        return []
    rows = [owed(hosted.id, OutboxKind.READ_ASKED, [], at, Destination(room_id=hosted.room.id))]
    save_owed(connection, rows)
    return rows


def _last(connection: Connection, game_id: int, kind: OutboxKind) -> int | None:
    """Return the number of the newest row of a kind."""
    return connection.scalar(select(func.max(OutboxRow.id)).where(*_of(game_id, kind)))


def _of(game_id: int, kind: OutboxKind) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return (OutboxRow.game_id == game_id, OutboxRow.kind == kind)
