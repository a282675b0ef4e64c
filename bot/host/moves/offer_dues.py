"""Queues an edit of each post whose offer some lines have ended, so that it loses its buttons."""

from collections.abc import Sequence
from datetime import datetime

from bot.delivery.posts.offer_posts import open_answers
from bot.host.moves.submissions import Accepted
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import offer_due
from bot.storage.schema.models import OutboxRow
from engine.audience import To


def ended_offers(before: HostedGame, after: HostedGame, lines: Sequence[Accepted], at: datetime) -> list[OutboxRow]:
    """Return the rows that edit the posts of offers which these lines have answered, or with which the game ends."""
    events = (event for line in lines for event in line.entry.events)
    if after.started.table.outcome is None and not any(map(after.rulebook.offer, events)):
        return []
    told = before.told(To.PUBLIC).entries
    offered = [entry.line for entry in told if any(map(before.rulebook.offer, entry.events))]
    ended = [line for line in offered if open_answers(before, line) and not open_answers(after, line)]
    return [offer_due(after, line, at) for line in ended]
