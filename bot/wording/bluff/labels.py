"""Short words for buttons and selects, receipts, and the sentences of refusals."""

from bot.themes.theme_icons import Face
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
    return shorten(voice.say("answer-bid", {"bid": _bid(voice, action)}), BUTTON)


def answer_face(voice: Voice, action: Action) -> Face:
    """Show an answer on a button. A bid is its claim alone, so that several share a phone's row."""
    if not isinstance(action, Bid) or action.show:
        return Face(answer_label(voice, action))
    name = "claim-button-magic" if action.face == MAGIC else "claim-button"
    return Face(voice.say(name, {"count": str(action.count), "face": die(action.face)}))


def _bid(voice: Voice, bid: Bid) -> str:
    said = claim(voice, Claim(bid.count, bid.face))
    return voice.say("bid-showing-dice", {"claim": said, "shown": dice(bid.show)}) if bid.show else said


def acted(voice: Voice, action: Action) -> str:
    """Confirm a move to its player."""
    if isinstance(action, Bid):
        return voice.say("did-bid", {"bid": _bid(voice, action)})
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
