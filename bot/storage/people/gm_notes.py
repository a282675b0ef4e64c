"""Stores the GMs' private notes on seats and on the game. Nobody else sees them, and they are deleted with the game."""

from collections.abc import Mapping

from sqlalchemy import BigInteger, Connection, ForeignKey, String, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.storage.schema.models import Base
from bot.storage.schema.rows import put

LONGEST_NOTE = 400
"""The most characters of a note."""
ON_GAME = 0
"""Stands for a seat's number in a note on the game."""
SHARED = 0
"""Stands for the writer of a note that all GMs without a seat share."""


class NoteRow(Base):
    """A note. GMs without a seat share theirs; a GM with a seat has their own, from their knowledge as a player."""

    __tablename__ = "notes"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    writer_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    seat_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    text: Mapped[str] = mapped_column(String(LONGEST_NOTE))


def notes_of(connection: Connection, game_id: int, writer_id: int) -> Mapping[int, str]:
    """Return a writer's notes on a game, by the number of the seat that each is on."""
    noted = select(NoteRow.seat_id, NoteRow.text).where(NoteRow.game_id == game_id, NoteRow.writer_id == writer_id)
    return {row.seat_id: row.text for row in connection.execute(noted)}


def save_note(connection: Connection, game_id: int, writer_id: int, seat_id: int, text: str) -> None:
    """Save a note in place of the previous one; an empty text deletes it."""
    if text:
        put(connection, NoteRow(game_id=game_id, writer_id=writer_id, seat_id=seat_id, text=text))
        return
    same = (NoteRow.game_id == game_id, NoteRow.writer_id == writer_id, NoteRow.seat_id == seat_id)
    connection.execute(delete(NoteRow).where(*same))
