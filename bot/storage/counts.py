"""When the votes of a game are counted next, and what the count showed last."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import Connection, ForeignKey, String, delete, func, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from bot.storage.kinds import GamePhase
from bot.storage.models import Base, GameRow


class CountRow(Base):
    """The votes of a game, as long as they are counted in public."""

    __tablename__ = "counts"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[datetime | None] = mapped_column(default=None)
    """When they are counted next; None if no time is set."""
    shown: Mapped[str] = mapped_column(String(64))
    """What the count that was posted last showed, in short, or how it was when they began to be counted."""


OF_ITS_GAME = GameRow.id == CountRow.game_id
IS_DUE = (GameRow.paused.is_(False), GameRow.phase == GamePhase.RUNNING)


def earliest_count(connection: Connection, resting: Collection[int]) -> datetime | None:
    """When votes are counted next, in any game that is on and does not rest."""
    earliest = select(func.min(CountRow.at)).join(GameRow, OF_ITS_GAME)
    return connection.scalar(earliest.where(*IS_DUE, CountRow.game_id.not_in(resting)))


def games_to_count(connection: Connection, at: datetime) -> list[int]:
    """The games whose votes are to be counted by now."""
    due = select(CountRow.game_id).join(GameRow, OF_ITS_GAME).where(*IS_DUE, CountRow.at <= at)
    return [*connection.scalars(due.order_by(CountRow.at))]


def set_count(connection: Connection, game_id: int, at: datetime | None, shown: str) -> None:
    """Count the votes of a game then; what was shown last is kept, if anything was since they began to be counted."""
    known = update(CountRow).where(CountRow.game_id == game_id).values(at=at)
    if connection.scalar(known.returning(CountRow.game_id)) is None:
        connection.execute(insert(CountRow).values(game_id=game_id, at=at, shown=shown))


def end_count(connection: Connection, game_id: int) -> None:
    """Count the votes of a game no more."""
    connection.execute(delete(CountRow).where(CountRow.game_id == game_id))


def take_count(connection: Connection, game_id: int, at: datetime, following: datetime | None, shown: str) -> bool:
    """Write down that the votes are counted, as is to be shown; say whether that is due, and shows anything new."""
    due = (CountRow.game_id == game_id, CountRow.at <= at)
    before = connection.scalar(select(CountRow.shown).where(*due))
    counted = update(CountRow).where(*due).values(at=following, shown=shown).returning(CountRow.game_id)
    # Another process may have been faster, and then nothing is due any more.
    return connection.scalar(counted) is not None and before != shown
