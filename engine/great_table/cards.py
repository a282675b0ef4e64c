"""The cards, and the deck for each number of players."""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from msgspec import Struct


class CardName(StrEnum):
    """The names of the cards in records."""

    KING = "king"
    CONSORT = "consort"
    VIGILANTE = "vigilante"
    THIEF = "thief"
    BOMBER = "bomber"
    GUARD = "guard"
    MAYOR = "mayor"
    ROLE_FINDER = "role_finder"
    CARD_FINDER = "card_finder"
    TARGET_FINDER = "target_finder"
    SOCIALITE = "socialite"
    HEALER = "healer"
    LOVER = "lover"
    PLACE_SWAP = "place_swap"


class Names(StrEnum):
    """The kinds of target that a card's order names."""

    NOTHING = "nothing"
    PLAYER = "player"
    CARD = "card"
    VOTER = "voter"
    """A player, and another for whom that player is to vote."""
    PAIR = "pair"
    """Two players, and which of them is asked about the left neighbour."""


class Card(Struct, frozen=True):
    """A card as the rulebook prints it."""

    name: CardName
    copies: int = 1
    most: int = 1
    """The most copies that a GM's own deck may have."""
    names: Names = Names.NOTHING
    """The targets that the holder's order for the night names."""
    may_name_himself: bool = False
    bars_kill: bool = False
    """An Apprentice who holds this card cannot kill."""
    shots: int | None = None
    """The number of uses in the whole game."""


CARDS = (
    Card(CardName.KING, bars_kill=True),
    Card(CardName.CONSORT, bars_kill=True),
    Card(CardName.VIGILANTE, names=Names.PLAYER, shots=2),
    Card(CardName.THIEF),
    Card(CardName.BOMBER, bars_kill=True),
    Card(CardName.GUARD, names=Names.PLAYER),
    Card(CardName.MAYOR, names=Names.VOTER, may_name_himself=True),
    Card(CardName.ROLE_FINDER, names=Names.PLAYER),
    Card(CardName.CARD_FINDER, names=Names.CARD),
    Card(CardName.TARGET_FINDER, names=Names.PLAYER),
    Card(CardName.SOCIALITE, names=Names.PAIR),
    Card(CardName.HEALER, names=Names.PLAYER, may_name_himself=True),
    Card(CardName.LOVER, copies=2, most=2),
    Card(CardName.PLACE_SWAP, copies=2, most=20, names=Names.PLAYER),
)
BY_NAME = {card.name: card for card in CARDS}

FULL_TABLE = 16
"""The listed cards are for this many players. Each further player adds a Place Swap."""
LEAVING = (
    (CardName.PLACE_SWAP,),
    (CardName.SOCIALITE,),
    (CardName.TARGET_FINDER,),
    (CardName.CONSORT,),
    (CardName.MAYOR,),
    (CardName.CARD_FINDER,),
    (CardName.BOMBER, CardName.THIEF),
)
"""The order in which cards leave for fewer players, as long as there are at least as many cards as players."""


@cache
def deck_for(players: int) -> Mapping[CardName, int]:
    """Return the deck for this many players. It is complete again every morning."""
    deck = Counter({card.name: card.copies for card in CARDS})
    deck[CardName.PLACE_SWAP] += max(0, players - FULL_TABLE)
    for leaving in LEAVING:
        if deck.total() - len(leaving) < players:
            break
        deck.subtract(leaving)
    return {name: count for name, count in deck.items() if count}


def deck_of(chosen: Mapping[CardName, int], players: int) -> Mapping[CardName, int]:
    """Return the deck of a game in the rulebook's order: the chosen one, or the one for this many players."""
    if not chosen:
        return deck_for(players)
    return {card.name: chosen[card.name] for card in CARDS if chosen.get(card.name)}
