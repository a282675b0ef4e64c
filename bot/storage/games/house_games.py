"""Finds the games in which house players play. One with a seat of its own has a negative user id, as no person has."""

from sqlalchemy import Connection, Text, or_, select, type_coerce

from bot.database.prepared import PreparedQuery
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import ActionRow, GameRow, Occupant, Seat
from engine.actions import Substitute
from engine.names import CLOCK, GM
from engine.naming import tag_of

SEATED = select(Occupant.id).join(Seat).where(Seat.game_id == GameRow.id, Occupant.user_id < 0).exists()
STANDS_IN = (
    select(ActionRow.number)
    .where(
        ActionRow.game_id == GameRow.id,
        or_(ActionRow.by == GM, ActionRow.by == CLOCK),
        type_coerce(ActionRow.body, Text).contains(f'"move":"{tag_of(Substitute)}"'),
    )
    .exists()
)
WITH_HOUSE = PreparedQuery(select(GameRow.id).where(GameRow.phase == GamePhase.RUNNING, or_(SEATED, STANDS_IN)))


def games_with_house(connection: Connection) -> list[int]:
    """Return the games that are on and have, or have had, a house player."""
    return WITH_HOUSE.scalars(connection)
