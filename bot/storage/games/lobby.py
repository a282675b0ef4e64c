"""What a sign-up has beside its seats: who waits for one, and who has said that he is ready."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, ForeignKey, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import ID, Json
from bot.storage.people.bench import bench_of
from bot.storage.people.past_occupants import NOBODY
from bot.storage.people.secret_writings import forget_texts
from bot.storage.schema.models import Base, GameRow, Occupant, Seat
from bot.storage.schema.rows import put


class ReadyCheck(Base):
    """The GM has asked those who have joined whether they are there."""

    __tablename__ = "ready_checks"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    until: Mapped[datetime]
    ready: Mapped[list[int]] = mapped_column(Json(list[int]), default_factory=list)
    """The users who have said that they are."""


class Lobby(NamedTuple):
    """All of that. ``ready`` are users, and None where nobody was asked; they have time ``until`` then."""

    bench: tuple[str, ...] = ()
    ready: frozenset[int] | None = None
    until: datetime | None = None
    regulars: tuple[int, ...] = ()
    """The users who have played before at this table, in the order of their seats then."""


ENDED = delete(ReadyCheck).where(ReadyCheck.game_id == ID)
CHECK = select(ReadyCheck.ready, ReadyCheck.until).where(ReadyCheck.game_id == ID)
REGULARS = (
    select(Occupant.user_id)
    .join(Seat)
    .where(Seat.game_id == select(GameRow.rematch_of).where(GameRow.id == ID).scalar_subquery())
    .where(Occupant.until.is_(None))
    .order_by(Seat.position)
)


def lobby_of(connection: Connection, game_id: int) -> Lobby:
    """Who waits for a game to begin, and how."""
    bench = tuple([waiting.display_name for waiting in bench_of(connection, game_id)])
    regulars = tuple([user for user in connection.scalars(REGULARS, {ID.key: game_id}) if user != NOBODY])
    check = connection.execute(CHECK, {ID.key: game_id}).one_or_none()
    if check is None:
        return Lobby(bench, regulars=regulars)
    return Lobby(bench, frozenset(check.ready), check.until, regulars)


def save_check(connection: Connection, game_id: int, until: datetime, ready: frozenset[int]) -> None:
    """Write down who is ready of those who were asked."""
    put(connection, ReadyCheck(game_id=game_id, until=until, ready=sorted(ready)))


def end_sign_up(connection: Connection, game_id: int) -> None:
    """Forget what was kept only until the game begins: who was ready, and what was written."""
    connection.execute(ENDED, {ID.key: game_id})
    forget_texts(connection, game_id)
