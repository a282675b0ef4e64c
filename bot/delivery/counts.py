"""The count of the votes in the channel: as everybody sees it when it is sent."""

from datetime import datetime
from hashlib import sha256

from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import words_of
from bot.storage.live import Live
from engine.audience import To


def counts_now(live: Live) -> bool:
    """Whether votes are counted now in public."""
    return live.game is not None and live.rulebook.kind_of_wait(live.game.table) in live.rulebook.counted


def count_message(live: Live) -> Outgoing | None:
    """The count, with until when it may change; None if none is counted any more."""
    page = words_of(live).count(live.view(To.PUBLIC), counts_until(live)) if counts_now(live) else None
    return None if page is None else Outgoing(pages=[page])


def counts_until(live: Live) -> datetime | None:
    """Until when the count may change; None without a deadline, or while the game is paused."""
    return None if live.started.table.paused else live.deadline


def count_digest(live: Live) -> str:
    """A short form of what the count shows; until when it may change is none of it."""
    page = words_of(live).count(live.view(To.PUBLIC), None)
    return "" if page is None else sha256(f"{page.title}\n{page.text}".encode()).hexdigest()
