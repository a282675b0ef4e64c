"""Stores what players wish for when they sign up, for the GM alone. The deal reads none of it."""

from collections.abc import Collection, Mapping
from enum import StrEnum

from sqlalchemy import BigInteger, Connection, ForeignKey, String, bindparam, delete, or_, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery, PreparedWrite
from bot.storage.schema.models import Base, GameRow
from bot.storage.schema.rows import put_new, table_of


class Wish(StrEnum):
    """A wish of a player: to lead the next game at this table, or to be in no side's private thread."""

    LEAD = "lead"
    NO_THREAD = "no-thread"


class WishRow(Base):
    """A wish of somebody who has joined a game that has not begun."""

    __tablename__ = "wishes"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    wish: Mapped[str] = mapped_column(String(16), primary_key=True)


USER = bindparam("wisher", type_=BigInteger())
PREVIOUS = select(GameRow.rematch_of).where(GameRow.id == ID).scalar_subquery()
OF_TABLE = PreparedQuery(
    select(WishRow.user_id, WishRow.wish).where(or_(WishRow.game_id == ID, WishRow.game_id == PREVIOUS))
)
OF_USER = PreparedWrite(
    delete(table_of(WishRow)).where(or_(WishRow.game_id == ID, WishRow.game_id == PREVIOUS), WishRow.user_id == USER)
)
ONLY_BEFORE = PreparedWrite(delete(table_of(WishRow)).where(WishRow.game_id == ID, WishRow.wish != Wish.LEAD))


def wishes_at(connection: Connection, game_id: int) -> Mapping[int, frozenset[Wish]]:
    """Return the wishes at a table, by user: those of this game, and to lead it from the game before."""
    found: dict[int, set[Wish]] = {}
    for user_id, wish in OF_TABLE.rows(connection, {ID.key: game_id}):
        if wish in {*Wish}:
            found.setdefault(user_id, set()).add(Wish(wish))
    return {user_id: frozenset(wishes) for user_id, wishes in found.items()}


def save_wishes(connection: Connection, game_id: int, user_id: int, wishes: Collection[Wish]) -> None:
    """Save a player's wishes in place of those before, also of those from the game before."""
    OF_USER.save(connection, {ID.key: game_id, USER.key: user_id})
    for wish in wishes:
        put_new(connection, WishRow(game_id=game_id, user_id=user_id, wish=wish))


def end_wishes(connection: Connection, game_id: int) -> None:
    """Delete the wishes that mean nothing any more once a game begins: all but that to lead the next one."""
    ONLY_BEFORE.save(connection, {ID.key: game_id})
