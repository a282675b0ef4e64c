"""The end, told in steps: what decided it, then who was who, then how it went; in one post, or in three."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import OutboxRow
from bot.wording.pages import Page
from engine.audience import Everybody, To
from engine.events import Outcome
from engine.views import Told


class Steps(NamedTuple):
    """What follows what has happened."""

    who: tuple[Page, ...] = ()
    how: tuple[Page, ...] = ()


def steps_of(hosted: HostedGame, told: Sequence[Told[Everybody]]) -> Steps:
    """Who was who, and how it went; nothing but at the end of a game in which something was hidden."""
    words = words_of(hosted)
    pages = next(filter(None, map(words.reveal, told)), ())
    if not pages:
        return Steps()
    story = words.story(hosted.view(To.PUBLIC))
    return Steps(pages[:1], (*([] if story is None else [story]), *pages[1:]))


def reveal_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Who was who, and whose victory it was."""
    told = told_of(hosted, row.lines, To.PUBLIC)
    words = words_of(hosted)
    won = [words.winners(each.event) for each in told if isinstance(each.event, Outcome)]
    pages = steps_of(hosted, told).who
    return Outgoing("\n".join(filter(None, won)), pages) if pages else None


def story_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """How it went."""
    pages = steps_of(hosted, told_of(hosted, row.lines, To.PUBLIC)).how
    return Outgoing(pages=pages) if pages else None
