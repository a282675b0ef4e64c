"""Lists the moments at which games act: deadlines, escalations, counts, results, and calls after a GM's silence."""

from collections.abc import Collection
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    String,
    Subquery,
    bindparam,
    false,
    func,
    literal,
    select,
    union_all,
)

from bot.database.prepared import PreparedQuery
from bot.storage.games.vote_counts import CountRow
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import Deadline, GameRow, Silence


class Kind(StrEnum):
    """The purpose of a moment. They are handled in this order, because a deadline may end what is counted."""

    DEADLINE = "1"
    COUNT = "2"
    ESCALATION = "3"
    RESULT = "4"
    """A pending result is published by itself."""
    SILENCE = "5"


class Passed(NamedTuple):
    """A moment of a game that has come; ``is_inner`` if it belongs to the wait within the present one."""

    game_id: int
    kind: Kind
    is_inner: bool


def _of(kind: Kind) -> Select[str]:
    return select(literal(kind.value, String(1)).label("kind"))


BY_KIND = (
    _of(Kind.DEADLINE)
    .add_columns(Deadline.game_id, Deadline.is_inner, Deadline.due.label("at"))
    .where(Deadline.asked.is_(False)),
    _of(Kind.COUNT)
    .add_columns(CountRow.game_id, false().label("is_inner"), CountRow.at)
    .where(CountRow.at.is_not(None)),
    _of(Kind.ESCALATION)
    .add_columns(Deadline.game_id, Deadline.is_inner, Deadline.escalates_at.label("at"))
    .where(Deadline.escalates_at.is_not(None), Deadline.escalates_at < Deadline.at),
    _of(Kind.RESULT)
    .add_columns(GameRow.id.label("game_id"), false().label("is_inner"), GameRow.pending_until.label("at"))
    .where(GameRow.pending_until.is_not(None)),
    _of(Kind.SILENCE).add_columns(Silence.game_id, false().label("is_inner"), Silence.at),
)
MOMENTS = union_all(*BY_KIND).subquery()
IS_DUE = (GameRow.paused.is_(False), GameRow.phase == GamePhase.RUNNING)


def _first_of_each(*but: ColumnElement[bool]) -> Subquery:
    """Select the first moment of each kind. An index orders the times, so the first due one is found quickly."""
    return union_all(*(_first(each.subquery(), *but) for each in BY_KIND)).subquery()


def _first(moments: Subquery, *but: ColumnElement[bool]) -> Select[int, datetime]:
    games = select(moments.c.game_id, moments.c.at).join(GameRow, GameRow.id == moments.c.game_id)
    return select(games.where(*IS_DUE, *but).order_by(moments.c.at).limit(1).subquery())


FIRST = _first_of_each()
FIRST_AWAKE = _first_of_each(GameRow.id.not_in(bindparam("resting", expanding=True)))
EARLIEST = select(func.min(FIRST.c.at))
EARLIEST_AWAKE = select(func.min(FIRST_AWAKE.c.at))
GAME_OF_EARLIEST = select(FIRST_AWAKE.c.game_id).order_by(FIRST_AWAKE.c.at).limit(1)
OF_GAME = select(MOMENTS.c.at).where(MOMENTS.c.game_id == bindparam("game_id"))
PASSED = (
    select(*MOMENTS.c["game_id", "kind", "is_inner"])
    .join(GameRow, GameRow.id == MOMENTS.c.game_id)
    .where(*IS_DUE, MOMENTS.c.at <= bindparam("now"))
    .order_by(MOMENTS.c.kind, MOMENTS.c.at, MOMENTS.c.is_inner.desc())
)
FIND_EARLIEST, FIND_PASSED = PreparedQuery(EARLIEST), PreparedQuery(PASSED)


def earliest_moment(connection: Connection, resting: Collection[int]) -> datetime | None:
    """Return the earliest moment of any running game that does not rest."""
    found: datetime | None
    if resting:
        found = connection.scalar(EARLIEST_AWAKE, {"resting": [*resting]})
    else:
        (found,) = FIND_EARLIEST.scalars(connection)
    return found


def game_of_earliest(connection: Connection, resting: Collection[int]) -> int | None:
    """Return the game of that earliest moment, even if it cannot be read."""
    return connection.scalar(GAME_OF_EARLIEST, {"resting": [*resting]})


def moments_of(connection: Connection, game_id: int) -> list[datetime]:
    """Read and return the moments of one game."""
    return [*connection.scalars(OF_GAME, {"game_id": game_id})]


def passed_moments(connection: Connection, at: datetime) -> list[Passed]:
    """Return the moments that have come and were not handled yet: deadlines first, the inner one before the outer.

    Their times are not read: a time that cannot be read is a problem of its own game.
    """
    rows = FIND_PASSED.rows(connection, {"now": at})
    return [Passed(game_id, Kind(kind), bool(is_inner)) for game_id, kind, is_inner in rows]
