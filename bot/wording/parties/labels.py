"""Short words for buttons and selects, for the moves that all games of parties share."""

from collections.abc import Sequence

from bot.themes.tones import Tone
from bot.wording.voice import Voice, action_name
from engine.actions import Action
from engine.audience import Reader
from engine.parties.actions import Act, Look, Vote
from engine.table import Table
from engine.views import View


def answer(voice: Voice, action: Action) -> str:
    """Name an answer, where names are shown without formatting."""
    match action:
        case Vote(approve=approve, public=public):
            return voice.say(f"answer-vote-{'approve' if approve else 'reject'}{'-openly' if public else ''}")
        case Act(support=support):
            return voice.say("answer-act-support" if support else "answer-act-sabotage")
        case Look(target=None):
            return voice.say("answer-look-nobody")
        case Look(target=str(target)):
            return voice.say("answer-look", {"name": target})
        case _:
            return voice.move_label(action_name(type(action)))


def tone(_voice: Voice, action: Action) -> Tone | None:
    """Return the stance of a vote or an order. Public votes stay quiet, beside the usual private ones."""
    match action:
        case Vote(public=True):
            return Tone.QUIET
        case Vote(approve=is_for) | Act(support=is_for):
            return Tone.FOR if is_for else Tone.AGAINST
        case _:
            return None


def foretold(voice: Voice, view: View[Table, Reader], action: Action) -> tuple[str, ...]:
    """Say why a player of the evil side, who alone is asked this, may not mean to support."""
    return (voice.say("foretold-support"),) if isinstance(action, Act) and action.support else ()


def proposal(voice: Voice, party: Sequence[str]) -> str:
    """Name the proposal of a party."""
    return voice.say("answer-propose", {"names": voice.words.list(party)})
