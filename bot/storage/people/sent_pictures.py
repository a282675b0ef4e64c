"""Stores the pictures that GMs send: beside their own words, and as the cover of a game.

Discord's links to uploaded files expire, so the files themselves are kept, each made anew and of bounded size.
"""

from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, ForeignKey, ForeignKeyConstraint, Text, bindparam, delete, func, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import ID
from bot.storage.people.remarks import USER, Remark
from bot.storage.schema.models import Base, GameRow
from bot.storage.schema.rows import add, put, row_of, table_of


class SentPicture(NamedTuple):
    """A picture as it is kept, and its alternative text, which may be empty."""

    content: bytes
    text: str


class RemarkPicture(Base):
    """The picture beside a GM's own words. It goes with them."""

    __tablename__ = "remark_pictures"
    __table_args__ = (
        ForeignKeyConstraint(["game_id", "number"], ["remarks.game_id", "remarks.number"], ondelete="CASCADE"),
    )

    game_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False, default=0)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False, default=0)
    content: Mapped[bytes]


class Cover(Base):
    """The picture on the card of a game, in place of its theme's."""

    __tablename__ = "covers"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    content: Mapped[bytes]
    text: Mapped[str] = mapped_column(Text)


KEPT = timedelta(days=2)
"""The time after the end of a game for which the pictures beside its GMs' words are kept."""
PICTURES = table_of(RemarkPicture)
OVER = select(GameRow.id).where(GameRow.ended_at < bindparam("before", type_=GameRow.ended_at.type))
OLD = delete(PICTURES).where(PICTURES.c.game_id.in_(OVER))
NUMBER = (
    select(func.count())
    .select_from(RemarkPicture)
    .join(Remark, (Remark.game_id == RemarkPicture.game_id) & (Remark.number == RemarkPicture.number))
    .where(Remark.game_id == ID, Remark.writer_id == USER)
)
COVERS = table_of(Cover)
UNCOVERED = delete(COVERS).where(COVERS.c.game_id == ID)


def add_picture(connection: Connection, remark: Remark, picture: SentPicture) -> None:
    """Save a picture beside a saved remark, which has its alternative text."""
    add(connection, RemarkPicture(game_id=remark.game_id, number=remark.number, content=picture.content))


def picture_beside(connection: Connection, remark: Remark) -> SentPicture | None:
    """Return the picture beside a remark, if there is one."""
    row = None if remark.picture is None else row_of(connection, RemarkPicture, remark.game_id, remark.number)
    return None if row is None else SentPicture(row.content, remark.picture or "")


def count_pictures(connection: Connection, game_id: int, user_id: int) -> int:
    """Return how many pictures are kept beside a GM's words in a game."""
    return connection.scalar(NUMBER, {ID.key: game_id, USER.key: user_id}) or 0


def forget_old_pictures(connection: Connection, now: datetime) -> None:
    """Delete the pictures beside words in games that ended long ago, because each takes much space."""
    connection.execute(OLD, {"before": now - KEPT})


def cover_of(connection: Connection, game_id: int) -> SentPicture | None:
    """Return the cover of a game, if it has one."""
    row = row_of(connection, Cover, game_id)
    return None if row is None else SentPicture(row.content, row.text)


def put_cover(connection: Connection, game_id: int, picture: SentPicture | None) -> None:
    """Save the cover of a game in place of its present one; None takes it away."""
    if picture is None:
        connection.execute(UNCOVERED, {ID.key: game_id})
    else:
        put(connection, Cover(game_id=game_id, **picture._asdict()))


def copy_cover(connection: Connection, old_id: int, game_id: int) -> None:
    """Give a new game the cover of another, if that has one."""
    if (cover := cover_of(connection, old_id)) is not None:
        put_cover(connection, game_id, cover)
