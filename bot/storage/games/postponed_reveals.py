"""Handles reveals after a game's end: they are embargoed until the GM decides or time is up."""

from datetime import datetime

from bot.clock import now
from bot.storage.games.embargoes import Embargoes, lasting
from bot.storage.games.hosted_game import HostedGame


def embargoes_of_end(hosted: HostedGame) -> Embargoes:
    """Return the reveal's embargo that began at the end, past or present. The end lifts all other timed embargoes."""
    if hosted.game is None or hosted.game.table.outcome is None:
        return {}
    return {spot: until for spot, until in hosted.embargoes.items() if until is not None}


def is_told_apart(hosted: HostedGame) -> bool:
    """Whether who was who is told after the end, and not with it."""
    return bool(embargoes_of_end(hosted))


def reveals_at(hosted: HostedGame) -> datetime | None:
    """Return when who was who is told at the latest; None if it is told already, or with the end."""
    return next(iter(lasting(embargoes_of_end(hosted), now()).values()), None)
