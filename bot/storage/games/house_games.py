"""Finds the games in which house players play. One with a seat of its own has a negative user id, as no person has."""

from sqlalchemy import Connection, or_, select

from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import EventRow, GameRow, Occupant, Seat
from engine.events import Substituted
from engine.naming import tag_of

SEATED = select(Occupant.id).join(Seat).where(Seat.game_id == GameRow.id, Occupant.user_id < 0).exists()
STANDS_IN = (
    select(EventRow.line)
    .where(EventRow.game_id == GameRow.id, EventRow.body.contains(f'"notice":"{tag_of(Substituted)}"'))
    .exists()
)
WITH_HOUSE = select(GameRow.id).where(GameRow.phase == GamePhase.RUNNING, or_(SEATED, STANDS_IN))


def games_with_house(connection: Connection) -> list[int]:
    """Return the games that are on and have, or have had, a house player."""
    return list(connection.scalars(WITH_HOUSE))
