"""Tells the end in steps: what decided it and who was who, in one post or two, and then what really happened."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.postponed_reveals import is_told_apart
from bot.storage.schema.models import OutboxRow
from bot.wording.pages import Page
from engine.audience import Everybody, To
from engine.events import Outcome
from engine.views import Told


class Steps(NamedTuple):
    """The two steps that follow the deciding events."""

    who: tuple[Page, ...] = ()
    how: tuple[Page, ...] = ()


def steps_of(hosted: HostedGame, told: Sequence[Told[Everybody]]) -> Steps:
    """Return who was who, and what really happened; both empty unless everybody is told now who was who."""
    words = words_of(hosted)
    pages = next(filter(None, map(words.reveal, told)), ())
    if not pages:
        return Steps()
    return Steps(pages[:1], (*words.story(hosted.view(To.PUBLIC), hosted.told(To.GM).standing), *pages[1:]))


def is_told_in_one(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether one post has told the whole end of a game: nothing is revealed later, and no story follows."""
    return not is_told_apart(hosted) and story_message(hosted, row) is None


def reveal_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Say who was who, and who won."""
    told = told_of(hosted, row.lines, To.PUBLIC)
    words = words_of(hosted)
    won = [words.winners(each.event) for each in told if isinstance(each.event, Outcome)]
    pages = steps_of(hosted, told).who
    return Outgoing("\n".join(filter(None, won)), pages) if pages else None


def story_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Say what really happened."""
    pages = steps_of(hosted, told_of(hosted, row.lines, To.PUBLIC)).how
    return Outgoing(pages=pages) if pages else None
