"""Reopens a finished game: its end may be taken back until everybody has been told who was who."""

from datetime import datetime

from sqlalchemy import Connection, select, update

from bot.host.denied import Denied
from bot.host.moves.saving import Overtaken
from bot.storage.games.embargoes import embargoes_of, is_any_to_come
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.postponed_reveals import embargoes_of_end, reveals_at
from bot.storage.outbox.outbox import OWED
from bot.storage.schema.kinds import OutboxKind, OutboxState, Trait
from bot.storage.schema.models import OutboxRow, Room


def check_may_reopen(hosted: HostedGame) -> None:
    """Raise Denied before the start of a game, and once it is over and everybody may know who was who.

    After that reveal, nobody could play on fairly.
    """
    if hosted.game is None:
        raise Denied("not-begun")
    if hosted.started.table.outcome is not None and reveals_at(hosted) is None:
        raise Denied("end-stands")


def reopen(connection: Connection, hosted: HostedGame, at: datetime) -> None:
    """Give a finished game its channel again, and drop the owed messages about its end.

    Raises Denied if another game is in the channel, or Overtaken if the reveal has happened by now.
    """
    here = select(Room.id).where(Room.channel_id == hosted.room.channel_id, Room.is_open)
    if connection.scalar(here) is not None:
        raise Denied("end-channel-taken")
    end = embargoes_of_end(hosted)
    if not is_any_to_come(
        {spot: until for spot, until in embargoes_of(connection, hosted.id).items() if spot in end}, at
    ):
        raise Overtaken(hosted.id)
    connection.execute(update(Room).where(Room.id == hosted.room.id).values(is_open=True))
    lines = [hosted.lines]
    owed = (
        OutboxRow.game_id == hosted.id,
        OutboxRow.kind.in_(OutboxKind.having(Trait.OF_THE_END)),
        OutboxRow.state.in_(OWED),
    )
    connection.execute(update(OutboxRow).where(*owed, OutboxRow.lines == lines).values(state=OutboxState.DROPPED))
