"""What is sent in a table's quiet hours: it may come of what people do, and then calls nobody."""

from zoneinfo import ZoneInfo

from bot.clock import now
from bot.delivery.telling.outgoing import Outgoing
from bot.storage.games.hosted_game import HostedGame


def hushed(hosted: HostedGame, outgoing: Outgoing) -> Outgoing:
    """Let a message be silent if it is sent in the quiet hours; whom it mentions still finds it in the morning."""
    outgoing.is_silent = hosted.settings.pace.is_quiet(now(), ZoneInfo(hosted.zone))
    return outgoing
