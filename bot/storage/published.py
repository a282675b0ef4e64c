"""What everybody may have of a game once it is over, and nobody before: its record, and who was who."""

from sqlalchemy import Connection, select

from bot.storage.cast import Cast, cast_of
from bot.storage.kinds import GamePhase
from bot.storage.live import Live
from bot.storage.models import GameRow
from bot.storage.records import record_of
from bot.storage.reveals import reveals_at


class StillOn(Exception):
    """A game that is not over, or of which is not told yet who was who."""


def published(connection: Connection, live: Live) -> tuple[bytes, Cast]:
    """Both, once everybody may be told who was who. Raises StillOn."""
    if reveals_at(live) is not None:
        raise StillOn(live.id)
    _check_over(connection, live.id)
    return record_of(connection, live.id), cast_of(connection, live.id)


def published_record(connection: Connection, game_id: int) -> bytes:
    """The record of a game. Raises StillOn."""
    _check_over(connection, game_id)
    return record_of(connection, game_id)


def published_cast(connection: Connection, game_id: int) -> Cast:
    """Who has played the seats of a game. Raises StillOn."""
    _check_over(connection, game_id)
    return cast_of(connection, game_id)


def _check_over(connection: Connection, game_id: int) -> None:
    if connection.scalar(select(GameRow.phase).where(GameRow.id == game_id)) is not GamePhase.OVER:
        raise StillOn(game_id)
