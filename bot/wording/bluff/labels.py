"""Short words for buttons and selects, receipts, and the sentences of refusals."""

from bot.wording.bluff.terms import claim, dice, die
from bot.wording.choice import BUTTON
from bot.wording.pages import shorten
from bot.wording.voice import Voice, action_name, dashed
from engine.actions import Action
from engine.bluff.actions import Bid
from engine.bluff.refusals import NoRaise, NotHisDice
from engine.bluff.track import MAGIC, Claim
from engine.domains import Thing
from engine.refusals import Refusal


def answer_label(voice: Voice, action: Action) -> str:
    """Name an answer."""
    if not isinstance(action, Bid):
        return shorten(voice.move_label(action_name(type(action))), BUTTON)
    values = {"claim": claim(voice, Claim(action.count, action.face)), "shown": dice(action.show or ())}
    return shorten(voice.say("answer-bid-showing" if action.show else "answer-bid", values), BUTTON)


def acted(voice: Voice, action: Action) -> str:
    """Confirm a move to its player."""
    if isinstance(action, Bid):
        return answer_label(voice, action)
    return voice.say(f"did-{dashed(action_name(type(action)))}")


def drawn(voice: Voice, draw: str, value: object) -> str:
    """Name a face."""
    return die(int(str(value)))


def thing(voice: Voice, move: type[Action], field: str, value: Thing) -> str:
    """Name a number of dice, a face, or a die that may be laid out."""
    face = int(value)
    if field == "face" and face == MAGIC:
        return voice.say("thing-face-magic")
    return voice.say(f"thing-{field}", {"count": face, "face": die(face)})


def refusal(voice: Voice, refused: Refusal) -> str:
    """Explain why something is refused, and what is legal."""
    match refused:
        case NoRaise(count=count, face=face):
            return voice.refuse(refused, {"claim": claim(voice, Claim(count, face))})
        case NotHisDice(hidden=hidden):
            return voice.refuse(refused, {"hidden": dice(hidden)})
        case _:
            return voice.refuse(refused)
