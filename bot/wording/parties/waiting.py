"""The players for whom the game waits, and what a rejected party would mean, in games of parties."""

from collections.abc import Iterator

from bot.wording.voice import Voice
from engine.asks import Awaited


def last_attempt(voice: Voice, rejected: int, limit: int) -> Iterator[str]:
    """Say what one more rejection would mean, if it would be the last."""
    if rejected == limit - 1:
        yield voice.say("prompt-last-attempt")


def warning(voice: Voice, rejected: int, limit: int) -> Iterator[str]:
    """Say how many parties were rejected, out of those allowed; nothing while there is none."""
    yield from last_attempt(voice, rejected, limit)
    if 0 < rejected < limit - 1:
        yield voice.say("prompt-rejections", {"rejections": rejected, "limit": limit})


def rejections(voice: Voice, rejected: int, limit: int) -> tuple[str, str]:
    """Return the field of the card that counts rejected parties."""
    return voice.say("card-rejections"), voice.say("card-rejections-count", {"rejections": rejected, "limit": limit})


def waiting(voice: Voice, seats: tuple[str, ...], awaited: Awaited) -> str:
    """Return who is awaited: by name, or by number where names would tell too much."""
    if len(awaited.seats) == len(seats):
        return voice.say("card-waiting-everybody")
    parts = [voice.names(awaited.seats)] if awaited.seats else []
    if awaited.orders:
        parts.append(voice.say("card-waiting-orders", {"orders": awaited.orders}))
    return "\n".join(parts)
