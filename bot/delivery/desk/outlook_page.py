"""What the present wait comes to as things stand: what has come, what is missing, and what everybody would read."""

from collections.abc import Iterator

from bot.delivery.desk.laying import with_room, words_at_desk
from bot.delivery.desk.rows import back_row
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import say
from bot.storage.live import Live
from bot.wording.game_words import AnyGameWords
from bot.wording.pages import TEXT, Page, packed
from engine.audience import GameMaster, To
from engine.foreseeing import foresee
from engine.outlook import Outlook
from engine.table import Table
from engine.views import View


def outlook_message(live: Live) -> Outgoing:
    """Show it to a GM without a seat."""
    view = live.view(To.GM)
    found = foresee(live.rulebook, view)
    pages = with_room(lambda longest: _pages(live, words_at_desk(live, longest), view, found))
    return Outgoing(pages=pages, rows=[back_row(live)])


def _pages(live: Live, words: AnyGameWords, view: View[Table, GameMaster], found: Outlook) -> list[Page]:
    title, colour = say(live, "desk-outlook-title"), live.theme.colour
    checked = [Page("", part, colour=colour) for part in packed(words.foreseen(view, found), TEXT)]
    told = Page(say(live, "desk-outlook-told"), "\n".join(_told(live, words, found)), colour=colour)
    return [Page(title, say(live, "desk-outlook-text"), colour=colour), *checked, told]


def _told(live: Live, words: AnyGameWords, found: Outlook) -> Iterator[str]:
    """What everybody would read, and what is left to chance."""
    moments = words.announce_all(found.public, len(live.names))
    lines = [moment.line for moment in moments if moment is not None and moment.has_facts]
    yield from lines
    if found.left_to:
        yield say(live, "desk-outlook-drawn")
    elif not lines:
        yield say(live, "desk-outlook-nothing")
