"""Orders for the night, in words."""

from bot.wording.great_table.terms import card_name
from bot.wording.voice import Voice
from engine.great_table.actions import Use


def aim(voice: Voice, use: Use) -> str:
    """Return the target of an order, as it stands after a colon."""
    if use.card is not None:
        return voice.say("aim-card", {"card": card_name(voice, use.card)})
    if use.targets is not None and use.left_of is not None:
        values = {"names": voice.names(use.targets), "left_of": voice.show(use.left_of)}
        return voice.say("aim-pair", values)
    target = voice.names(() if use.target is None else (use.target,))
    if use.votes_for is not None:
        return voice.say("aim-voter", {"target": target, "votes_for": voice.show(use.votes_for)})
    return voice.say("aim-player", {"target": target})
