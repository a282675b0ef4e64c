"""The set-up in words."""

from collections.abc import Iterator

from bot.wording.great_table.terms import card_name, counted
from bot.wording.voice import Voice
from engine.great_table.cards import deck_of
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import PLAYERS, PLAYERS_FOR_TWO_APPRENTICES, RoleName


def options_text(voice: Voice, options: GreatTableOptions) -> str:
    """Say which roles and cards are in the game, and how it is played."""
    return "\n".join(_options(voice, options))


def _options(voice: Voice, options: GreatTableOptions) -> Iterator[str]:
    if (apprentices := options.roles.get(RoleName.APPRENTICE)) is None:
        yield voice.say("options-roles-usual", {"players": PLAYERS_FOR_TWO_APPRENTICES})
    else:
        yield voice.say("options-roles", {"apprentices": apprentices})
    if options.deck:
        deck = deck_of(options.deck, PLAYERS[-1])
        cards = (counted(voice, card_name(voice, card), copies) for card, copies in deck.items())
        yield voice.say("options-deck", {"cards": ", ".join(cards)})
    else:
        yield voice.say("options-deck-usual")
    yield voice.say("options-anonymous" if options.anonymous else "options-named")
    yield voice.say(f"options-wins-at-{options.wins_at}")
    yield voice.say(f"options-deadline-lynch-{options.deadline_lynch}")
    yield voice.say(f"options-reveal-{options.reveal}")
