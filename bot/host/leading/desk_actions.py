"""The GM's desk: keeps notes, shows whether the seats' secrets have arrived, and sends them again."""

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
"""The pause after an attempt before a seat's secrets may be sent again: Discord counts a bot's failed DMs."""


class Desk:
    """Keeps notes, and sends secrets again."""

    def __init__(self, database: Database, delivery: Delivering, port: Port) -> None:
        self._database = database
        self._delivery = delivery
        self._port = port

    async def notes(self, game_id: int, writer_id: int) -> Mapping[int, str]:
        """Return a writer's notes on a game, by the number of the seat that each is on."""
        return await self._database.read(lambda connection: notes_of(connection, game_id, writer_id))

    async def note(self, game_id: int, writer_id: int, seat_id: int, text: str) -> None:
        """Save a note in place of the previous one."""
        kept = text.strip()[:LONGEST_NOTE]
        await self._database.write(lambda connection: save_note(connection, game_id, writer_id, seat_id, kept))

    async def deliveries(self, game_id: int) -> Deliveries:
        """Return the state of each secret that the seats of a game are owed."""
        return await self._database.read(lambda connection: deliveries_of(connection, game_id))

    async def reminders(self, hosted: HostedGame) -> Mapping[int, int]:
        """Return how many reminders were sent in the present wait, by the seats' numbers."""
        game_id, line = hosted.id, hosted.wait_line
        return await self._database.read(lambda connection: reminders_of(connection, game_id, line))

    async def opened(self, hosted: HostedGame, occupancy: Occupancy) -> None:
        """Record that a player has read, behind their button, the secrets that their DM refused, if there are any."""
        game_id, seat_id = hosted.id, occupancy.seat_id
        if await self._database.read(lambda connection: last_tried(connection, game_id, seat_id)) is not None:
            await self._database.write(lambda connection: note_opened(connection, game_id, seat_id))

    async def send_again(self, hosted: HostedGame, occupancy: Occupancy) -> None:
        """Open a player's DM anew and send them the secrets that have not arrived. Raises Denied.

        This costs one request more than the messages themselves. It is seldom, and follows one press of the player's
        GM: it is never done for all at once.
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
        """Stop sending a player their secrets, which then wait behind their button. Raises Denied if none are owed."""
        game_id, seat_id = hosted.id, occupancy.seat_id
        if not await self._database.write(lambda connection: let_wait(connection, game_id, seat_id)):
            raise Denied("nothing-owed")
