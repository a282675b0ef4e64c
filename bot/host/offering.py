"""Offers of seats: made to those who wait for one, or then to everybody in the room, and withdrawn."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from bot.clock import now
from bot.delivery.delivery import Delivery
from bot.host.denied import Denied
from bot.host.locking import locked
from bot.storage.bench import bench_of, knows_secrets
from bot.storage.choices import Reasoning
from bot.storage.database import Database, Job
from bot.storage.games import Games
from bot.storage.kinds import GamePhase, OutboxKind
from bot.storage.live import Live, Sitting
from bot.storage.models import OutboxRow
from bot.storage.offers import (
    SEAT_OFFER_LASTS,
    end_offer_in_room,
    end_offers_of_seat,
    put_on_offer,
    save_offers,
    stands_in_room,
)
from bot.storage.outbox import Destination, destination_of, owed, save_owed


class Offered(NamedTuple):
    """A seat on offer: until when, and whether only those are asked who wait for a seat."""

    until: datetime
    is_for_bench: bool


class Offering:
    """Offers seats of games that are on, and withdraws such offers."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def offer(self, game_id: int, sitting: Sitting, reason: str | None = None) -> Offered:
        """Offer a seat to all who wait for one; where nobody does, or it is on offer already, to everybody in the room.

        A message in the room that offers it already does so no more. Raises Denied if the game is not on, or somebody
        else has the seat by now.
        """
        at = now()

        def offer(connection: Connection) -> list[OutboxRow]:
            live = locked(self._games, connection, game_id)
            if live.phase is not GamePhase.RUNNING:
                raise Denied("over" if live.phase is GamePhase.OVER else "not-begun")
            return offer_seat(connection, live, _same(live, sitting), at, reason)

        rows = await self._write(game_id, offer)
        return Offered(at + SEAT_OFFER_LASTS, any(row.kind is OutboxKind.SEAT_OFFERED for row in rows))

    async def withdraw(self, game_id: int, seat_id: int, occupant_id: int) -> None:
        """Withdraw the offer of a seat. Raises Denied if it is over."""

        def withdraw(connection: Connection) -> list[OutboxRow]:
            live, at = locked(self._games, connection, game_id), now()
            sitting = live.sitting_on(seat_id)
            if sitting is None or sitting.occupant_id != occupant_id or not sitting.is_on_offer(at):
                raise Denied("offer-over")
            return end_offers_of_seat(connection, game_id, sitting.seat_id, sitting.name, at)

        await self._write(game_id, withdraw)

    async def _write(self, game_id: int, change: Job[list[OutboxRow]]) -> list[OutboxRow]:
        async with self._games.turn(game_id):
            rows = await self._database.write(change)
        self._delivery.wake(map(destination_of, rows))
        return rows


def offer_seat(
    connection: Connection, live: Live, sitting: Sitting, at: datetime, reason: str | None = None
) -> list[OutboxRow]:
    """Do what ``Offering.offer`` says; gives what is owed of that."""
    rows = end_offer_in_room(connection, live.id, sitting.seat_id, at)
    offers = [] if sitting.is_on_offer(at) else _to_bench(connection, live, sitting, at)
    offers = offers or [
        owed(live.id, OutboxKind.SEAT_FREE, [], at, Destination(room_id=live.room.id, seat_id=sitting.seat_id))
    ]
    for offer in offers:
        offer.text = reason if live.reasons is Reasoning.ALL else None
    put_on_offer(connection, sitting.occupant_id, at + SEAT_OFFER_LASTS, reason)
    save_offers(connection, offers, at + SEAT_OFFER_LASTS)
    return [*rows, *offers]


def seek(connection: Connection, live: Live, sitting: Sitting, at: datetime) -> list[OutboxRow]:
    """Offer the seat of somebody who has missed waits, unless everybody in the room is asked already."""
    if stands_in_room(connection, live.id, sitting.seat_id, at):
        return []
    news = owed(live.id, OutboxKind.SOUGHT, [], at, Destination(room_id=live.room.id, seat_id=sitting.seat_id))
    save_owed(connection, [news])
    return [news, *offer_seat(connection, live, sitting, at)]


def _to_bench(connection: Connection, live: Live, sitting: Sitting, at: datetime) -> list[OutboxRow]:
    """Messages that offer a seat to all who wait for one, and may know nothing yet."""
    waiting = [each for each in bench_of(connection, live.id) if not knows_secrets(connection, live.id, each.user_id)]
    rows = [owed(live.id, OutboxKind.SEAT_OFFERED, [], at, Destination(user_id=each.user_id)) for each in waiting]
    for row in rows:
        row.speaker, row.about_id = sitting.name, sitting.user_id
    return rows


def _same(live: Live, sitting: Sitting) -> Sitting:
    """A seat as it is now. Raises Denied if somebody else sits there by now."""
    found = live.sitting_on(sitting.seat_id)
    if found is None or found.occupant_id != sitting.occupant_id:
        raise Denied("stale")
    return found
