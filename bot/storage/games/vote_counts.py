"""Stores when the votes of a game are counted next, what the last count showed, and until when they are closed."""

from datetime import datetime

from sqlalchemy import Connection, ForeignKey, String, bindparam, delete, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from bot.storage.schema.models import Base
from bot.storage.schema.rows import put
from bot.storage.schema.times_of_games import TimesOfGames


class CountRow(Base):
    """The public vote count of a game, as long as votes are counted."""

    __tablename__ = "counts"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[datetime | None] = mapped_column(default=None, index=True)
    """The time of the next count; None if no time is set."""
    shown: Mapped[str] = mapped_column(String(64))
    """A digest of the last posted count, or of the votes when counting began."""


class LockRow(Base):
    """The time at which the votes of a game, which the GM has closed, are to open by themselves."""

    __tablename__ = "vote_locks"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    until: Mapped[datetime] = mapped_column(index=True)


NEW = insert(CountRow)
THIS = update(CountRow).where(CountRow.game_id == bindparam("game"))
ENDED = delete(CountRow).where(CountRow.game_id == bindparam("game"))
LOCKS = TimesOfGames(LockRow.game_id, LockRow.until)


def set_count(connection: Connection, game_id: int, at: datetime | None, shown: str) -> None:
    """Schedule the next count. What was shown last is kept, if anything was since the counting began."""
    if not connection.execute(THIS, {"game": game_id, "at": at}).rowcount:
        connection.execute(NEW, {"game_id": game_id, "at": at, "shown": shown})


def begin_count(connection: Connection, game_id: int, at: datetime, shown: str) -> None:
    """Schedule the first count, unless one is scheduled."""
    if connection.scalar(select(CountRow.game_id).where(CountRow.game_id == game_id)) is None:
        connection.execute(NEW, {"game_id": game_id, "at": at, "shown": shown})


def end_count(connection: Connection, game_id: int) -> None:
    """Stop counting the votes of a game."""
    connection.execute(ENDED, {"game": game_id})


def take_count(connection: Connection, game_id: int, at: datetime, following: datetime | None, shown: str) -> bool:
    """Record that the votes are counted and shown; return whether the count is due and shows anything new."""
    due = (CountRow.game_id == game_id, CountRow.at <= at)
    before = connection.scalar(select(CountRow.shown).where(*due))
    counted = update(CountRow).where(*due).values(at=following, shown=shown).returning(CountRow.game_id)
    # Another process may have been faster, and then nothing is due any more.
    return connection.scalar(counted) is not None and before != shown


def save_lock(connection: Connection, game_id: int, until: datetime | None) -> None:
    """Save until when the votes of a game are closed, or that they do not open by themselves."""
    if until is None:
        connection.execute(delete(LockRow).where(LockRow.game_id == game_id))
    else:
        put(connection, LockRow(game_id=game_id, until=until))
