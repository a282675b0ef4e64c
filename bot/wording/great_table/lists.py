"""Lists of cards as the bot has read them, each card with its conditions in words."""

from bot.wording.great_table.terms import card_name
from bot.wording.voice import Voice
from engine.great_table.actions import List
from engine.great_table.lists import Choice, Condition, Test, choices

LEFT = {Test.EQUAL: "left-exactly", Test.FEWER: "left-fewer", Test.MORE: "left-more"}


def as_read(voice: Voice, ranking: List) -> str:
    """Return a list in small print as it was read: on one line, or a numbered line a card if any has a condition."""
    read, ranked = voice.say("noted-list.read"), choices(ranking)
    if not any(choice.conditions for choice in ranked):
        return f"{read} {in_a_row(voice, ranking)}"
    cards = [_choice(voice, choice) for choice in ranked]
    lines = (voice.say("noted-list.line", {"number": place, "choice": card}) for place, card in enumerate(cards, 1))
    return "\n".join((read, *lines))


def in_a_row(voice: Voice, ranking: List) -> str:
    """Return a list on one line."""
    return " > ".join(_choice(voice, choice) for choice in choices(ranking))


def _choice(voice: Voice, choice: Choice) -> str:
    card = card_name(voice, choice.card)
    if not choice.conditions:
        return card
    held = voice.words.list(_condition(voice, condition) for condition in choice.conditions)
    return voice.say("choice-if", {"card": card, "conditions": held})


def _condition(voice: Voice, condition: Condition) -> str:
    card = card_name(voice, condition.card)
    if condition.test is None:
        return voice.say("left-taken", {"card": card})
    return voice.say(LEFT[condition.test], {"card": card, "number": condition.number})
