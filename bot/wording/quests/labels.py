"""Short words for buttons and selects, and the sentences of refusals."""

from bot.wording.choice import BUTTON
from bot.wording.pages import shorten
from bot.wording.parties import labels
from bot.wording.parties.terms import side_name
from bot.wording.quests.terms import role_name
from bot.wording.voice import Voice, action_name
from engine.actions import Action
from engine.asks import Ask
from engine.audience import Reader
from engine.quests.actions import Guess, Invert, Propose
from engine.quests.options import ITEM_USED_IN
from engine.quests.refusals import NotInPlay, RoleTwice, TooManyRoles
from engine.refusals import NotAmong, NotNow, Refusal
from engine.table import Table
from engine.views import View


def answer_label(voice: Voice, action: Action) -> str:
    """Name an answer on a button, where names are shown without formatting."""
    match action:
        case Guess(target=None):
            label = voice.say("answer-guess-nobody")
        case Guess(target=str(target)):
            label = voice.say("answer-guess", {"name": target})
        case Invert(target=None):
            label = voice.say("answer-invert-nobody")
        case Invert(target=str(target)):
            label = voice.say("answer-invert", {"name": target})
        case Propose(party=party):
            label = labels.proposal(voice, party)
        case _:
            label = labels.answer(voice, action)
    return shorten(label, BUTTON)


def foretold(voice: Voice, view: View[Table, Reader], action: Action) -> tuple[str, ...]:
    """Say why a player may not mean an answer."""
    return (voice.say("foretold-nobody"),) if isinstance(action, Guess) else labels.foretold(voice, view, action)


def about(voice: Voice, asked: Ask | Action) -> str:
    """Name the item whose use is asked for."""
    return ITEM_USED_IN.get(action_name(asked.move if isinstance(asked, Ask) else type(asked)), "")


def refusal(voice: Voice, refused: Refusal) -> str:
    """Explain why something is refused, and what to do."""
    match refused:
        case NotInPlay():
            return voice.say("refused-item-not-in-play")
        case NotNow(move=move) if move in ITEM_USED_IN and not voice.plays(ITEM_USED_IN[move]):
            return voice.say("refused-move-not-in-play")
        case NotAmong(field="inverter", name=name):
            return voice.say("refused-not-another-of-the-party", {"name": voice.show(name)})
        case TooManyRoles(side=side):
            return voice.refuse(refused, {"side": side_name(voice, side)})
        case RoleTwice(role=role):
            return voice.refuse(refused, {"role": role_name(voice, role)})
        case _:
            return voice.refuse(refused)
