"""What the log tells of a delivery: never whose it was."""

import structlog

from bot.storage.models import OutboxRow

log = structlog.get_logger()


def kind_of_receiver(row: OutboxRow) -> str:
    """The kind of destination of a row, and no more: whose DM it is may tell a secret."""
    if row.room_id is not None:
        return "room"
    return "player" if row.user_id is None else "gm"


def log_delivery(row: OutboxRow) -> None:
    """Log what the room is told. How much is told in private, and when, tells what is done in secret."""
    if row.room_id is not None:
        log.info("delivery", game=row.game_id)
