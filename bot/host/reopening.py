"""A game that was over goes on: its end may be taken back as long as its GM has not let who was who be told."""

from datetime import datetime

from sqlalchemy import Connection, select, update

from bot.host.denied import Denied
from bot.host.saving import Overtaken
from bot.storage.kinds import OutboxKind, OutboxState
from bot.storage.live import Live
from bot.storage.models import OutboxRow, Room
from bot.storage.outbox import OWED
from bot.storage.reveals import reveals_at, veils_of_end
from bot.storage.veils import is_any_to_come, veils_of

OF_THE_END = (OutboxKind.REVEAL, OutboxKind.STORY, OutboxKind.PAGE, OutboxKind.TELL)
"""What is owed of an end, and not said any more once it is taken back."""


def check_may_reopen(live: Live) -> None:
    """Raise Denied if a game is over and everybody may know who was who, so that nobody could play on fairly."""
    if live.started.table.outcome is not None and reveals_at(live) is None:
        raise Denied("end-stands")


def reopen(connection: Connection, live: Live, at: datetime) -> None:
    """Give a game that was over its channel again, and drop what is still owed of its end.

    Raises Denied if another game is in the channel, or Overtaken if who was who is told by now.
    """
    here = select(Room.id).where(Room.channel_id == live.room.channel_id, Room.is_open)
    if connection.scalar(here) is not None:
        raise Denied("end-channel-taken")
    end = veils_of_end(live)
    if not is_any_to_come({spot: until for spot, until in veils_of(connection, live.id).items() if spot in end}, at):
        raise Overtaken(live.id)
    connection.execute(update(Room).where(Room.id == live.room.id).values(is_open=True))
    lines = [live.lines]
    owed = (OutboxRow.game_id == live.id, OutboxRow.kind.in_(OF_THE_END), OutboxRow.state.in_(OWED))
    connection.execute(update(OutboxRow).where(*owed, OutboxRow.lines == lines).values(state=OutboxState.DROPPED))
