"""Lines for the GM: the result of every order of the night, and what nobody else is told."""

from bot.wording.open_table.orders import traced
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import GameMaster
from engine.naming import spelled
from engine.open_table.events import Marked, Poisoned, Traced, VestTorn
from engine.views import Told


def tell(voice: Voice, told: Told[str | GameMaster]) -> str | None:
    """Tell an event to the GM in a line, if it is one of theirs."""
    match told.event:
        case Traced() as order:
            return traced(voice, order)
        case Marked(player=player, mark=mark):
            return voice.say("gm-marked", {"player": voice.show(player), "mark": spelled(mark)})
        case Poisoned(player=player, night=night, is_strong=is_strong):
            values: dict[str, Value] = {
                "player": voice.show(player),
                "night": night,
                "strength": "strong" if is_strong else "weak",
            }
            return voice.say("gm-poisoned", values)
        case VestTorn(player=player):
            return voice.say("gm-vest-torn", {"player": voice.show(player)})
        case _:
            return None
