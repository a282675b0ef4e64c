"""Begins games at a time that their GM has set, and calls the players who have joined shortly before."""

from datetime import datetime, timedelta
from functools import partial

import structlog
from sqlalchemy import Connection, update

from bot.clock import now
from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.locked_games import signing_up
from bot.host.seats.signup import SignUp
from bot.host.waits.lateness import ByItself, failed
from bot.logs import where
from bot.storage.games.games import Games
from bot.storage.games.start_times import STARTS, save_start
from bot.storage.outbox.outbox import OWED, Destination, destination_of, owed, save_owed
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from engine.errors import Refused

REMINDED_BEFORE = timedelta(minutes=30)
"""How long before the start the players are called."""
LONGEST_AHEAD = timedelta(days=90)
"""The most time by which a start may be planned ahead."""

log = structlog.get_logger()


class PlannedStarts:
    """Plans the starts of games, and begins each when its time has come."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, sign_up: SignUp) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._sign_up = sign_up
        self._resting: set[int] = set()
        """Games that could not be begun because of an error. The others go on."""

    @property
    def by_itself(self) -> ByItself:
        """The planned games, which begin by themselves."""
        return ByItself(lambda connection: STARTS.earliest(connection, {*self._resting}), self.begin_due)

    async def plan(self, game_id: int, start: datetime | None) -> None:
        """Plan a game's start for a time, or for none, and tell the room if that changes anything. Raises Denied."""
        if start is not None:
            check_ahead(start)

        def plan(connection: Connection) -> list[OutboxRow]:
            hosted, at = signing_up(self._games, connection, game_id), now()
            if hosted.lobby.starts_at == start:
                return []
            save_start(connection, game_id, start)
            _drop_reminder(connection, game_id)
            room = Destination(room_id=hosted.room.id)
            rows = [owed(game_id, OutboxKind.START_SET, [], at, room)]
            if start is not None and start - REMINDED_BEFORE > at:
                soon = owed(game_id, OutboxKind.START_SOON, [], at, room)
                soon.due_at = start - REMINDED_BEFORE
                rows.append(soon)
            save_owed(connection, rows)
            return rows

        async with self._games.lock(game_id):
            rows = await self._database.write(plan)
        self._resting.discard(game_id)
        self._delivery.wake(map(destination_of, rows))
        self._delivery.painter.touch(game_id)
        self._sign_up.look_again()

    async def begin_due(self, at: datetime) -> None:
        """Begin the games whose time has come."""
        due = await self._database.read(partial(STARTS.due, until=at, but={*self._resting}))
        async for game_id, error in failed(due, self._begin, self._resting):
            log.error("game not begun", game=game_id, error=where(error))

    async def _begin(self, game_id: int) -> None:
        """Begin a game or, if it cannot begin, tell its room so and plan nothing more."""
        try:
            await self._sign_up.start(game_id, None, None)
        except (Denied, Refused):
            rows = await self._database.write(partial(self._give_up, game_id=game_id))
            self._delivery.wake(map(destination_of, rows))
            self._delivery.painter.touch(game_id)

    def _give_up(self, connection: Connection, *, game_id: int) -> list[OutboxRow]:
        save_start(connection, game_id, None)
        try:
            hosted = signing_up(self._games, connection, game_id)
        except Denied:
            return []  # Somebody else has begun or ended it meanwhile, or it cannot be read.
        failed = owed(game_id, OutboxKind.START_FAILED, [], now(), Destination(room_id=hosted.room.id))
        save_owed(connection, [failed])
        return [failed]


def check_ahead(start: datetime) -> None:
    """Raise Denied if a start would be planned too far ahead."""
    if start > now() + LONGEST_AHEAD:
        raise Denied("start-too-far", {"days": LONGEST_AHEAD.days})


def _drop_reminder(connection: Connection, game_id: int) -> None:
    reminder = (OutboxRow.game_id == game_id, OutboxRow.kind == OutboxKind.START_SOON, OutboxRow.state.in_(OWED))
    connection.execute(update(OutboxRow).where(*reminder).values(state=OutboxState.DROPPED))
