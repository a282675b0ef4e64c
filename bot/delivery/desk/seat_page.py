"""The desk's page about one seat: what the GM may know of it and do for it."""

from collections.abc import Iterator

from bot.delivery.desk.desk_buttons import seat_rows
from bot.delivery.desk.desk_view import DeskView, beside, noted, occupant, role_heading, seat_at_desk, words_at_desk
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.people.gm_notes import LONGEST_NOTE
from bot.wording.name_words import escape
from bot.wording.pages import Page, fitted


def seat_message(hosted: HostedGame, desk_view: DeskView, occupancy: Occupancy) -> Outgoing:
    """Show one seat."""
    title = say(hosted, "desk-seat-title", {"name": escape(occupancy.name)})
    text = "\n".join(filter(None, _lines(hosted, desk_view, occupancy)))
    page = Page(title, text or say(hosted, "desk-seat-nothing"), colour=hosted.theme.colour)
    return Outgoing(pages=[fitted(page)], rows=seat_rows(hosted, desk_view, occupancy))


def _lines(hosted: HostedGame, desk_view: DeskView, occupancy: Occupancy) -> Iterator[str]:
    known = seat_at_desk(hosted, desk_view, words_at_desk(hosted), occupancy)
    yield role_heading(hosted, known)
    if user := occupant(hosted, desk_view, occupancy):
        yield say(hosted, "desk-occupant", {"user": user})
    for each in (*known.notes, *beside(hosted, desk_view, known, occupancy)):
        yield say(hosted, "desk-line", {"what": each})
    if note := noted(hosted, desk_view, occupancy.seat_id, LONGEST_NOTE):
        yield say(hosted, "desk-line", {"what": note})
