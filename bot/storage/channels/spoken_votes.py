"""Stores which messages of players have cast votes aloud, so that a spreadsheet can lead to them."""

from datetime import datetime, timedelta

from sqlalchemy import BigInteger, Connection, ForeignKey, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from bot.storage.schema.models import ActionRow, Base, GameRow

KEPT = timedelta(days=2)
"""How long they are kept after the end of their game, as its posts are."""


class SpokenVote(Base):
    """A player's message in the channel of a game that has cast a vote. Its line has it as its interaction."""

    __tablename__ = "spoken_votes"

    message_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), index=True)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    user_id: Mapped[int] = mapped_column(BigInteger, index=True)


def messages_of_votes(connection: Connection, game_id: int) -> dict[int, tuple[int, int]]:
    """Return the channel and the number of the message of each vote that was cast aloud, by its line."""
    found = connection.execute(
        select(ActionRow.number, SpokenVote.channel_id, SpokenVote.message_id)
        .join(ActionRow, ActionRow.interaction_id == SpokenVote.message_id)
        .where(SpokenVote.game_id == game_id, ActionRow.game_id == game_id)
    )
    return {line: (channel_id, message_id) for line, channel_id, message_id in found}


def forget_old_spoken_votes(connection: Connection, now: datetime) -> None:
    """Delete those of games that ended long ago."""
    over = select(GameRow.id).where(GameRow.ended_at < now - KEPT)
    connection.execute(delete(SpokenVote).where(SpokenVote.game_id.in_(over)))
