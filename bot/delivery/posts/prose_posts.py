"""The posts with a GM's own words for a moment of the game, which come just before the game's own news of it.

They follow from what everybody is told and what the table has chosen before the game, and stand in place of nothing.
"""

from collections.abc import Collection

from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say, words_of
from bot.delivery.turns.turn_posts import lines_told
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import unmentioning
from bot.wording.pages import Page, fitted
from bot.wording.prose_moments import ProseMoment
from engine.audience import To
from engine.log import FIRST_LINE


def prose_of(hosted: HostedGame, lines: Collection[int]) -> list[str]:
    """Return the GM's words for what everybody is told of some lines, each once."""
    written = hosted.settings.prose
    happened = {words_of(hosted).prose_moment(each) for each in told_of(hosted, lines, To.PUBLIC)}
    if FIRST_LINE in lines:
        happened.add(ProseMoment.OPENING)
    return [written[moment] for moment in ProseMoment if moment in happened and written.get(moment)]


def prose_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Show the GM's words, formatted as they wrote them, and marked so that nobody takes them for the game's."""
    texts = prose_of(hosted, lines_told(hosted, row))
    if not texts:
        return None
    page = Page("", unmentioning("\n\n".join(texts)), colour=hosted.theme.colour, note=say(hosted, "prose-mark"))
    return Outgoing(pages=[fitted(page)])
