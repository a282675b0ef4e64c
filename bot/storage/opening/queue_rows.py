"""Stores the queue of each server: games that are to open once there is room for them."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum

from sqlalchemy import Connection, Row, delete, func, select

from bot.database.prepared import PreparedQuery
from bot.storage.matches.match_rows import is_match_in
from bot.storage.opening.opening_models import QueuedGame
from bot.storage.people.guilds import SERVER, games_on
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow, Guild, Room
from bot.storage.schema.rows import row_of, rows_of
from bot.storage.schema.tables import QUEUED_GAMES

OF_SERVER = PreparedQuery(select(QUEUED_GAMES).where(QUEUED_GAMES.c.guild_id == SERVER).order_by(QUEUED_GAMES.c.id))
QUEUE = PreparedQuery(select(QueuedGame.id, QueuedGame.channel_id).order_by(QueuedGame.id))


class Waiting(StrEnum):
    """The reason why a queued game has not opened: the server's limit, its channel, or its GM's other sign-ups."""

    LIMIT = "limit"
    CHANNEL = "channel"
    SIGN_UPS = "sign-ups"


def queue_of(connection: Connection, guild_id: int) -> list[QueuedGame]:
    """Return the queue of a server, first come first."""
    return rows_of(connection, QueuedGame, OF_SERVER, {SERVER.key: guild_id})


def all_queued(connection: Connection) -> Sequence[Row[int, int]]:
    """Return the ids of the queued games of all servers and of their channels, first come first."""
    return QUEUE.rows(connection)


def take_from_queue(connection: Connection, queued_id: int) -> bool:
    """Take a game off the queue; return whether it was still there."""
    gone = delete(QueuedGame).where(QueuedGame.id == queued_id).returning(QueuedGame.id)
    return connection.scalar(gone) is not None


def why_waiting(connection: Connection, queued: QueuedGame, most_sign_ups: int) -> Waiting | None:
    """Return why a queued game cannot open now; None if it can. Games before it in the queue are not considered."""
    guild = row_of(connection, Guild, queued.guild_id)
    most = None if guild is None else guild.most_games
    if most is not None and len(games_on(connection, queued.guild_id)) >= most:
        return Waiting.LIMIT
    taken = select(Room.id).where(Room.channel_id == queued.channel_id, Room.is_open)
    if connection.scalar(taken) is not None or is_match_in(connection, queued.channel_id):
        return Waiting.CHANNEL
    led = select(func.count()).select_from(GameRow).where(GameRow.gm_id == queued.gm_id)
    if (connection.scalar(led.where(GameRow.phase == GamePhase.SIGNUP)) or 0) >= most_sign_ups:
        return Waiting.SIGN_UPS
    return None


def openable(connection: Connection, waiting: Iterable[QueuedGame], most_sign_ups: int) -> Iterator[QueuedGame]:
    """Yield those of the ``waiting`` games that could open now. Only the first of them is sure to have room."""
    full = set[int]()
    for queued in waiting:
        why = Waiting.LIMIT if queued.guild_id in full else why_waiting(connection, queued, most_sign_ups)
        if why is None:
            yield queued
        elif why is Waiting.LIMIT:
            full.add(queued.guild_id)
