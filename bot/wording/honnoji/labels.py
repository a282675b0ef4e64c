"""Short words for buttons and selects, and the sentences of refusals."""

from msgspec.structs import asdict

from bot.wording.choice import BUTTON
from bot.wording.honnoji.terms import talisman_name
from bot.wording.pages import shorten
from bot.wording.parties import labels
from bot.wording.voice import Voice, action_name
from engine.actions import Action
from engine.asks import Ask
from engine.honnoji.actions import Give, Propose, Unuse, Use
from engine.honnoji.tokens import TalismanName
from engine.parties.actions import Look
from engine.refusals import Refusal

CONTRACT = "contract"
"""The Ninja Contract's name in a manifest."""


def ask_label(voice: Voice, ask: Ask) -> str:
    """Name an ask on the button that opens its form."""
    if ask.move is Use and "talisman" in ask.fixed:
        talisman = talisman_name(voice, TalismanName(str(ask.fixed["talisman"])))
        return shorten(voice.say("answer-use-ahead" if ask.secret else "answer-use", {"talisman": talisman}), BUTTON)
    if ask.move is Unuse:
        return answer_label(voice, Unuse(TalismanName(str(ask.fixed["talisman"]))))
    return shorten(voice.move_label(action_name(ask.move)), BUTTON)


def answer_label(voice: Voice, action: Action) -> str:
    """Name an answer on a button, where names are shown without formatting."""
    match action:
        case Give(target=target):
            label = voice.say("answer-give", {"name": target})
        case Propose(party=party):
            label = labels.proposal(voice, party)
        case Use(talisman=name, preload=preload):
            message = "answer-use-ahead" if preload else "answer-use"
            label = voice.say(message, {"talisman": talisman_name(voice, name)})
        case Unuse(talisman=name):
            label = voice.say("answer-unuse", {"talisman": talisman_name(voice, name)})
        case _:
            label = labels.answer(voice, action)
    return shorten(label, BUTTON)


def about(voice: Voice, asked: Ask | Action) -> str:
    """Name the talisman or the contract that is used, set ahead, or kept back."""
    match asked:
        case Use(talisman=talisman) | Unuse(talisman=talisman) | Ask(fixed={"talisman": talisman}):
            return str(talisman)
        case _:
            return CONTRACT if Look in {type(asked), getattr(asked, "move", None)} else ""


def line_on(voice: Voice, about: str) -> str:
    """Say in a line what a talisman, or the contract, does."""
    return voice.say(f"effect-{about}")


def refusal(voice: Voice, refused: Refusal) -> str:
    """Explain why something is refused, and what to do."""
    name = asdict(refused).get("talisman")
    return voice.refuse(refused, {"talisman": talisman_name(voice, TalismanName(name))} if name else None)
