"""Lines for the GM: the seats, and the result of every order of the night, step by step."""

from bot.wording.great_table.terms import card_name
from bot.wording.voice import Voice, dashed
from bot.wording.words import Value
from engine.audience import GameMaster
from engine.great_table.cards import CardName
from engine.great_table.events import (
    DeckStarts,
    Fate,
    Marked,
    PassedOver,
    Seated,
    SeatsSwapped,
    ShotSpent,
    StealSettled,
    Traced,
)
from engine.views import Told


def tell(voice: Voice, told: Told[str | GameMaster]) -> str | None:
    """Tell an event to the GM in a line, if it is one of theirs."""
    match event := told.event:
        case Seated(seats=seats):
            return voice.say("seated", {"names": ", ".join(map(voice.show, seats))})
        case DeckStarts(player=player, reason=reason):
            return voice.say(f"first-{reason}", {"player": voice.show(player)})
        case PassedOver(player=player):
            return voice.say("passed-over", {"player": voice.show(player)})
        case StealSettled() if voice.plays(CardName.THIEF):
            return voice.say("settled")
        case Traced():
            return traced(voice, event)
        case Marked(player=player, votes_for=votes_for):
            return voice.say("mark", {"player": voice.show(player), "votes_for": voice.show(votes_for)})
        case ShotSpent(left=left):
            return voice.say("shot-spent", {"left": left})
        case SeatsSwapped(players=players):
            return voice.say("swapped", {"names": voice.names(players)})
        case _:
            return None


def traced(voice: Voice, event: Traced) -> str:
    """Tell the result of an order in a line."""
    what = voice.say("trace-kill") if event.card is None else card_name(voice, event.card)
    values: dict[str, Value] = {
        "step": voice.say(f"step-{event.step}"),
        "player": voice.show(event.player),
        "what": what,
        "targets": voice.names(event.targets),
        "fate": dashed(event.fate),
        "came": "" if event.fate is Fate.DONE else voice.say(f"fate-{dashed(event.fate)}"),
    }
    return voice.say("trace-on" if event.targets else "trace", values)
