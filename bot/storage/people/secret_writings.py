"""Stores the players' secret texts before a game. They are kept until the game begins or their writer leaves."""

from sqlalchemy import Connection, ForeignKey, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import ID, Json
from bot.database.prepared import PreparedQuery, PreparedWrite
from bot.storage.schema.models import Base, Occupant, Seat
from bot.storage.schema.rows import row_of, table_of


class WritingRow(Base):
    """The secret text of a seat's occupant, which nobody else is shown."""

    __tablename__ = "writings"

    seat_id: Mapped[int] = mapped_column(ForeignKey("seats.id", ondelete="CASCADE"), primary_key=True)
    texts: Mapped[list[str]] = mapped_column(Json(list[str]))


WRITTEN = PreparedQuery(
    select(Occupant.user_id, WritingRow.texts)
    .join(Occupant, Occupant.seat_id == WritingRow.seat_id)
    .join(Seat, Seat.id == WritingRow.seat_id)
    .where(Seat.game_id == ID, Occupant.until.is_(None))
)
FORGOTTEN = PreparedWrite(
    delete(table_of(WritingRow)).where(WritingRow.seat_id.in_(select(Seat.id).where(Seat.game_id == ID)))
)


def texts_of(connection: Connection, seat_id: int) -> list[str]:
    """Return the texts written on a seat so far."""
    written = row_of(connection, WritingRow, seat_id)
    return [] if written is None else written.texts


def texts_by_user(connection: Connection, game_id: int) -> dict[int, list[str]]:
    """Return the texts written before a game, by their Discord user, whose seat may be another when it begins."""
    return {row.user_id: row.texts for row in WRITTEN.rows(connection, {ID.key: game_id})}


def forget_texts(connection: Connection, game_id: int) -> None:
    """Delete all texts written before a game."""
    FORGOTTEN.save(connection, {ID.key: game_id})
