"""Queues messages for a game's private threads: setting them up or right, and the words spoken in them."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.host.moves.owed_rows import thread_of
from bot.storage.channels.thread_rows import lose_threads, thread_in
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import thread_due
from bot.storage.outbox.outbox import Destination, destination_of, owed, save_owed
from bot.storage.people.spectators import THREAD as SPECTATORS
from bot.storage.schema.kinds import OutboxKind, Secrecy
from bot.storage.schema.models import OutboxRow
from engine.events import Replaced
from engine.log import Entry
from engine.speech import Message, PrivateThread


class Threads:
    """Sets up deleted threads again."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def miss(self, channel_id: int) -> None:
        """Set up a deleted thread again, if it was a private thread of a game."""
        found = await self._database.read(lambda connection: thread_in(connection, channel_id))
        hosted = await self._games.load(found.game_id) if found is not None else None
        if found is None or hosted is None:
            return
        rows = rows_for(hosted, [found.key], now())

        def save(connection: Connection) -> None:
            lose_threads(connection, found.game_id, [found.key])
            save_owed(connection, rows)

        await self._database.write(save)
        self._delivery.wake(map(destination_of, rows))


def keys_of(hosted: HostedGame) -> list[str]:
    """Return the keys of the threads that a game has now: those of its rulebook and that of its spectators."""
    return [*hosted.threads, *([SPECTATORS] if hosted.is_watched else [])]


def rows_for(hosted: HostedGame, keys: Iterable[str], at: datetime) -> list[OutboxRow]:
    """Queue these threads to be set right."""
    return [thread_due(hosted, key, at) for key in keys]


def thread_rows(before: Mapping[str, PrivateThread], hosted: HostedGame, entry: Entry, at: datetime) -> list[OutboxRow]:
    """Return the messages for threads that a line has changed, or in which something is said."""
    after = hosted.threads
    moved = {event.player for event in entry.events if isinstance(event, Replaced)}
    rows: list[OutboxRow] = []
    for key in {**before, **after}:
        was, thread = before.get(key), after.get(key)
        if was != thread or (thread is not None and moved & set(thread.members)):
            rows += rows_for(hosted, [key], at)
        if was is not None and thread is not None and thread.is_relayed and not was.is_relayed:
            rows += _relayed(hosted, thread, at)
    for event in entry.events:
        if isinstance(event, Message) and (thread := thread_of(hosted, event)) is not None:
            rows += rows_for(hosted, [thread.key], at)
            room = Destination(room_id=hosted.room.id, thread=thread.key)
            rows.append(owed(hosted.id, OutboxKind.WHISPER, [entry.line], at, room))
    return rows


def _relayed(hosted: HostedGame, thread: PrivateThread, at: datetime) -> list[OutboxRow]:
    """Queue word for a thread's members that they talk through the bot for now."""
    if hosted.settings.secrecy is Secrecy.ANSWERS:
        return []
    seats = [Destination(seat_id=hosted.occupancy(name).seat_id) for name in thread.members]
    return [owed(hosted.id, OutboxKind.RELAYED, [], at, seat) for seat in seats]
