"""Stores the bench: the people who wait for a seat of a game, before it begins and while it is on."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import BigInteger, Connection, ForeignKey, String, bindparam, delete, or_, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery, PreparedWrite
from bot.storage.people.gms import leads
from bot.storage.people.spectators import INFORMED
from bot.storage.schema.models import Base, GameRow, Occupant, PastGm, Seat
from bot.storage.schema.rows import row_of, table_of


class BenchRow(Base):
    """Somebody on the bench. A running game shows its bench to nobody: it would reveal who is behind a new alias."""

    __tablename__ = "bench"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(32))
    """Their name on Discord when they joined the bench."""
    since: Mapped[datetime]
    is_staff: Mapped[bool] = mapped_column(default=False)
    """Whether they could see what is kept private in the room then."""
    dm_channel_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    dm_open: Mapped[bool | None] = mapped_column(default=None)
    is_alternate: Mapped[bool] = mapped_column(default=False)
    """Whether they want no seat before the game has begun: they stand by as a substitute."""


class Newcomer(NamedTuple):
    """Somebody who wants a seat, or waits for one."""

    user_id: int
    display_name: str
    is_staff: bool
    dm_channel_id: int | None = None
    dm_open: bool | None = None
    is_alternate: bool = False
    """Whether they want no seat before the game has begun."""


USER = bindparam("user_id", type_=BigInteger())
WAITING = PreparedQuery(
    select(
        BenchRow.user_id,
        BenchRow.name,
        BenchRow.is_staff,
        BenchRow.dm_channel_id,
        BenchRow.dm_open,
        BenchRow.is_alternate,
    )
    .where(BenchRow.game_id == ID)
    .order_by(BenchRow.since, BenchRow.user_id)
)

LEFT = PreparedWrite(delete(table_of(BenchRow)).where(BenchRow.game_id == ID, BenchRow.user_id == USER))
CLEARED = PreparedWrite(delete(table_of(BenchRow)).where(BenchRow.game_id == ID))
SAT = select(Occupant.id).join(Seat).where(Seat.game_id == ID, Occupant.user_id == USER)
LED = select(PastGm.user_id).where(PastGm.game_id == ID, PastGm.user_id == USER)
LEADING = select(GameRow.id).where(GameRow.id == ID, leads(USER))
KNOWS = PreparedQuery(select(or_(SAT.exists(), LED.exists(), LEADING.exists(), INFORMED.exists())))


def bench_of(connection: Connection, game_id: int) -> list[Newcomer]:
    """Return the people on a game's bench, first come first."""
    return [Newcomer(*row) for row in WAITING.rows(connection, {ID.key: game_id})]


def waits(connection: Connection, game_id: int, user_id: int) -> bool:
    """Whether somebody waits for a seat of a game."""
    return row_of(connection, BenchRow, game_id, user_id) is not None


def waits_as_staff(connection: Connection, game_id: int, user_id: int) -> bool:
    """Whether somebody waits who could see what is kept private in the room when they joined the bench."""
    waiting = row_of(connection, BenchRow, game_id, user_id)
    return waiting is not None and waiting.is_staff


def leave_bench(connection: Connection, game_id: int, user_id: int) -> bool:
    """Take somebody off the bench; return whether they were on it."""
    return LEFT.save(connection, {ID.key: game_id, USER.key: user_id}) == 1


def clear_bench(connection: Connection, game_id: int) -> None:
    """Empty the bench."""
    CLEARED.save(connection, {ID.key: game_id})


def knows_secrets(connection: Connection, game_id: int, user_id: int) -> bool:
    """Whether somebody may know secrets of a game, as a past or present occupant or GM, or informed spectator."""
    return bool(KNOWS.scalar(connection, {ID.key: game_id, USER.key: user_id}))
