"""The cards, and the deck by the number of players."""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from msgspec import Struct


class CardName(StrEnum):
    """The cards' names in records."""

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
    """What the order of a card names."""

    NOTHING = "nothing"
    PLAYER = "player"
    CARD = "card"
    VOTER = "voter"
    """A player, and another for whom he is to vote."""
    PAIR = "pair"
    """Two players, and of which of them the left neighbour is asked."""


class Card(Struct, frozen=True):
    """A card as the rulebook prints it."""

    name: CardName
    copies: int = 1
    most: int = 1
    """This many may be in a deck of the GM's own."""
    names: Names = Names.NOTHING
    """What its holder names in his order for the night."""
    may_name_himself: bool = False
    bars_kill: bool = False
    """An Apprentice who holds it cannot kill."""
    shots: int | None = None
    """It can be used this often in the whole game."""


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
"""The listed cards are for this many; every player more brings a Place Swap."""
LEAVING = (
    (CardName.PLACE_SWAP,),
    (CardName.SOCIALITE,),
    (CardName.TARGET_FINDER,),
    (CardName.CONSORT,),
    (CardName.MAYOR,),
    (CardName.CARD_FINDER,),
    (CardName.BOMBER, CardName.THIEF),
)
"""With fewer players they leave in this order, as long as at least as many cards as players stay."""


@cache
def deck_for(players: int) -> Mapping[CardName, int]:
    """The deck for this many players, whole again every morning."""
    deck = Counter({card.name: card.copies for card in CARDS})
    deck[CardName.PLACE_SWAP] += max(0, players - FULL_TABLE)
    for leaving in LEAVING:
        if deck.total() - len(leaving) < players:
            break
        deck.subtract(leaving)
    return {name: count for name, count in deck.items() if count}


def deck_of(chosen: Mapping[CardName, int], players: int) -> Mapping[CardName, int]:
    """The deck of a game: the one that was chosen, or the one for this many players; in the rulebook's order."""
    if not chosen:
        return deck_for(players)
    return {card.name: chosen[card.name] for card in CARDS if chosen.get(card.name)}
