"""Receipts of moves in games of parties, secret and public."""

from collections.abc import Callable, Sequence
from itertools import dropwhile

from bot.wording.voice import Voice
from engine.actions import Action
from engine.events import Undone
from engine.parties.actions import Act, Look, Vote
from engine.parties.events import PartyProposed, VoteClosed
from engine.views import Told

OPEN = "open"
FINAL = "final"
UNSURE = "unsure"


def standing(heard: Sequence[Sequence[Told[str]]], order: Told[str]) -> str:
    """Return whether a seat's order is final, from all that it was told: before the vote on a party it is not.

    It is unsure where a step was taken back in between, perhaps the vote.
    """
    back = (told.event for line in reversed(heard) for told in reversed(line))
    for event in dropwhile(lambda event: event is not order.event, back):
        match event:
            case PartyProposed():
                return OPEN
            case VoteClosed():
                return FINAL
            case Undone():
                return UNSURE
    return UNSURE


def noted(voice: Voice, action: Action, label: Callable[[Voice, Action], str], standing: str) -> str:
    """Confirm a secret move. ``label`` names it as its button does, and ``standing`` is whether an order is final."""
    match action:
        case Vote(approve=approve):
            return voice.say("noted-vote-yes" if approve else "noted-vote-no")
        case Act(support=support):
            return voice.say("noted-act-yes" if support else "noted-act-no", {"standing": standing})
        case _:
            return voice.say("noted-other", {"answer": label(voice, action)})


def proposed(voice: Voice, party: Sequence[str]) -> str:
    """Confirm a proposal to its leader."""
    return voice.say("did-propose", {"party": voice.names(party)})


def acted(voice: Voice, action: Action) -> str:
    """Confirm a public vote, or a look."""
    match action:
        case Vote(approve=approve):
            return voice.say("did-vote-yes" if approve else "did-vote-no")
        case Look(target=None):
            return voice.say("did-look-nobody")
        case Look(target=str(target)):
            return voice.say("did-look", {"target": voice.show(target)})
        case _:
            raise AssertionError(action)
