"""Ends games that cannot be loaded. Anybody who may end a game can end these too, which frees their channel.

Every game can end, however damaged its saved data is: as other games do, or from its remains, or else by changing only
its own row and its room's.
"""

from collections.abc import Awaitable
from datetime import datetime
from functools import partial
from typing import TypeVar

import structlog
from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from bot.clock import now
from bot.database.database import AWAY, Database
from bot.database.locks import Busy
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.moves.saving import save_lines
from bot.host.moves.submissions import Accepted
from bot.logs import where
from bot.storage.channels.room_rows import close_room
from bot.storage.games.games import Games
from bot.storage.games.lobby import end_sign_up
from bot.storage.games.remains import Remains, remains_of
from bot.storage.outbox.outbox import OWED, Destination, owed, save_owed
from bot.storage.schema.kinds import GamePhase, OutboxKind, OutboxState
from bot.storage.schema.models import ActionRow, Deadline, GameRow, OutboxRow, ThreadRow
from engine.actions import Abort
from engine.audience import To
from engine.errors import BrehonError
from engine.events import Outcome
from engine.judging import Submission
from engine.log import Entry
from engine.names import GM

T = TypeVar("T")

NOT_SO = frozenset({"busy", "no-such-game", "over"})
"""Reasons of Denied that do not show anything wrong with the game."""

log = structlog.get_logger()


class Resting:
    """Ends games of which only the remains are known."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def end(self, game_id: int, user_id: int, interaction_id: int) -> None:
        """End such a game as somebody's act, and announce it in its room.

        Raises Denied if it can be loaded again, or is over.
        """
        async with self._games.lock(game_id):
            if await self._games.load(game_id) is not None:
                raise Denied("stale")
            await self._end(game_id, user_id, interaction_id)

    async def end_anyway(self, game_id: int, user_id: int, interaction_id: int, ends: Awaitable[T]) -> T | None:
        """End a game in the usual way and return the result; if that fails, end it from its remains.

        Raises the error of the usual way if nothing is wrong with the game.
        """
        try:
            return await ends
        except (*AWAY, Busy):
            raise
        except Exception as error:
            if isinstance(error, BrehonError) and not (isinstance(error, Denied) and error.reason in NOT_SO):
                raise
            async with self._games.lock(game_id):
                await self._end(game_id, user_id, interaction_id)
            log.error("ended as one that cannot be read", game=game_id, error=where(error))
            self._games.drop(game_id)
            return None

    async def _end(self, game_id: int, user_id: int, interaction_id: int) -> None:
        """Save that the game is over, and announce it if its room is known. Raises Denied if it was over already."""
        at = now()
        close = partial(_close, game_id=game_id, user_id=user_id, at=at)

        def end(connection: Connection) -> list[Destination]:
            close(connection)
            return _tell(connection, game_id, interaction_id, at)

        try:
            try:
                rooms = await self._database.write(end)
            except IntegrityError:  # Another process can load it, and has just gone on with it.
                rooms = await self._database.write(end)
        except (Busy, Denied):
            raise
        except Exception as error:
            if isinstance(error, AWAY) and not isinstance(error, IntegrityError):
                raise
            log.error("ended without a word", game=game_id, error=where(error))
            await self._database.write(close)
        else:
            self._delivery.wake(rooms)


def _close(connection: Connection, game_id: int, user_id: int, at: datetime) -> None:
    """Save that the game is over, and drop its owed messages. Raises Denied if it was over already.

    This reads no other saved data of the game.
    """
    over = {"phase": GamePhase.OVER, "ended_at": at, "ended_by": user_id, "pending": None, "pending_until": None}
    on = update(GameRow).where(GameRow.id == game_id, GameRow.phase != GamePhase.OVER)
    if connection.scalar(on.values(**over).returning(GameRow.id)) is None:
        raise Denied("over")
    close_room(connection, game_id)
    end_sign_up(connection, game_id)
    connection.execute(delete(Deadline).where(Deadline.game_id == game_id))
    left = (OutboxRow.game_id == game_id, OutboxRow.state.in_(OWED))
    connection.execute(update(OutboxRow).where(*left).values(state=OutboxState.DROPPED))


def _tell(connection: Connection, game_id: int, interaction_id: int, at: datetime) -> list[Destination]:
    """Save the last line of its record if it had begun, and queue the announcement; return the destinations.

    Raises IntegrityError if there is such a line already.
    """
    remains = remains_of(connection, game_id)
    assert remains is not None
    if remains.has_begun:
        _write_last_line(connection, game_id, interaction_id, at)
    return _announce(connection, remains, at)


def _announce(connection: Connection, remains: Remains, at: datetime) -> list[Destination]:
    """Queue the announcement for its room, and the closing of its private threads."""
    if remains.room_id is None:
        return []
    threads = connection.scalars(select(ThreadRow.key).where(ThreadRow.game_id == remains.id))
    rooms = [Destination(remains.room_id, thread=thread) for thread in (None, *threads)]
    save_owed(connection, [owed(remains.id, OutboxKind.ENDED, [], at, room) for room in rooms])
    return rooms


def _write_last_line(connection: Connection, game_id: int, interaction_id: int, at: datetime) -> None:
    """End the record, and the log too, like those of any aborted game: its theme may come back one day."""
    last = connection.scalar(select(func.max(ActionRow.number)).where(ActionRow.game_id == game_id))
    line = (last or 0) + 1
    outcome = Outcome(to=To.PUBLIC, side=None, reason="aborted", winners=())
    ending = Accepted(Submission(GM, Abort()), Entry(line, (outcome,)), {})
    save_lines(connection, game_id, [ending], at, interaction_id)
    gone_on = {"lines": line, "paused": False, "snapshot": None, "snapshot_schema": None, "snapshot_line": None}
    connection.execute(update(GameRow).where(GameRow.id == game_id).values(**gone_on))
