"""Counts over all games: how many there are, and what the bot should have done by now."""

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, func, or_, select

from bot.storage.outbox.outbox import OWED
from bot.storage.schema.kinds import GamePhase, OutboxState
from bot.storage.schema.models import Deadline, GameRow, OutboxRow, Room

HOW_MANY = func.count().label("number")


class Counted(NamedTuple):
    """The number of games by phase, of late messages by state, and of late deadlines."""

    games: Mapping[GamePhase, int]
    messages: Mapping[OutboxState, int]
    deadlines: int


def count(connection: Connection, before: datetime) -> Counted:
    """Count the games, and what was due before a moment and is not done.

    Messages to a lost room are never late, because they wait until somebody acts. Inner deadlines are not counted:
    nobody but a GM may know of them.
    """
    games = connection.execute(select(GameRow.phase, HOW_MANY).group_by(GameRow.phase))
    is_late = or_(OutboxRow.due_at < before, OutboxRow.attempts > 0)
    messages = connection.execute(
        select(OutboxRow.state, HOW_MANY)
        .outerjoin(Room, Room.id == OutboxRow.room_id)
        .where(OutboxRow.state.in_(OWED), is_late, Room.loss.is_(None))
        .group_by(OutboxRow.state)
    )
    deadlines = connection.scalar(
        select(func.count())
        .select_from(Deadline)
        .join(GameRow, GameRow.id == Deadline.game_id)
        .where(
            Deadline.due < before,
            Deadline.asked.is_(False),
            Deadline.is_inner.is_(False),
            GameRow.paused.is_(False),
            GameRow.phase == GamePhase.RUNNING,
        )
    )
    return Counted(
        games=dict.fromkeys(GamePhase, 0) | {row.phase: row.number for row in games},
        messages=dict.fromkeys(OWED, 0) | {row.state: row.number for row in messages},
        deadlines=deadlines or 0,
    )
