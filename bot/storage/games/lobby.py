"""Stores the sign-up's data beside the seats: who waits on the bench, who is ready, and who has read how to play."""

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, ForeignKey, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import ID, Json
from bot.database.prepared import PreparedQuery
from bot.storage.games.start_times import save_start, start_of
from bot.storage.matches.match_players import MatchPlayer, MatchRow
from bot.storage.people.bench import bench_of
from bot.storage.people.lesson_rows import readers_of
from bot.storage.people.past_occupants import NOBODY
from bot.storage.people.secret_writings import forget_texts
from bot.storage.people.wishes import Wish, end_wishes, wishes_at
from bot.storage.schema.choices import Matching
from bot.storage.schema.models import Base, GameRow, Occupant, Seat
from bot.storage.schema.rows import put


class ReadyCheck(Base):
    """The GM's question to those who have joined whether they are there."""

    __tablename__ = "ready_checks"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    until: Mapped[datetime]
    ready: Mapped[list[int]] = mapped_column(Json(list[int]), default_factory=list)
    """The users who have said that they are ready."""


class Lobby(NamedTuple):
    """The sign-up's bench and ready check. ``ready`` is None if nobody was asked; the check ends at ``until``."""

    bench: tuple[str, ...] = ()
    ready: frozenset[int] | None = None
    until: datetime | None = None
    regulars: tuple[int, ...] = ()
    """The users who have played before at this table, in the order of their seats then."""
    readers: frozenset[int] = frozenset()
    """The users at the table who have said that they have read how to play."""
    starts_at: datetime | None = None
    """The time at which the game begins by itself, if its GM has set one."""
    alternates: tuple[str, ...] = ()
    """The people on the bench who want no seat before the game has begun."""
    wishes: Mapping[int, frozenset[Wish]] = {}
    """What players wish for, by user, also from the game before at this table. Only GMs are shown it."""


ENDED = delete(ReadyCheck).where(ReadyCheck.game_id == ID)
CHECK = PreparedQuery(select(ReadyCheck.ready, ReadyCheck.until).where(ReadyCheck.game_id == ID))
PREVIOUS = select(GameRow.rematch_of).where(GameRow.id == ID).scalar_subquery()
OF_CUP = PreparedQuery(
    select(MatchPlayer.user_id)
    .join(MatchRow, MatchRow.id == MatchPlayer.match_id)
    .join(GameRow, GameRow.match_id == MatchRow.id)
    .where(GameRow.id == PREVIOUS, MatchRow.kind == Matching.CUP)
    .order_by(MatchPlayer.position)
)
"""The players of the cup to which the game before belongs. Its game was played by two of them only."""
REGULARS = PreparedQuery(
    select(Occupant.user_id)
    .join(Seat)
    .where(Seat.game_id == PREVIOUS)
    .where(Occupant.until.is_(None))
    .order_by(Seat.position)
)


def lobby_of(connection: Connection, game_id: int, rulebook: str) -> Lobby:
    """Return the bench, the ready check, the readers and the planned start of a game that has not begun."""
    waiting = bench_of(connection, game_id)
    bench = tuple([each.display_name for each in waiting if not each.is_alternate])
    alternates = tuple([each.display_name for each in waiting if each.is_alternate])
    this = {ID.key: game_id}
    before = OF_CUP.scalars(connection, this) or REGULARS.scalars(connection, this)
    regulars = tuple([user for user in before if user != NOBODY])
    readers = frozenset(readers_of(connection, game_id, rulebook))
    starts_at = start_of(connection, game_id)
    wishes = wishes_at(connection, game_id)
    for check in CHECK.rows(connection, this):
        return Lobby(bench, frozenset(check.ready), check.until, regulars, readers, starts_at, alternates, wishes)
    return Lobby(bench, None, None, regulars, readers, starts_at, alternates, wishes)


def save_check(connection: Connection, game_id: int, until: datetime, ready: frozenset[int]) -> None:
    """Save which of the asked users are ready."""
    put(connection, ReadyCheck(game_id=game_id, until=until, ready=sorted(ready)))


def end_sign_up(connection: Connection, game_id: int) -> None:
    """Delete what is kept only until the game begins: the ready check, the planned start and the secret texts."""
    connection.execute(ENDED, {ID.key: game_id})
    save_start(connection, game_id, None)
    forget_texts(connection, game_id)
    end_wishes(connection, game_id)
