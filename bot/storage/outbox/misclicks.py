"""Stores misclick requests: a player asks a move back, and all others are asked whether they agree."""

from sqlalchemy import BigInteger, Connection, ForeignKey, String, bindparam, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.columns import ID, Json
from bot.database.prepared import PreparedQuery
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import ActionRow, Base
from bot.storage.schema.rows import first_of, table_of
from engine.actions import Action
from engine.codec import read_action


class Retraction(Base):
    """A line that its player asks back. It is open until somebody refuses, all have agreed, or the game goes on."""

    __tablename__ = "retractions"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    line: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[str] = mapped_column(String(32))
    agreed: Mapped[list[str]] = mapped_column(Json(list[str]), default_factory=list)
    """The names of the seats that have agreed so far."""
    is_open: Mapped[bool] = mapped_column(default=True)
    is_refused: Mapped[bool] = mapped_column(default=False)
    message_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    """The post that asks the others."""


BODY = select(ActionRow.body).where(ActionRow.game_id == ID, ActionRow.number == bindparam("line"))
OPEN = PreparedQuery(select(table_of(Retraction)).where(Retraction.game_id == ID, Retraction.is_open))


def open_retraction(connection: Connection, game_id: int) -> Retraction | None:
    """Return a game's open misclick request, if there is one."""
    return first_of(connection, Retraction, OPEN, {ID.key: game_id})


def move_asked_back(connection: Connection, hosted: HostedGame, line: int) -> Action:
    """Return the move that is asked back, which everybody has seen."""
    asked = connection.scalars(BODY, {ID.key: hosted.id, "line": line}).one()
    return read_action(hosted.rulebook, asked, hosted.names)


def must_agree(hosted: HostedGame, name: str) -> frozenset[str]:
    """Return the seats that must agree beside the asker: all still in the game, or all where nobody can leave it.

    House players always agree.
    """
    return (hosted.asks.may_give_up or frozenset(hosted.names)) - {name, *hosted.house}
