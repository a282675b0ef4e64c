"""What everybody may have of a game once it is over, and nobody before: its record, and who was who."""

from sqlalchemy import Connection, select

from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.postponed_reveals import reveals_at
from bot.storage.games.record_lines import record_of
from bot.storage.people.past_occupants import Cast, cast_of
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow


class StillOn(Exception):
    """A game that is not over, or of which is not told yet who was who."""


def published(connection: Connection, hosted: HostedGame) -> tuple[bytes, Cast]:
    """Both, once everybody may be told who was who. Raises StillOn."""
    if reveals_at(hosted) is not None:
        raise StillOn(hosted.id)
    _check_over(connection, hosted.id)
    return record_of(connection, hosted.id), cast_of(connection, hosted.id)


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
