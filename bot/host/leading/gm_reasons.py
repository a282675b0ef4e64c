"""Tells why a GM corrects something or moves for somebody: to everybody who is told of the move, or to nobody."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.host.moves.submissions import Accepted, reason_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import reason_due
from bot.storage.outbox.outbox import Destination
from bot.storage.schema.choices import Reasoning
from bot.storage.schema.kinds import Trait
from bot.storage.schema.models import OutboxRow
from engine.actions import Action, Undo
from engine.audience import To
from engine.by_hand import ActByHand


def states_reason(action: Action) -> bool:
    """Whether a move has a field for the reason that everybody concerned is told, so that the record has it too."""
    return isinstance(action, Undo | ActByHand)


def told_of(hosted: HostedGame, reason: str | None) -> str | None:
    """Return a reason if those who are told of the move are told the reason as well."""
    return reason if hosted.settings.reasons is Reasoning.ALL else None


def reason_rows(hosted: HostedGame, line: Accepted, rows: Sequence[OutboxRow], at: datetime) -> Iterator[OutboxRow]:
    """Yield the messages that tell the reason for a line, beside the ``rows`` that tell of the line itself.

    For a move made in secret, only the seat for which it was made hears the reason, with the news of the move. An undo
    and an act by hand state their reason themselves.
    """
    reason, seat = reason_of(line.submission), line.submission.acting_for
    if reason is None or hosted.settings.reasons is Reasoning.GM or states_reason(line.submission.action):
        return
    # The first event of a line is the direct effect of its move.
    if line.entry.events[0].to is To.PUBLIC:
        row = reason_due(hosted, Destination(room_id=hosted.room.id), [line.entry.line], at)
        row.speaker, row.text = seat, reason
        yield row
    elif seat is not None:
        for row in rows:
            if Trait.TELLS_A_SEAT in row.kind.traits and row.seat_id == hosted.occupancy(seat).seat_id:
                row.text = reason
