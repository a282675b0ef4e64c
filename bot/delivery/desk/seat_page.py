"""A seat at the GM's desk: all that he may know of it, and what he may do for it."""

from collections.abc import Iterator

from bot.delivery.desk.laying import Laid, beside, noted, occupant, role_heading, seat_at_desk, words_at_desk
from bot.delivery.desk.rows import seat_rows
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import say
from bot.storage.live import Live, Sitting
from bot.storage.notes import LONGEST_NOTE
from bot.wording.names import escape
from bot.wording.pages import Page, fitted


def seat_message(live: Live, laid: Laid, sitting: Sitting) -> Outgoing:
    """Show a seat by itself."""
    title = say(live, "desk-seat-title", {"name": escape(sitting.name)})
    text = "\n".join(filter(None, _lines(live, laid, sitting)))
    page = Page(title, text or say(live, "desk-seat-nothing"), colour=live.theme.colour)
    return Outgoing(pages=[fitted(page)], rows=seat_rows(live, laid, sitting))


def _lines(live: Live, laid: Laid, sitting: Sitting) -> Iterator[str]:
    known = seat_at_desk(live, laid, words_at_desk(live), sitting)
    yield role_heading(live, known)
    if user := occupant(live, laid, sitting):
        yield say(live, "desk-occupant", {"user": user})
    for each in (*known.notes, *beside(live, laid, known, sitting)):
        yield say(live, "desk-line", {"what": each})
    if note := noted(live, laid, sitting.seat_id, LONGEST_NOTE):
        yield say(live, "desk-line", {"what": note})
