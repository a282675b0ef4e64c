"""Facts of the set-up for messages: the cards in the deck, the number of Apprentices, and how the game is won."""

from collections.abc import Mapping

from bot.wording.voice import OPEN, SetUp, Voice, dashed, plays
from engine.great_table.cards import FULL_TABLE, CardName, deck_for, deck_of
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import RoleName, counts

COUNTS = ("none", "one", "two")
"""The numbers of Apprentices that there may be."""
OTHERS = ("apprentices", "wins-at", "deadline-lynch", "coroner")


def facts(voice: Voice) -> dict[str, str]:
    """Return whether each card plays, how many Apprentices do, and the other choices."""
    setup = voice.setup
    if setup is None:
        return {**{_fact(card): plays(None) for card in CardName}, **dict.fromkeys(OTHERS, OPEN)}
    options = _options(setup)
    deck = deck_of(options.deck, setup.players)
    return {
        **{_fact(card): plays(card in deck) for card in CardName},
        "apprentices": COUNTS[counts(options.roles, setup.players)[RoleName.APPRENTICE]],
        "wins-at": str(options.wins_at),
        "deadline-lynch": str(options.deadline_lynch),
        "coroner": str(options.reveal),
    }


def deck(voice: Voice) -> Mapping[CardName, int]:
    """Return the deck of the game, or that of a full table before the game has begun."""
    setup = voice.setup
    return deck_for(FULL_TABLE) if setup is None else deck_of(_options(setup).deck, setup.players)


def _fact(card: CardName) -> str:
    return f"plays-{dashed(card)}"


def _options(setup: SetUp) -> GreatTableOptions:
    assert isinstance(setup.options, GreatTableOptions)
    return setup.options
