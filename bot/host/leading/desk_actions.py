"""The GM's desk: what he notes, and what becomes of the secrets that the seats are owed."""

from collections.abc import Mapping
from datetime import timedelta

from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database
from bot.delivery.requests.failures import FAILURES
from bot.delivery.requests.port import Port
from bot.delivery.sending.delivery import Delivery as Delivering
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.outbox.outbox import Destination, save_dm
from bot.storage.outbox.secret_deliveries import (
    Deliveries,
    deliveries_of,
    last_tried,
    let_wait,
    note_opened,
    owe_again,
    reminders_of,
)
from bot.storage.people.gm_notes import LONGEST_NOTE, notes_of, save_note
from bot.wording.time_words import clock

BETWEEN_TRIES = timedelta(minutes=10)
"""How long after an attempt a seat's secrets may be sent again: whom a bot writes to in vain Discord counts."""


class Desk:
    """Keeps notes, and sends secrets again."""

    def __init__(self, database: Database, delivery: Delivering, port: Port) -> None:
        self._database = database
        self._delivery = delivery
        self._port = port

    async def notes(self, game_id: int, writer_id: int) -> Mapping[int, str]:
        """What a writer has noted on a game, by the number of the seat that it is on."""
        return await self._database.read(lambda connection: notes_of(connection, game_id, writer_id))

    async def note(self, game_id: int, writer_id: int, seat_id: int, text: str) -> None:
        """Keep a note in place of the one before."""
        kept = text.strip()[:LONGEST_NOTE]
        await self._database.write(lambda connection: save_note(connection, game_id, writer_id, seat_id, kept))

    async def deliveries(self, game_id: int) -> Deliveries:
        """What has become of the secrets that seats of a game are owed."""
        return await self._database.read(lambda connection: deliveries_of(connection, game_id))

    async def reminders(self, hosted: HostedGame) -> Mapping[int, int]:
        """How many reminders were sent in the present wait, by the seats' numbers."""
        game_id, line = hosted.id, hosted.wait_line
        return await self._database.read(lambda connection: reminders_of(connection, game_id, line))

    async def opened(self, hosted: HostedGame, occupancy: Occupancy) -> None:
        """Write down that somebody has read behind his button what his DM did not take, if there is anything."""
        game_id, seat_id = hosted.id, occupancy.seat_id
        if await self._database.read(lambda connection: last_tried(connection, game_id, seat_id)) is not None:
            await self._database.write(lambda connection: note_opened(connection, game_id, seat_id))

    async def send_again(self, hosted: HostedGame, occupancy: Occupancy) -> None:
        """Open somebody's DM anew, and send him what has not arrived. Raises Denied.

        That takes one request more than his messages, by one press of his GM's and seldom: never for all at once.
        """
        game_id, seat_id, user_id = hosted.id, occupancy.seat_id, occupancy.user_id
        tried = await self._database.read(lambda connection: last_tried(connection, game_id, seat_id))
        if tried is None:
            raise Denied("nothing-unsent")
        if tried > now() - BETWEEN_TRIES:
            raise Denied("just-tried", {"when": clock(tried + BETWEEN_TRIES)})
        try:
            channel_id = await self._port.open_dm(user_id)
        except FAILURES:
            raise Denied("not-reached") from None

        def owe(connection: Connection) -> None:
            save_dm(connection, game_id, user_id, channel_id=channel_id, is_open=True)
            owe_again(connection, game_id, seat_id, now())

        await self._database.write(owe)
        self._delivery.wake([Destination(seat_id=seat_id)])

    async def let_wait(self, hosted: HostedGame, occupancy: Occupancy) -> None:
        """Send somebody nothing more of what he is owed: it waits behind his button. Raises Denied if nothing is."""
        game_id, seat_id = hosted.id, occupancy.seat_id
        if not await self._database.write(lambda connection: let_wait(connection, game_id, seat_id)):
            raise Denied("nothing-owed")
