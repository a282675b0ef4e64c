"""What remains of games that are over, for statistics: a row beside each, which names seats and nobody on them."""

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import BigInteger, ColumnElement, Connection, ForeignKey, delete, exists, or_, select, type_coerce
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import Json, UtcTime
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.gms import leads
from bot.storage.people.past_occupants import NOBODY, Player
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import Base, EmbargoRow, GameRow, Occupant, Room, Seat
from bot.storage.schema.rows import put
from engine.results import NO_RESULT, Result, result_of


class ResultRow(Base):
    """What remains of a game in short. It can be made anew from its log."""

    __tablename__ = "results"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    result: Mapped[Result] = mapped_column(Json(Result))


class Unlisted(Base):
    """Somebody who wants to stand in no statistics."""

    __tablename__ = "unlisted"

    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)


STARTED: ColumnElement[datetime] = type_coerce(GameRow.started_at, UtcTime())
ENDED: ColumnElement[datetime] = type_coerce(GameRow.ended_at, UtcTime())
"""When a game that is over began and ended, which it has."""


class PastGame(NamedTuple):
    """A game that is over and of which everybody may know everything; ``result`` is None if it is to be made."""

    id: int
    theme: str
    channel_id: int
    started_at: datetime
    ended_at: datetime
    result: Result | None


class Sight(NamedTuple):
    """Whose question it is: of a server's games those in channels that the asker sees, and those that were his own."""

    guild_id: int
    user_id: int
    channels: Collection[int]


def channels_of_games(connection: Connection, guild_id: int) -> list[int]:
    """The channels in which games of a server have been played."""
    rooms = select(Room.channel_id).join(GameRow, GameRow.id == Room.game_id).where(GameRow.guild_id == guild_id)
    return list(connection.scalars(rooms.distinct()))


def past_games(connection: Connection, sight: Sight, at: datetime, most: int, skipped: int = 0) -> list[PastGame]:
    """So many of the games that are over and revealed by then, newest first."""
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
    """It has begun and is over, nothing of it is veiled, and the asker may see it."""
    his = select(Seat.game_id).join(Occupant, Occupant.seat_id == Seat.id).where(Occupant.user_id == sight.user_id)
    return (
        GameRow.guild_id == sight.guild_id,
        GameRow.phase == GamePhase.OVER,
        GameRow.started_at.is_not(None),
        GameRow.ended_at.is_not(None),
        ~exists().where(EmbargoRow.game_id == GameRow.id, EmbargoRow.until > at),
        or_(Room.channel_id.in_(sight.channels), leads(sight.user_id), GameRow.id.in_(his)),
    )


def casts_of(connection: Connection, games: Iterable[int]) -> dict[int, dict[str, list[Player]]]:
    """Who has played the seats of some games, one after the other; whoever wants to be in no statistics is nobody."""
    rows = connection.execute(
        select(Seat.game_id, Seat.name, Occupant.name, Occupant.user_id, Unlisted.user_id.is_(None))
        .join(Occupant, Occupant.seat_id == Seat.id)
        .outerjoin(Unlisted, Unlisted.user_id == Occupant.user_id)
        .where(Seat.game_id.in_([*games]))
        .order_by(Seat.game_id, Seat.position, Occupant.id)
    )
    casts: dict[int, dict[str, list[Player]]] = {}
    for game_id, seat, name, user_id, listed in rows:
        player = Player(name, user_id if listed else NOBODY)
        casts.setdefault(game_id, {}).setdefault(seat, []).append(player)
    return casts


def save_result(connection: Connection, hosted: HostedGame) -> None:
    """Write down what remains of a game that is over."""
    game = hosted.started
    put(connection, ResultRow(game_id=hosted.id, result=result_of(hosted.rulebook, hosted.names, game.log)))


def save_no_result(connection: Connection, game_id: int) -> None:
    """Write down that nobody can tell any more how a game went."""
    put(connection, ResultRow(game_id=game_id, result=NO_RESULT))


def set_listed(connection: Connection, user_id: int, *, is_listed: bool) -> None:
    """Let somebody stand in statistics, or in none."""
    if is_listed:
        connection.execute(delete(Unlisted).where(Unlisted.user_id == user_id))
    else:
        put(connection, Unlisted(user_id=user_id))


def is_listed(connection: Connection, user_id: int) -> bool:
    """Whether somebody may stand in statistics."""
    return connection.scalar(select(Unlisted.user_id).where(Unlisted.user_id == user_id)) is None
