"""Why a GM corrects something or makes a move for somebody: told to all whom the move itself is told, or to nobody."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.host.moves.gm_submissions import reason_of
from bot.host.undoing.undo import Accepted
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.choices import Reasoning
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow
from engine.actions import Undo
from engine.audience import To


def reason_rows(hosted: HostedGame, line: Accepted, rows: Sequence[OutboxRow], at: datetime) -> Iterator[OutboxRow]:
    """What is owed of the reason for a line, beside the ``rows`` that are owed of the line itself.

    Of a move that was made in secret only the seat hears for which it was made, with what it is told of it. An undo
    says itself why it is one.
    """
    reason, seat = reason_of(line.submission), line.submission.acting_for
    if reason is None or hosted.settings.reasons is Reasoning.GM or isinstance(line.submission.action, Undo):
        return
    # What a move itself does is the first that follows from it.
    if line.entry.events[0].to is To.PUBLIC:
        row = owed(hosted.id, OutboxKind.REASON, [line.entry.line], at, Destination(room_id=hosted.room.id))
        row.speaker, row.text = seat, reason
        yield row
    elif seat is not None:
        for row in rows:
            if row.kind is OutboxKind.SECRETS and row.seat_id == hosted.occupancy(seat).seat_id:
                row.text = reason
