"""Makes messages in a table's quiet hours silent. People's own moves may cause some then, but they call nobody."""

from zoneinfo import ZoneInfo

from bot.clock import now
from bot.delivery.telling.outgoing import Outgoing
from bot.storage.games.hosted_game import HostedGame


def hushed(hosted: HostedGame, outgoing: Outgoing) -> Outgoing:
    """Make a message silent if it is sent in the quiet hours. Its mentions are still found in the morning."""
    outgoing.is_silent = hosted.settings.pace.is_quiet(now(), ZoneInfo(hosted.zone))
    return outgoing
