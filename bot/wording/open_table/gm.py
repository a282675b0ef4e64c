"""Lines for the GM: the result of every order of the night, and what nobody else is told."""

from bot.wording.name_words import escape_text
from bot.wording.open_table.orders import applied, done, traced
from bot.wording.open_table.terms import ability_name, by_hand
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import GameMaster
from engine.naming import spelled
from engine.open_table.actions import GmAnswer, Tell
from engine.open_table.events import Applied, LeftToGm, Marked, Poisoned, Ruled, Traced, VestTorn
from engine.views import Told


def tell(voice: Voice, told: Told[str | GameMaster]) -> str | None:
    """Tell an event to the GM in a line, if it is one of theirs."""
    match event := told.event:
        case Traced() | LeftToGm() | Ruled() | Applied():
            return line(voice, event)
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


def line(voice: Voice, event: Traced | LeftToGm | Ruled | Applied) -> str:
    """Tell in a line what came of an order, or what is left to the GM, and what they make of it."""
    match event:
        case Traced():
            return traced(voice, event)
        case Applied():
            return applied(voice, event)
        case LeftToGm(player=player, ability=ability, hit=hit, text=text):
            values = {"player": voice.show(player), "order": done(voice, ability, hit), "text": escape_text(text)}
            return voice.say("gm-by-hand", values)
        case Ruled(action=action):
            return _ruled(voice, action)


def tells(voice: Voice, seat: str, text: str) -> str:
    """Say in a line what the GM tells a player at dawn."""
    return voice.say("gm-tells", {"player": voice.show(seat), "text": escape_text(text)})


def _ruled(voice: Voice, action: GmAnswer) -> str:
    target = voice.show(action.target)
    if isinstance(action, Tell):
        return tells(voice, action.target, action.text)
    _, ability, _ = action.order
    values = {
        "player": voice.show(action.player),
        "ability": ability_name(voice, ability),
        "what": escape_text(by_hand(voice, action.what)),
        "target": target,
    }
    return voice.say("gm-ruled", values)
