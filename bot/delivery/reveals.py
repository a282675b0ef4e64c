"""The end, told in steps: what decided it, then who was who, then how it went; in one post, or in three."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.delivery.compose import told_of
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import words_of
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.wording.pages import Page
from engine.audience import Everybody, To
from engine.events import Outcome
from engine.views import Told


class Steps(NamedTuple):
    """What follows what has happened."""

    who: tuple[Page, ...] = ()
    how: tuple[Page, ...] = ()


def steps_of(live: Live, told: Sequence[Told[Everybody]]) -> Steps:
    """Who was who, and how it went; nothing but at the end of a game in which something was hidden."""
    words = words_of(live)
    pages = next(filter(None, map(words.reveal, told)), ())
    if not pages:
        return Steps()
    story = words.story(live.view(To.PUBLIC))
    return Steps(pages[:1], (*([] if story is None else [story]), *pages[1:]))


def reveal_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """Who was who, and whose victory it was."""
    told = told_of(live, row.lines, To.PUBLIC)
    words = words_of(live)
    won = [words.winners(each.event) for each in told if isinstance(each.event, Outcome)]
    pages = steps_of(live, told).who
    return Outgoing("\n".join(filter(None, won)), pages) if pages else None


def story_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """How it went."""
    pages = steps_of(live, told_of(live, row.lines, To.PUBLIC)).how
    return Outgoing(pages=pages) if pages else None
