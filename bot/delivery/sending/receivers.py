"""What the receiver of a row may still be told, judged when it is sent: since it was owed a GM may have been given a
seat, or lead no more. The one place for all kinds of message.
"""

from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow

OF_A_PLACE = frozenset(
    {
        *(
            OutboxKind.SECRETS,
            OutboxKind.LATER,
            OutboxKind.ORDER,
            OutboxKind.LOST,
            OutboxKind.THREAD,
            OutboxKind.WHISPER,
        ),
        *(
            OutboxKind.REVEAL,
            OutboxKind.STORY,
            OutboxKind.PAGE,
            OutboxKind.ANNOUNCEMENT,
            OutboxKind.PROMPT,
            OutboxKind.MOVED,
        ),
        *(OutboxKind.COUNT, OutboxKind.SPEECH, OutboxKind.ENDED, OutboxKind.RETRACTION, OutboxKind.REMATCH),
        *(OutboxKind.REASON, OutboxKind.OFFER_OVER, OutboxKind.OFFER_ACCEPTED),
        *(OutboxKind.HANDED_OVER, OutboxKind.CO_GM, OutboxKind.ASKED_TO_LEAD, OutboxKind.ASKED_BESIDE),
        *(OutboxKind.SEAT_FREE, OutboxKind.SEATED, OutboxKind.SEAT_OFFERED, OutboxKind.WINDOW, OutboxKind.WATCHING),
        OutboxKind.WATCHED,
        *(OutboxKind.CANCELLED, OutboxKind.READY, OutboxKind.TAKEN_OFF),
        *(OutboxKind.AWAY, OutboxKind.BACK, OutboxKind.HELD, OutboxKind.SOUGHT, OutboxKind.REMOVED),
    }
)
"""What is owed to a room, to a thread of some, or to a seat: whoever is there now may know what was told there."""


def may_be_told(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether a row is still for whoever would get it; of a row about events, each event is judged in its words.

    A GM who plays is not told who is out of reach, whose answer is missing in secret, or that some talk apart; nor,
    once there are aliases, who could see too much, for a newcomer would be known by the seat that was free.
    """
    leads, knows = hosted.is_led_by(row.user_id), hosted.is_known_to(row.user_id)
    match row.kind:
        case OutboxKind.GM | OutboxKind.DEADLINE | OutboxKind.TROUBLE | OutboxKind.OPEN | OutboxKind.TELL:
            return leads
        case OutboxKind.READY_OVER | OutboxKind.LATE | OutboxKind.REMINDER | OutboxKind.SILENT:
            return leads or row.user_id is None
        case OutboxKind.STAFF:
            return knows if hosted.has_aliases else leads
        case OutboxKind.WATCH_ASKED:
            return knows
        case OutboxKind.ABSENT | OutboxKind.BARRED | OutboxKind.NO_THREADS | OutboxKind.MISSING | OutboxKind.RESULT:
            return knows
        case OutboxKind.OUTSIDE:
            return _sits_there_still(hosted, row) if row.seat_id is not None else knows
        case OutboxKind.HELD_BACK | OutboxKind.UNSAID:
            return _sits_there_still(hosted, row) if row.seat_id is not None else leads
        case OutboxKind.RELAYED:
            return _talks_through_the_bot(hosted, row)
        case OutboxKind.STRIKE:
            return row.user_id is None or knows
        case _:
            return row.kind in OF_A_PLACE


def _sits_there_still(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether a seat is still that of the user whom a row is about."""
    return any(
        occupancy.seat_id == row.seat_id and occupancy.user_id == row.about_id for occupancy in hosted.occupancies
    )


def _talks_through_the_bot(hosted: HostedGame, row: OutboxRow) -> bool:
    seats = [occupancy.name for occupancy in hosted.occupancies if occupancy.seat_id == row.seat_id]
    return any(thread.is_relayed and seat in thread.members for thread in hosted.threads.values() for seat in seats)
