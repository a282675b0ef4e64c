"""Who was who where it is not told with the end of a game: veiled with the end, and told when its GM says so."""

from datetime import datetime

from bot.clock import now
from bot.storage.games.embargoes import Embargoes, lasting
from bot.storage.games.hosted_game import HostedGame


def embargoes_of_end(hosted: HostedGame) -> Embargoes:
    """What the end has veiled, or had. It lifts all other veils that have a time."""
    if hosted.game is None or hosted.game.table.outcome is None:
        return {}
    return {spot: until for spot, until in hosted.embargoes.items() if until is not None}


def is_told_apart(hosted: HostedGame) -> bool:
    """Whether who was who is told after the end, and not with it."""
    return bool(embargoes_of_end(hosted))


def reveals_at(hosted: HostedGame) -> datetime | None:
    """When who was who is told at the latest; None once it is, and where it is told with the end."""
    return next(iter(lasting(embargoes_of_end(hosted), now()).values()), None)
