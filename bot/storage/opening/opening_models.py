"""The tables of set-ups under names, of the defaults of servers, and of the queue, as SQLAlchemy models."""

from datetime import datetime

from sqlalchemy import BigInteger, ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import Json
from bot.storage.opening.table_setups import TableSetUp
from bot.storage.schema.models import Base

LONGEST_SETUP_NAME = 40
"""The most characters of a name."""
LONGEST_FOLDED = 200
"""The most characters of a name once it is folded: some characters become several."""


class SavedSetUp(Base):
    """A set-up that somebody has saved, for themselves or for a server; exactly one of the two is set."""

    __tablename__ = "saved_setups"
    __table_args__ = (
        UniqueConstraint("user_id", "folded"),
        UniqueConstraint("guild_id", "folded"),
        {"sqlite_autoincrement": True},  # an old button never finds another set-up
    )

    id: Mapped[int] = mapped_column(primary_key=True, init=False)
    user_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    guild_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    name: Mapped[str] = mapped_column(String(LONGEST_SETUP_NAME))
    folded: Mapped[str] = mapped_column(String(LONGEST_FOLDED))
    """The same for names that people cannot tell apart."""
    set_up: Mapped[TableSetUp] = mapped_column(Json(TableSetUp))
    saved_at: Mapped[datetime]


class DefaultSetUp(Base):
    """The set-up with which new games of one kind begin in a server."""

    __tablename__ = "default_setups"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    theme: Mapped[str] = mapped_column(String(32), primary_key=True)
    setup_id: Mapped[int] = mapped_column(ForeignKey("saved_setups.id", ondelete="CASCADE"), index=True)


class QueuedGame(Base):
    """A sign-up that opens by itself once there is room for it. It has nobody but its GM."""

    __tablename__ = "queued_games"
    __table_args__ = ({"sqlite_autoincrement": True},)

    id: Mapped[int] = mapped_column(primary_key=True, init=False)
    guild_id: Mapped[int] = mapped_column(ForeignKey("guilds.id"), index=True)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    gm_id: Mapped[int] = mapped_column(BigInteger)
    set_up: Mapped[TableSetUp] = mapped_column(Json(TableSetUp))
    queued_at: Mapped[datetime]
