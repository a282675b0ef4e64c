"""Stores the times at which games are to begin by themselves."""

from datetime import datetime

from sqlalchemy import Connection, ForeignKey, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery
from bot.storage.schema.models import Base
from bot.storage.schema.rows import put
from bot.storage.schema.times_of_games import TimesOfGames


class PlannedStart(Base):
    """The time at which a game is to begin by itself. The row goes when the sign-up ends."""

    __tablename__ = "planned_starts"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[datetime] = mapped_column(index=True)


START = PreparedQuery(select(PlannedStart.at).where(PlannedStart.game_id == ID))
UNPLANNED = delete(PlannedStart).where(PlannedStart.game_id == ID)
STARTS = TimesOfGames(PlannedStart.game_id, PlannedStart.at)


def start_of(connection: Connection, game_id: int) -> datetime | None:
    """Return when a game is to begin by itself; None if that is not planned."""
    return next(iter(START.scalars(connection, {ID.key: game_id})), None)


def save_start(connection: Connection, game_id: int, at: datetime | None) -> None:
    """Save when a game is to begin by itself, or that it is not."""
    if at is None:
        connection.execute(UNPLANNED, {ID.key: game_id})
    else:
        put(connection, PlannedStart(game_id=game_id, at=at))
