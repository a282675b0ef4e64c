"""Receipts of moves in games of parties."""

from collections.abc import Sequence

from bot.wording.voice import Voice
from engine.events import Event, Undone
from engine.parties.events import PartyProposed, VoteClosed
from engine.views import Told

OPEN = "open"
FINAL = "final"
UNSURE = "unsure"


def standing(heard: Sequence[Sequence[Told[str]]], order: Event) -> str:
    """Whether an order that a seat has given is final, by all that it was told: before the vote on a party it is not.

    Unsure where a step was taken back between, perhaps the vote.
    """
    found = UNSURE
    for event in (told.event for line in heard for told in line):
        if event is order:
            return found
        match event:
            case PartyProposed():
                found = OPEN
            case VoteClosed():
                found = FINAL
            case Undone():
                found = UNSURE
    return UNSURE


def proposed(voice: Voice, party: Sequence[str]) -> str:
    """Confirm a proposal to its leader."""
    return voice.say("did-propose", {"party": voice.names(party)})


def voted(voice: Voice, *, approve: bool) -> str:
    """Confirm an open vote."""
    return voice.say("did-vote-yes" if approve else "did-vote-no")


def looked(voice: Voice, target: str | None) -> str:
    """Confirm whom somebody looks at."""
    return voice.say("did-look-nobody") if target is None else voice.say("did-look", {"target": voice.show(target)})
