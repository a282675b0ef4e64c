"""Receipts of moves that everybody sees, in games of parties."""

from collections.abc import Sequence

from bot.wording.voice import Voice


def proposed(voice: Voice, party: Sequence[str]) -> str:
    """Confirm a proposal to its leader."""
    return voice.say("did-propose", {"party": voice.names(party)})


def voted(voice: Voice, *, approve: bool) -> str:
    """Confirm an open vote."""
    return voice.say("did-vote-yes" if approve else "did-vote-no")


def looked(voice: Voice, target: str | None) -> str:
    """Confirm whom somebody looks at."""
    return voice.say("did-look-nobody") if target is None else voice.say("did-look", {"target": voice.show(target)})
