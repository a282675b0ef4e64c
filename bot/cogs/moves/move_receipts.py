"""Says what a GM's move has done once it counts, and what comes next, as everybody may know it."""

from msgspec.structs import asdict

from bot.delivery.telling.next_wait import coming, name_of_wait
from bot.delivery.telling.saying import say
from bot.storage.games.hosted_game import HostedGame
from bot.wording.name_words import bold
from bot.wording.voice import dashed
from bot.wording.words import Value
from engine.actions import GmAction
from engine.naming import snake_case


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
