"""Questions on solar sigils, and their answers."""

from bot.wording.name_words import escape_text
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.sigily.events import Answered, Judged, Question, Voted
from engine.views import Told


def question(voice: Voice, told: Told[Everybody]) -> str | None:
    """Tell of a question, its answer, and the judgement on it."""
    match told.event:
        case Question(player=player, text=text):
            return voice.say("question", {"player": voice.show(player), "text": escape_text(text)})
        case Answered(player=player, text=text):
            return voice.say("answered", {"player": voice.show(player), "text": escape_text(text)})
        case Voted(player=player, right=right):
            return voice.say(f"voted-{judgement(right=right)}", {"player": voice.show(player)})
        case Judged(player=player, right=right):
            return voice.say(f"judged-{judgement(right=right)}", {"player": voice.show(player)})
        case _:
            return None


def judgement(*, right: bool) -> str:
    """Return the part of a message id that stands for a judgement."""
    return "right" if right else "wrong"
