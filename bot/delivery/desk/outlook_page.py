"""The desk's preview of the present wait: the answers so far, the missing ones, and what everybody would read."""

from collections.abc import Iterator

from bot.delivery.desk.desk_buttons import back_row
from bot.delivery.desk.desk_view import with_room, words_at_desk
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.storage.games.hosted_game import HostedGame
from bot.wording.game_words import AnyGameWords
from bot.wording.pages import TEXT, Page, packed
from engine.audience import GameMaster, To
from engine.foreseeing import foresee
from engine.outlook import Outlook
from engine.table import Table
from engine.views import View


def outlook_message(hosted: HostedGame) -> Outgoing:
    """Show the preview to a GM without a seat."""
    view = hosted.view(To.GM)
    found = foresee(hosted.rulebook, view)
    pages = with_room(lambda longest: _pages(hosted, words_at_desk(hosted, longest), view, found))
    return Outgoing(pages=pages, rows=[back_row(hosted)])


def _pages(hosted: HostedGame, words: AnyGameWords, view: View[Table, GameMaster], found: Outlook) -> list[Page]:
    title, colour = say(hosted, "desk-outlook-title"), hosted.theme.colour
    checked = [Page("", part, colour=colour) for part in packed(words.foreseen(view, found), TEXT)]
    told = Page(say(hosted, "desk-outlook-told"), "\n".join(_told(hosted, words, found)), colour=colour)
    return [Page(title, say(hosted, "desk-outlook-text"), colour=colour), *checked, told]


def _told(hosted: HostedGame, words: AnyGameWords, found: Outlook) -> Iterator[str]:
    """Return what everybody would read, and what is left to chance."""
    moments = words.announce_all(found.public, len(hosted.names))
    lines = [moment.line for moment in moments if moment is not None and moment.has_facts]
    yield from lines
    if found.left_to:
        yield say(hosted, "desk-outlook-drawn")
    elif not lines:
        yield say(hosted, "desk-outlook-nothing")
