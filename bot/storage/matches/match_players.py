"""Stores matches of several games, and who plays them."""

from datetime import datetime

from sqlalchemy import BigInteger, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from bot.storage.schema.models import Base


class MatchRow(Base):
    """A match of several games."""

    __tablename__ = "matches"

    id: Mapped[int] = mapped_column(primary_key=True, init=False)
    guild_id: Mapped[int] = mapped_column(BigInteger, index=True)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    """The channel of its last game, which no other game may take meanwhile."""
    kind: Mapped[str] = mapped_column(String(16))
    is_rated: Mapped[bool]
    """Whether its games count for the ladder, and so the match in statistics."""
    is_over: Mapped[bool] = mapped_column(default=False)
    goes_on_at: Mapped[datetime | None] = mapped_column(default=None, index=True)
    """The time at which the next game begins; None while one is on, and after the last."""


class MatchPlayer(Base):
    """Somebody who plays a match."""

    __tablename__ = "match_players"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(String(32))
    """Their name on Discord when the match began."""
    is_staff: Mapped[bool] = mapped_column(default=False)
    dm_channel_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    dm_open: Mapped[bool | None] = mapped_column(default=None)
    has_left: Mapped[bool] = mapped_column(default=False)
    has_won: Mapped[bool] = mapped_column(default=False)
