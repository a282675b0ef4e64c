"""Makes the public vote count in the channel, as it stands when the message is sent."""

from datetime import datetime
from hashlib import sha256

from msgspec.structs import replace

from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import counts_now, jump, say, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.choices import Recapping
from bot.storage.schema.models import OutboxRow
from bot.wording.pages import Page
from engine.audience import To


def recaps(hosted: HostedGame) -> bool:
    """Whether the game is on and its channel gets a recap each day."""
    is_on = hosted.game is not None and hosted.game.table.outcome is None
    return is_on and not hosted.rulebook.counted and hosted.settings.recap is Recapping.DAILY


def count_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Return the count, with until when it may change, or the recap; None if there is neither any more."""
    page = _page(hosted, counts_until(hosted))
    if page is None:
        return None
    return Outgoing(pages=[replace(page, text="\n".join([page.text, *jump(hosted)]))])


def _page(hosted: HostedGame, until: datetime | None) -> Page | None:
    view = hosted.view(To.PUBLIC)
    if recaps(hosted):
        return replace(words_of(hosted).card(view, hosted.asks.awaited), title=say(hosted, "recap-title"))
    return words_of(hosted).count(view, until) if counts_now(hosted) else None


def counts_until(hosted: HostedGame) -> datetime | None:
    """Return until when the count may change; None without a deadline, or while the game is paused."""
    return None if hosted.started.table.paused else hosted.deadline


def count_digest(hosted: HostedGame) -> str:
    """Return a digest of what the count or the recap shows, without the time until which it may change."""
    page = _page(hosted, None)
    return "" if page is None else sha256(f"{page.title}\n{page.text}\n{page.fields}".encode()).hexdigest()
