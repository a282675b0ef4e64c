"""Stores the address to which a server's public moments are sent, and how far each game has been told there."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import BigInteger, Connection, ForeignKey, String, and_, delete, func, or_, select, update
from sqlalchemy.orm import Mapped, mapped_column

from bot.storage.schema.models import Base, GameRow
from bot.storage.schema.rows import put

LONGEST_URL = 500


class FeedRow(Base):
    """A server's outgoing webhook."""

    __tablename__ = "feeds"

    guild_id: Mapped[int] = mapped_column(ForeignKey("guilds.id", ondelete="CASCADE"), primary_key=True)
    url: Mapped[str] = mapped_column(String(LONGEST_URL))
    secret: Mapped[str] = mapped_column(String(64))
    """The key that signs each message. The managers were shown it once."""
    since: Mapped[datetime]
    """The time at which it was set. Games that began earlier are told from there on."""
    failures: Mapped[int] = mapped_column(default=0)
    """The attempts that have failed in a row."""
    is_on: Mapped[bool] = mapped_column(default=True)


class FeedMark(Base):
    """How far a game has been told. A game without a row has not been told at all."""

    __tablename__ = "feed_marks"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger, index=True)
    line: Mapped[int]


class Behind(NamedTuple):
    """A game that has more lines than were told, and the last one that was."""

    game_id: int
    line: int


def feeds_on(connection: Connection) -> list[int]:
    """Return the servers whose feed is on."""
    return [*connection.scalars(select(FeedRow.guild_id).where(FeedRow.is_on).order_by(FeedRow.guild_id))]


def games_behind(connection: Connection, guild_id: int, since: datetime) -> list[Behind]:
    """Return the games of a server that have lines which were not told, the oldest game first."""
    told = func.coalesce(FeedMark.line, 0)
    begun = or_(FeedMark.line.is_not(None), GameRow.started_at >= since)
    found = connection.execute(
        select(GameRow.id, told)
        .outerjoin(FeedMark, FeedMark.game_id == GameRow.id)
        .where(and_(GameRow.guild_id == guild_id, GameRow.started_at.is_not(None), begun, GameRow.lines > told))
        .order_by(GameRow.id)
    )
    return [Behind(*row) for row in found]


def note_told(connection: Connection, game_id: int, guild_id: int, line: int) -> None:
    """Save how far a game has been told."""
    put(connection, FeedMark(game_id=game_id, guild_id=guild_id, line=line))


def note_outcome(connection: Connection, guild_id: int, *, failures: int, is_on: bool = True) -> None:
    """Save how an attempt has gone."""
    this = update(FeedRow).where(FeedRow.guild_id == guild_id)
    connection.execute(this.values(failures=failures, is_on=is_on))


def set_feed(connection: Connection, feed: FeedRow) -> None:
    """Set a server's feed anew. Games that are on are told from here on."""
    remove_feed(connection, feed.guild_id)
    put(connection, feed)
    on = select(GameRow.id, GameRow.lines).where(
        GameRow.guild_id == feed.guild_id, GameRow.started_at.is_not(None), GameRow.ended_at.is_(None)
    )
    for game_id, lines in connection.execute(on).all():
        note_told(connection, game_id, feed.guild_id, lines)


def remove_feed(connection: Connection, guild_id: int) -> None:
    """Remove a server's feed, and what is known of what it was told."""
    connection.execute(delete(FeedRow).where(FeedRow.guild_id == guild_id))
    connection.execute(delete(FeedMark).where(FeedMark.guild_id == guild_id))
