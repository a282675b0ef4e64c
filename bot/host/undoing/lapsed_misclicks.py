"""Lets a request to take a move back lapse as soon as everybody sees that the game has gone on."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, bindparam, update

from bot.database.prepared import PreparedWrite
from bot.host.moves.submissions import Accepted
from bot.host.undoing.undo import is_public
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.misclicks import open_retraction
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.tables import RETRACTIONS

LAPSE = PreparedWrite(
    update(RETRACTIONS).where(RETRACTIONS.c.game_id == bindparam("game"), RETRACTIONS.c.is_open).values(is_open=False)
)


def lapse(connection: Connection, hosted: HostedGame, lines: Iterable[Accepted], at: datetime) -> list[OutboxRow]:
    """Close an open misclick request once some lines have moved the game on. Return the rows owed for it."""
    if not any(is_public(line.entry) for line in lines):
        return []
    asked = open_retraction(connection, hosted.id)
    if asked is None or not LAPSE.save(connection, {"game": hosted.id}):
        return []
    rows = [retraction_row(hosted, asked.line, at)]
    save_owed(connection, rows)
    return rows


def retraction_row(hosted: HostedGame, line: int, at: datetime) -> OutboxRow:
    """Queue the new state of a misclick request for the room."""
    return owed(hosted.id, OutboxKind.RETRACTION, [line], at, Destination(room_id=hosted.room.id))
