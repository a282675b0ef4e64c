"""What the log tells of a delivery: never whose it was."""

import discord
import structlog

from bot.storage.schema.models import OutboxRow

log = structlog.get_logger()


def traced(row: OutboxRow) -> dict[str, object]:
    """What may be known of a row that is not sent: whether it is the room's, and no more of what goes elsewhere."""
    return {"game": row.game_id} | ({"to": "room"} if _is_for_all(row) else {})


def answered(error: Exception) -> dict[str, object]:
    """The status and the code of Discord's answer, if it has answered: without them a host cannot look it up."""
    return {"status": error.status, "code": error.code} if isinstance(error, discord.HTTPException) else {}


def log_delivery(row: OutboxRow) -> None:
    """Log what the room is told. How much is told in private, and when, tells what is done in secret."""
    if _is_for_all(row):
        log.info("delivery", game=row.game_id)


def _is_for_all(row: OutboxRow) -> bool:
    """Whether a row is the room's, and not that of a thread beside it."""
    return row.room_id is not None and row.thread is None
