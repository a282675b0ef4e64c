"""What is told of a sign-up and of the bench, to the room and to those who wait."""

from bot.delivery.compose import cancelled_text, take_button
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import private_row, say
from bot.storage.live import Live
from bot.storage.models import GamePhase, OutboxKind, OutboxRow
from bot.wording.names import bold


def signup_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """What a row owes; None if there is nothing left to say."""
    match row.kind:
        case OutboxKind.SEATED:
            return _seated_message(live, row)
        case OutboxKind.SEAT_OFFERED:
            return _seat_offered_message(live, row)
        case _:
            return Outgoing(cancelled_text(live))


def _seat_offered_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """The offer of a seat to somebody who waits for one; nothing if its occupant is another by now."""
    sitting = next((each for each in live.sittings if each.name == row.speaker), None)
    if sitting is None or sitting.user_id != row.about_id or live.phase is not GamePhase.RUNNING:
        return None
    text = say(live, "seat-offered", {"name": bold(sitting.name), **_where(live)})
    return Outgoing(text, rows=[[take_button(live, sitting)]])


def _seated_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """To somebody who has waited, that he has a seat; nothing if he has left it again."""
    if live.sitting_of(row.user_id or 0) is None or live.phase is GamePhase.OVER:
        return None
    return Outgoing(say(live, "moved-up", _where(live)), rows=[private_row(live)])


def _where(live: Live) -> dict[str, str]:
    return {"game": live.theme.title, "room": f"<#{live.room.channel_id}>"}
