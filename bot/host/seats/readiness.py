"""Runs the ready check: before a game begins a GM asks who is there, and all its GMs learn who is not."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from functools import partial

from sqlalchemy import Connection, Update, select, update

from bot.clock import now
from bot.database.database import Database
from bot.delivery.card.signup_messages import not_ready
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.locked_games import signing_up
from bot.host.seats.seating import clear_seat
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.lobby import save_check
from bot.storage.outbox.offer_rows import end_ready_check, save_offers
from bot.storage.outbox.outbox import OWED, Destination, destination_of, owed, save_owed
from bot.storage.outbox.owed_to_gms import owed_to_gms, places_of_gms
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow

USUAL_MINUTES = 10


class Readiness:
    """Asks the players, takes the answers, and notifies the GMs when all have answered or time is up."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def ask(self, game_id: int, asker_id: int, minutes: int) -> None:
        """Ask all players but the asker whether they are there. Raises Denied if there are none, or the game is on."""

        def ask(connection: Connection) -> list[OutboxRow]:
            hosted, at = signing_up(self._games, connection, game_id), now()
            if not hosted.occupancies:
                raise Denied("nobody-to-ask")
            until = at + timedelta(minutes=minutes)
            save_check(connection, game_id, until, frozenset({asker_id}))
            connection.execute(_reminder(game_id).values(state=OutboxState.DROPPED))
            before = end_ready_check(connection, game_id, at)
            asked = owed(game_id, OutboxKind.READY, [], at, Destination(room_id=hosted.room.id))
            over = owed_to_gms(hosted, OutboxKind.READY_OVER, [], at)
            for each in over:
                each.due_at = until
            save_offers(connection, [asked], until)
            save_owed(connection, over)
            return [*before, asked, *over]

        async with self._games.lock(game_id):
            rows = await self._database.write(ask)
        self._delivery.wake(map(destination_of, rows))
        self._delivery.painter.touch(game_id)

    async def answer(self, game_id: int, user_id: int) -> None:
        """Record that a player is ready. Raises Denied if they have no seat, or no check is open."""

        def answer(connection: Connection) -> tuple[HostedGame, list[OutboxRow]]:
            hosted = signing_up(self._games, connection, game_id)
            if hosted.occupancy_of(user_id) is None:
                raise Denied("not-seated")
            if hosted.lobby.ready is None or hosted.lobby.until is None or hosted.lobby.until < now():
                raise Denied("not-asked-ready")
            ready = hosted.lobby.ready | {user_id}
            save_check(connection, game_id, hosted.lobby.until, ready)
            hosted.lobby = hosted.lobby._replace(ready=ready)
            if not_ready(hosted):
                return hosted, []
            connection.execute(_reminder(game_id).values(due_at=now()))
            return hosted, end_ready_check(connection, game_id, now())

        async with self._games.lock(game_id):
            hosted, over = await self._database.write(answer)
        self._delivery.wake([*places_of_gms(hosted), *map(destination_of, over)])
        self._delivery.painter.touch(game_id)

    async def take_off(self, game_id: int, seat_ids: Iterable[int]) -> None:
        """Remove players from the list and tell them so; each seat goes to the person who has waited longest."""

        def take_off(connection: Connection, seat_id: int) -> list[OutboxRow]:
            hosted = signing_up(self._games, connection, game_id)
            occupancy = hosted.occupancy_on(seat_id)
            if occupancy is None:
                return []
            told = owed(game_id, OutboxKind.TAKEN_OFF, [], now(), Destination(user_id=occupancy.user_id))
            save_owed(connection, [told])
            return [told, *clear_seat(connection, hosted, occupancy)]

        async with self._games.lock(game_id):
            for seat_id in seat_ids:
                rows = await self._database.write(partial(take_off, seat_id=seat_id))
                self._delivery.wake(map(destination_of, rows))
        self._delivery.painter.touch(game_id)


def ready_over_for(connection: Connection, hosted: HostedGame, gm: Destination, at: datetime) -> list[OutboxRow]:
    """Return the row that tells a new GM who is not ready, when the others are told; none if no check is open."""
    over = select(OutboxRow.due_at).where(OutboxRow.game_id == hosted.id, OutboxRow.kind == OutboxKind.READY_OVER)
    due_at = connection.scalar(over.where(OutboxRow.state.in_(OWED)).limit(1))
    if due_at is None:
        return []
    row = owed(hosted.id, OutboxKind.READY_OVER, [], at, gm)
    row.due_at = due_at
    return [row]


def _reminder(game_id: int) -> Update:
    """Return the statement that makes the GMs' message about who is not ready due, as long as it is owed."""
    present = update(OutboxRow).where(OutboxRow.game_id == game_id, OutboxRow.kind == OutboxKind.READY_OVER)
    return present.where(OutboxRow.state.in_(OWED))
