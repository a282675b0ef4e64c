"""Stores what each user has learned, in all games: which games they have read about, and which tips they have had."""

from sqlalchemy import BigInteger, Connection, String, bindparam, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery
from bot.storage.schema.models import Base, Occupant, Seat
from bot.storage.schema.rows import put_new

LONGEST_LESSON = 32
LESSON = bindparam("lesson", type_=String())


class LessonRow(Base):
    """Something that a user need not be told again."""

    __tablename__ = "lessons"

    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    lesson: Mapped[str] = mapped_column(String(LONGEST_LESSON), primary_key=True)


READERS = PreparedQuery(
    select(LessonRow.user_id)
    .join(Occupant, Occupant.user_id == LessonRow.user_id)
    .join(Seat, Seat.id == Occupant.seat_id)
    .where(Seat.game_id == ID, Occupant.until.is_(None), LessonRow.lesson == LESSON)
)


def pages_of(rulebook: str) -> str:
    """Return the lesson of somebody who has read how to play a game."""
    return f"read-{rulebook}"


def tip_of(rulebook: str, move: str) -> str:
    """Return the lesson of somebody who has had the tip on a move of a game."""
    return f"tip-{rulebook}-{move}"


def learn(connection: Connection, user_id: int, lesson: str) -> bool:
    """Save a lesson of a user; return whether it is new to them."""
    return put_new(connection, LessonRow(user_id=user_id, lesson=lesson))


def readers_of(connection: Connection, game_id: int, rulebook: str) -> list[int]:
    """Return the users at a table who have said that they have read how to play its game."""
    return READERS.scalars(connection, {ID.key: game_id, LESSON.key: pages_of(rulebook)})
