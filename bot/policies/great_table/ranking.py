"""Ranking: Card Players want the cards that stop or find the House; its members want those that hurt it."""

from collections.abc import Iterable, Mapping
from random import Random

from bot.policies.great_table.mind import Mind
from engine.great_table.cards import BY_NAME, CardName

SPREAD = 4.0
"""The number of places by which chance may move a card in these orders."""

FOR_PLAYERS = (
    CardName.GUARD,
    CardName.TARGET_FINDER,
    CardName.VIGILANTE,
    CardName.HEALER,
    CardName.MAYOR,
    CardName.ROLE_FINDER,
    CardName.CARD_FINDER,
    CardName.KING,
    CardName.CONSORT,
    CardName.THIEF,
    CardName.BOMBER,
    CardName.SOCIALITE,
    CardName.PLACE_SWAP,
    CardName.LOVER,
)
FOR_THE_HOUSE = (
    CardName.GUARD,
    CardName.VIGILANTE,
    CardName.HEALER,
    CardName.TARGET_FINDER,
    CardName.MAYOR,
    CardName.THIEF,
    CardName.KING,
    CardName.CONSORT,
    CardName.ROLE_FINDER,
    CardName.CARD_FINDER,
    CardName.PLACE_SWAP,
    CardName.SOCIALITE,
    CardName.BOMBER,
    CardName.LOVER,
)


def ranked(mind: Mind, cards: Iterable[str], random: Random) -> tuple[str, ...]:
    """Rank these cards. A player who kills with a partner puts last those that prevent it."""
    order = FOR_THE_HOUSE if mind.own else FOR_PLAYERS
    places: Mapping[str, float] = {card: order.index(CardName(card)) + random.uniform(0, SPREAD) for card in cards}
    return tuple(sorted(places, key=lambda card: (_bars(mind, CardName(card)), places[card])))


def _bars(mind: Mind, card: CardName) -> bool:
    return mind.role.kills_with_partner and BY_NAME[card].bars_kill
