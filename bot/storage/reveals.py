"""Who was who where it is not told with the end of a game: veiled with the end, and told when its GM says so."""

from datetime import datetime

from bot.clock import now
from bot.storage.live import Live
from bot.storage.veils import Veils, lasting


def veils_of_end(live: Live) -> Veils:
    """What the end has veiled, or had. It lifts all other veils that have a time."""
    if live.game is None or live.game.table.outcome is None:
        return {}
    return {spot: until for spot, until in live.veils.items() if until is not None}


def is_told_apart(live: Live) -> bool:
    """Whether who was who is told after the end, and not with it."""
    return bool(veils_of_end(live))


def reveals_at(live: Live) -> datetime | None:
    """When who was who is told at the latest; None once it is, and where it is told with the end."""
    return next(iter(lasting(veils_of_end(live), now()).values()), None)
