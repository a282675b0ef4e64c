"""The count of the votes in the channel: as everybody sees it when it is sent."""

from datetime import datetime
from hashlib import sha256

from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import OutboxRow
from engine.audience import To


def counts_now(hosted: HostedGame) -> bool:
    """Whether votes are counted now in public."""
    return hosted.game is not None and hosted.rulebook.kind_of_wait(hosted.game.table) in hosted.rulebook.counted


def count_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """The count, with until when it may change; None if none is counted any more."""
    page = words_of(hosted).count(hosted.view(To.PUBLIC), counts_until(hosted)) if counts_now(hosted) else None
    return None if page is None else Outgoing(pages=[page])


def counts_until(hosted: HostedGame) -> datetime | None:
    """Until when the count may change; None without a deadline, or while the game is paused."""
    return None if hosted.started.table.paused else hosted.deadline


def count_digest(hosted: HostedGame) -> str:
    """A short form of what the count shows; until when it may change is none of it."""
    page = words_of(hosted).count(hosted.view(To.PUBLIC), None)
    return "" if page is None else sha256(f"{page.title}\n{page.text}".encode()).hexdigest()
