"""Finds the games in which house players have seats. A house player's user id is negative, which no person's is."""

from sqlalchemy import Connection, select

from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow, Occupant, Seat

WITH_HOUSE = (
    select(GameRow.id)
    .where(GameRow.phase == GamePhase.RUNNING)
    .where(select(Occupant.id).join(Seat).where(Seat.game_id == GameRow.id, Occupant.user_id < 0).exists())
)


def games_with_house(connection: Connection) -> list[int]:
    """Return the games that are on and have, or have had, a house player."""
    return list(connection.scalars(WITH_HOUSE))
