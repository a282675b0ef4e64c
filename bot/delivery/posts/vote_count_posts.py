"""Makes the public vote count in the channel, as it stands when the message is sent."""

from datetime import datetime
from hashlib import sha256

from msgspec.structs import replace

from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import counts_now, jump, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import OutboxRow
from engine.audience import To


def count_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Return the count, with until when it may change; None if there is no count any more."""
    page = words_of(hosted).count(hosted.view(To.PUBLIC), counts_until(hosted)) if counts_now(hosted) else None
    if page is None:
        return None
    return Outgoing(pages=[replace(page, text="\n".join([page.text, *jump(hosted)]))])


def counts_until(hosted: HostedGame) -> datetime | None:
    """Return until when the count may change; None without a deadline, or while the game is paused."""
    return None if hosted.started.table.paused else hosted.deadline


def count_digest(hosted: HostedGame) -> str:
    """Return a digest of what the count shows, without the time until which it may change."""
    page = words_of(hosted).count(hosted.view(To.PUBLIC), None)
    return "" if page is None else sha256(f"{page.title}\n{page.text}".encode()).hexdigest()
