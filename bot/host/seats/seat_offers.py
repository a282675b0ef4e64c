"""Offers seats, to the people on the bench or else to everybody in the room, and withdraws the offers."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, select

from bot.clock import now
from bot.database.database import Database, Job
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.locked_games import locked
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.outbox.offer_rows import (
    SEAT_OFFER_LASTS,
    end_offer_in_room,
    end_offers_of_seat,
    put_on_offer,
    save_offers,
    stands_in_room,
)
from bot.storage.outbox.outbox import Destination, destination_of, owed, save_owed
from bot.storage.people.bench import bench_of, knows_secrets
from bot.storage.schema.choices import Reasoning
from bot.storage.schema.kinds import GamePhase, OutboxKind
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.tables import OUTBOX


class Offered(NamedTuple):
    """A seat on offer: when the offer lapses, and whether only the bench is asked."""

    until: datetime
    is_for_bench: bool


class Offering:
    """Offers seats of running games, and withdraws such offers."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def offer(self, game_id: int, occupancy: Occupancy, reason: str | None = None) -> Offered:
        """Offer a seat to the bench; if the bench is empty, or the seat is already on offer, to everybody in the room.

        An older message in the room that offers it is closed. Raises Denied if the game is not on, or somebody else has
        the seat by now.
        """
        at = now()

        def offer(connection: Connection) -> list[OutboxRow]:
            hosted = locked(self._games, connection, game_id)
            if hosted.phase is not GamePhase.RUNNING:
                raise Denied("over" if hosted.phase is GamePhase.OVER else "not-begun")
            return offer_seat(connection, hosted, _same(hosted, occupancy), at, reason)

        rows = await self._write(game_id, offer)
        return Offered(at + SEAT_OFFER_LASTS, any(row.kind is OutboxKind.SEAT_OFFERED for row in rows))

    async def withdraw(self, game_id: int, seat_id: int, occupant_id: int) -> None:
        """Withdraw the offer of a seat. Raises Denied if it is over."""

        def withdraw(connection: Connection) -> list[OutboxRow]:
            hosted, at = locked(self._games, connection, game_id), now()
            occupancy = hosted.occupancy_on(seat_id)
            if occupancy is None or occupancy.occupant_id != occupant_id or not occupancy.is_on_offer(at):
                raise Denied("offer-over")
            return end_offers_of_seat(connection, game_id, occupancy.seat_id, occupancy.name, at)

        await self._write(game_id, withdraw)

    async def _write(self, game_id: int, change: Job[list[OutboxRow]]) -> list[OutboxRow]:
        async with self._games.lock(game_id):
            rows = await self._database.write(change)
        self._delivery.wake(map(destination_of, rows))
        return rows


def offer_seat(
    connection: Connection, hosted: HostedGame, occupancy: Occupancy, at: datetime, reason: str | None = None
) -> list[OutboxRow]:
    """Do the work of ``Offering.offer``; return the rows owed for it."""
    rows = end_offer_in_room(connection, hosted.id, occupancy.seat_id, at)
    offers = [] if occupancy.is_on_offer(at) else _to_bench(connection, hosted, occupancy, at)
    offers = offers or [
        owed(hosted.id, OutboxKind.SEAT_FREE, [], at, Destination(room_id=hosted.room.id, seat_id=occupancy.seat_id))
    ]
    for offer in offers:
        offer.text = reason if hosted.settings.reasons is Reasoning.ALL else None
    put_on_offer(connection, occupancy.occupant_id, at + SEAT_OFFER_LASTS, reason)
    save_offers(connection, offers, at + SEAT_OFFER_LASTS)
    return [*rows, *offers]


def seek(connection: Connection, hosted: HostedGame, occupancy: Occupancy, at: datetime) -> list[OutboxRow]:
    """Offer the seat of somebody who has missed waits, unless everybody in the room is already asked."""
    if stands_in_room(connection, hosted.id, occupancy.seat_id, at):
        return []
    news = owed(hosted.id, OutboxKind.SOUGHT, [], at, Destination(room_id=hosted.room.id, seat_id=occupancy.seat_id))
    save_owed(connection, [news])
    return [news, *offer_seat(connection, hosted, occupancy, at)]


def gives_reason_in_room(connection: Connection, seat_id: int, reason: str) -> bool:
    """Whether a message in the room has offered a seat for this reason."""
    free = (OUTBOX.c.kind == OutboxKind.SEAT_FREE, OUTBOX.c.seat_id == seat_id, OUTBOX.c.text == reason)
    return connection.scalar(select(OUTBOX.c.id).where(*free).limit(1)) is not None


def _to_bench(connection: Connection, hosted: HostedGame, occupancy: Occupancy, at: datetime) -> list[OutboxRow]:
    """Return messages that offer a seat to all on the bench who may not know any secrets yet."""
    waiting = [
        each for each in bench_of(connection, hosted.id) if not knows_secrets(connection, hosted.id, each.user_id)
    ]
    rows = [owed(hosted.id, OutboxKind.SEAT_OFFERED, [], at, Destination(user_id=each.user_id)) for each in waiting]
    for row in rows:
        row.speaker, row.about_id = occupancy.name, occupancy.user_id
    return rows


def _same(hosted: HostedGame, occupancy: Occupancy) -> Occupancy:
    """Return a seat as it is now. Raises Denied if somebody else sits there by now."""
    found = hosted.occupancy_on(occupancy.seat_id)
    if found is None or found.occupant_id != occupancy.occupant_id:
        raise Denied("stale")
    return found
