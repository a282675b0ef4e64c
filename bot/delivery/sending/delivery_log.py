"""Writes the log's lines about deliveries, which never say whose message it was."""

import discord
import structlog

from bot.storage.schema.models import OutboxRow

log = structlog.get_logger()


def traced(row: OutboxRow) -> dict[str, object]:
    """Return what the log may say of an unsent row: whether it is the room's, and for other rows no more than that."""
    return {"game": row.game_id} | ({"to": "room"} if _is_for_all(row) else {})


def answered(error: Exception) -> dict[str, object]:
    """Return the status and code of Discord's answer, if there is one. A host needs them to look the error up."""
    return {"status": error.status, "code": error.code} if isinstance(error, discord.HTTPException) else {}


def log_delivery(row: OutboxRow) -> None:
    """Log a message to the room. The number and times of private messages would show what is done in secret."""
    if _is_for_all(row):
        log.info("delivery", game=row.game_id)


def _is_for_all(row: OutboxRow) -> bool:
    """Whether a row is for the room itself, and not for a thread beside it."""
    return row.room_id is not None and row.thread is None
