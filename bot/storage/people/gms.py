"""Stores who leads a game: its first GM, who is in the game's row, and the co-GMs."""

from datetime import datetime

from sqlalchemy import BigInteger, BindParameter, ColumnElement, Connection, ForeignKey, or_, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery
from bot.storage.schema.models import Base, GameRow


class CoGm(Base):
    """Somebody who leads a game beside its first GM, with the same rights and duties."""

    __tablename__ = "co_gms"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False, index=True)
    since: Mapped[datetime]


class GmOffer(Base):
    """An offer to lead a game, in place of a GM or beside all of them."""

    __tablename__ = "gm_offers"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    instead_of: Mapped[int | None] = mapped_column(BigInteger, default=None)
    until: Mapped[datetime]


BESIDE = PreparedQuery(select(CoGm.user_id).where(CoGm.game_id == ID).order_by(CoGm.since, CoGm.user_id))


def co_gms_of(connection: Connection, game_id: int) -> tuple[int, ...]:
    """Return a game's co-GMs, the longest-serving first."""
    return tuple(BESIDE.scalars(connection, {ID.key: game_id}))


def gms_of(connection: Connection, game_id: int) -> tuple[int, ...]:
    """Return all GMs of a game, its first GM first."""
    first = connection.scalars(select(GameRow.gm_id).where(GameRow.id == game_id)).one()
    return first, *co_gms_of(connection, game_id)


def leads(user_id: int | BindParameter[int]) -> ColumnElement[bool]:
    """Return the condition that somebody leads the game of a row."""
    return or_(GameRow.gm_id == user_id, GameRow.id.in_(select(CoGm.game_id).where(CoGm.user_id == user_id)))
