"""The posts of scenes: a result told step by step, in one post that is edited before the post that tells all of it."""

from collections.abc import Sequence
from itertools import takewhile

from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.choices import Telling
from bot.storage.schema.models import OutboxRow
from bot.wording.pages import Page
from engine.audience import To
from engine.events import Event


def scene_of(hosted: HostedGame, line: int) -> tuple[Page, ...]:
    """Return the scene of a line, as it looks after each step; nothing if the table wants results told at once."""
    if hosted.settings.telling is Telling.AT_ONCE:
        return ()
    return words_of(hosted).scene(told_of(hosted, [line], To.PUBLIC), hosted.view_at(line, To.PUBLIC))


def told_before_scene(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events of a line that its player may be told at once, although a scene tells its result."""
    return tuple(takewhile(lambda event: event.to is not To.PUBLIC, events))


def is_last_step(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether a row tells the last step of a scene."""
    return int(row.text or 0) == len(scene_of(hosted, row.lines[-1])) - 1


def scene_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Return the post of a scene at a row's step, which its text numbers; None if the line was taken back."""
    pages, place = scene_of(hosted, row.lines[-1]), int(row.text or 0)
    return Outgoing(pages=[pages[place]]) if place < len(pages) else None
