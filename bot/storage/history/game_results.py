"""Stores the results of finished games for statistics: a row beside each game, which names seats and no people."""

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import BigInteger, ColumnElement, Connection, ForeignKey, delete, exists, or_, select, type_coerce
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import Json, UtcTime
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.gms import leads
from bot.storage.people.past_occupants import NOBODY, Player, is_person
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import Base, EmbargoRow, GameRow, Occupant, Room, Seat
from bot.storage.schema.rows import put
from engine.results import NO_RESULT, Result, result_of


class ResultRow(Base):
    """A short result of a game. It can be made again from the log."""

    __tablename__ = "results"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    result: Mapped[Result] = mapped_column(Json(Result))


class Unlisted(Base):
    """Somebody who does not want to appear in statistics."""

    __tablename__ = "unlisted"

    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)


STARTED: ColumnElement[datetime] = type_coerce(GameRow.started_at, UtcTime())
ENDED: ColumnElement[datetime] = type_coerce(GameRow.ended_at, UtcTime())
"""The end of a finished game, which is never empty."""


class PastGame(NamedTuple):
    """A finished game of which everybody may know everything; ``result`` is None if it is still to be made.

    ``options`` is its set-up, where sides and roles have their names from there.
    """

    id: int
    theme: str
    channel_id: int
    started_at: datetime
    ended_at: datetime
    result: Result | None
    options: Struct | None = None


class Sight(NamedTuple):
    """Limits a question to its asker: the server's games in channels that they see, and their own games."""

    guild_id: int
    user_id: int
    channels: Collection[int]


def channels_of_games(connection: Connection, guild_id: int) -> list[int]:
    """Return the channels in which games of a server have been played."""
    rooms = select(Room.channel_id).join(GameRow, GameRow.id == Room.game_id).where(GameRow.guild_id == guild_id)
    return list(connection.scalars(rooms.distinct()))


def past_games(connection: Connection, sight: Sight, at: datetime, most: int, skipped: int = 0) -> list[PastGame]:
    """Return at most this many games that are over and revealed by then, newest first."""
    found = connection.execute(
        select(GameRow.id, GameRow.theme, Room.channel_id, STARTED, ENDED, ResultRow.result)
        .join(Room, Room.game_id == GameRow.id)
        .outerjoin(ResultRow, ResultRow.game_id == GameRow.id)
        .where(Room.kind == "table", *_is_past(sight, at))
        .order_by(GameRow.id.desc())
        .limit(most)
        .offset(skipped)
    )
    return [PastGame(*row) for row in found]


def options_of(connection: Connection, games: Iterable[int]) -> dict[int, dict[str, object]]:
    """Return the options with which some games have begun."""
    rows = connection.execute(select(GameRow.id, GameRow.options).where(GameRow.id.in_([*games])))
    return {row.id: row.options for row in rows}


def past_game(connection: Connection, sight: Sight, at: datetime, game_id: int) -> bool:
    """Whether a game is one of these."""
    return (
        connection.scalar(
            select(GameRow.id)
            .join(Room, Room.game_id == GameRow.id)
            .where(GameRow.id == game_id, Room.kind == "table", *_is_past(sight, at))
        )
        is not None
    )


def _is_past(sight: Sight, at: datetime) -> tuple[ColumnElement[bool], ...]:
    """Return conditions: the game has begun and is over, nothing is embargoed, and the asker may see it."""
    own = select(Seat.game_id).join(Occupant, Occupant.seat_id == Seat.id).where(Occupant.user_id == sight.user_id)
    return (
        GameRow.guild_id == sight.guild_id,
        GameRow.phase == GamePhase.OVER,
        GameRow.started_at.is_not(None),
        GameRow.ended_at.is_not(None),
        ~exists().where(EmbargoRow.game_id == GameRow.id, EmbargoRow.until > at),
        or_(Room.channel_id.in_(sight.channels), leads(sight.user_id), GameRow.id.in_(own)),
    )


def casts_of(connection: Connection, games: Iterable[int]) -> dict[int, dict[str, list[Player]]]:
    """Return the players of some games' seats, one after the other.

    People who opted out of statistics are nobody, and so are house players.
    """
    rows = connection.execute(
        select(Seat.game_id, Seat.name, Occupant.name, Occupant.user_id, Unlisted.user_id.is_(None))
        .join(Occupant, Occupant.seat_id == Seat.id)
        .outerjoin(Unlisted, Unlisted.user_id == Occupant.user_id)
        .where(Seat.game_id.in_([*games]))
        .order_by(Seat.game_id, Seat.position, Occupant.id)
    )
    casts: dict[int, dict[str, list[Player]]] = {}
    for game_id, seat, name, user_id, listed in rows:
        player = Player(name, user_id if listed and is_person(user_id) else NOBODY)
        casts.setdefault(game_id, {}).setdefault(seat, []).append(player)
    return casts


def save_result(connection: Connection, hosted: HostedGame) -> None:
    """Save the result of a game that is over."""
    game = hosted.started
    put(connection, ResultRow(game_id=hosted.id, result=result_of(hosted.rulebook, game.table, game.log)))


def save_no_result(connection: Connection, game_id: int) -> None:
    """Record that nobody can tell any more how a game went."""
    put(connection, ResultRow(game_id=game_id, result=NO_RESULT))


def set_listed(connection: Connection, user_id: int, *, is_listed: bool) -> None:
    """Set whether somebody appears in statistics."""
    if is_listed:
        connection.execute(delete(Unlisted).where(Unlisted.user_id == user_id))
    else:
        put(connection, Unlisted(user_id=user_id))


def is_listed(connection: Connection, user_id: int) -> bool:
    """Whether somebody may appear in statistics."""
    return connection.scalar(select(Unlisted.user_id).where(Unlisted.user_id == user_id)) is None
