"""Says what a move has done once it counts, and what comes next, as everybody may know it."""

from msgspec.structs import asdict

from bot.delivery.telling.next_wait import coming, name_of_wait
from bot.delivery.telling.saying import first_few, say
from bot.storage.games.hosted_game import HostedGame
from bot.wording.name_words import bold
from bot.wording.voice import dashed
from bot.wording.words import Value
from engine.actions import GmAction
from engine.naming import snake_case


def then(hosted: HostedGame, wait_token: str) -> str:
    """Return what comes after a player's move in the wait with this token; empty if only time ends the wait."""
    game = hosted.started
    if game.table.outcome is not None:
        return say(hosted, "then-over")
    if hosted.wait_token != wait_token:
        return say(hosted, "then-next", {"room": f"<#{hosted.room.channel_id}>"})
    waiting = hosted.asks.awaited
    if waiting.seats:
        return say(hosted, "then-awaited", {"names": first_few(hosted, waiting.seats)})
    return say(hosted, "then-orders", {"orders": waiting.orders}) if waiting.orders else ""


def led(before: HostedGame, after: HostedGame, action: GmAction) -> str:
    """Return what a GM's move has done, and what it means for the deadline."""
    values: dict[str, Value] = {
        name: bold(value) if isinstance(value, str) else value
        for name, value in asdict(action).items()
        if isinstance(value, str | int | float)
    }
    name = dashed(snake_case(type(action).__name__))
    return with_deadline(after, say(after, f"led-{name}", {**values, "wait": name_of_wait(before)}))


def with_deadline(hosted: HostedGame, done: str) -> str:
    """Return what a GM has done, and then what the game waits for and until when, as everybody is shown it."""
    return f"{done}\n{coming(hosted)}".strip()
