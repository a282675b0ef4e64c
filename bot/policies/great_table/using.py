"""Using: what each card does for its holder after nightfall."""

from collections.abc import Callable, Mapping
from random import Random

from bot.policies.great_table.mind import Mind
from bot.policies.great_table.naming import foe, friend
from engine.great_table.actions import Use
from engine.great_table.cards import BY_NAME, CardName

LIKELY = 0.5
"""The chance of being of the House that justifies a shot."""
PAIR = 2


def order(mind: Mind, card: CardName, random: Random) -> Use | None:
    """Return the order for a card; None if it is better left alone."""
    return RULES[card](mind, random)


def _aim(mind: Mind, random: Random) -> Use | None:
    """Aim at the player who should be out of the way, who is thus stopped or found out."""
    target = foe(mind, random)
    return None if target is None else Use(target)


def _shoot(mind: Mind, random: Random) -> Use | None:
    """Shoot a player who is more likely of the House than not."""
    target = foe(mind, random)
    return Use(target) if target is not None and mind.chance_of_house(target) > LIKELY else None


def _mark(mind: Mind, random: Random) -> Use | None:
    """Make the vote of the player who should be out of the way count against that player."""
    target = foe(mind, random)
    return None if target is None else Use(target, votes_for=target)


def _heal(mind: Mind, random: Random) -> Use:
    return Use(friend(mind, random))


def _look_for(mind: Mind, random: Random) -> Use:
    """Ask for a card that prevents an Apprentice from killing; for the House, for one that can hurt it."""
    wanted = [card for card in mind.table.deck if BY_NAME[card].bars_kill or card is CardName.CONSORT]
    feared = [card for card in mind.table.deck if card in (CardName.VIGILANTE, CardName.GUARD)]
    return Use(card=random.choice((feared if mind.own else wanted) or [*mind.table.deck]))


def _part(mind: Mind, random: Random) -> Use | None:
    """Let two other players swap seats."""
    others = mind.table.others(mind.seat)
    if len(others) < PAIR:
        return None
    one, other = random.sample(others, PAIR)
    return Use(targets=(one, other), left_of=one)


RULES: Mapping[CardName, Callable[[Mind, Random], Use | None]] = {
    CardName.VIGILANTE: _shoot,
    CardName.GUARD: _aim,
    CardName.MAYOR: _mark,
    CardName.ROLE_FINDER: _aim,
    CardName.CARD_FINDER: _look_for,
    CardName.TARGET_FINDER: _aim,
    CardName.SOCIALITE: _part,
    CardName.HEALER: _heal,
    CardName.PLACE_SWAP: _aim,
}
