"""Publishes a finished game's record and cast, which nobody may have before its reveal."""

from sqlalchemy import Connection, select

from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.postponed_reveals import reveals_at
from bot.storage.games.record_lines import record_of
from bot.storage.people.past_occupants import Cast, cast_of
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow


class StillOn(Exception):
    """The game is not over, or its reveal is still to come."""


def published(connection: Connection, hosted: HostedGame) -> tuple[bytes, Cast]:
    """Return the record and the cast, once everybody may know who was who. Raises StillOn."""
    check_published(connection, hosted)
    return record_of(connection, hosted.id), cast_of(connection, hosted.id)


def check_published(connection: Connection, hosted: HostedGame) -> None:
    """Raise StillOn unless everybody may know who was who."""
    if reveals_at(hosted) is not None:
        raise StillOn(hosted.id)
    _check_over(connection, hosted.id)


def published_record(connection: Connection, game_id: int) -> bytes:
    """Return the record of a game. Raises StillOn."""
    _check_over(connection, game_id)
    return record_of(connection, game_id)


def published_cast(connection: Connection, game_id: int) -> Cast:
    """Return the people who have played the seats of a game. Raises StillOn."""
    _check_over(connection, game_id)
    return cast_of(connection, game_id)


def _check_over(connection: Connection, game_id: int) -> None:
    if connection.scalar(select(GameRow.phase).where(GameRow.id == game_id)) is not GamePhase.OVER:
        raise StillOn(game_id)
