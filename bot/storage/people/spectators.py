"""Stores informed spectators: they ask to see all secrets, a GM who knows them agrees, and they never play in it."""

from datetime import datetime

from sqlalchemy import BigInteger, Connection, ForeignKey, bindparam, false, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import ID
from bot.storage.schema.models import Base

THREAD = "spectators"
"""The key of the spectators' private thread. No rulebook has a thread with this key."""


class Spectator(Base):
    """Somebody who watches with all secrets, or has asked to."""

    __tablename__ = "spectators"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    since: Mapped[datetime]
    is_informed: Mapped[bool] = mapped_column(default=False)
    """Whether a GM has agreed, so that the spectator may know everything for good."""
    has_stopped: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether the spectator has stopped watching for now."""


USER = bindparam("user_id", type_=BigInteger())
INFORMED = select(Spectator.user_id).where(Spectator.game_id == ID, Spectator.user_id == USER, Spectator.is_informed)
WATCHING = (
    select(Spectator.user_id)
    .where(Spectator.game_id == ID, Spectator.is_informed, Spectator.has_stopped.is_(False))
    .order_by(Spectator.since, Spectator.user_id)
)


def is_informed(connection: Connection, game_id: int, user_id: int) -> bool:
    """Whether somebody watches a game with all its secrets."""
    return connection.scalar(INFORMED, {ID.key: game_id, USER.key: user_id}) is not None


def spectators_of(connection: Connection, game_id: int) -> list[int]:
    """Return a game's present informed spectators, in the order of their requests."""
    return list(connection.scalars(WATCHING, {ID.key: game_id}))
