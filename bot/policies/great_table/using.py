"""Using: what each card does for whoever holds it, when night has fallen."""

from collections.abc import Callable, Mapping
from random import Random

from bot.policies.great_table.mind import Mind
from bot.policies.great_table.naming import foe, friend
from engine.great_table.actions import Use
from engine.great_table.cards import BY_NAME, CardName

LIKELY = 0.5
"""How likely somebody must be of the House for a shot."""
PAIR = 2


def order(mind: Mind, card: CardName, random: Random) -> Use | None:
    """The order for a card; None if it had better rest."""
    return RULES[card](mind, random)


def _aim(mind: Mind, random: Random) -> Use | None:
    """At whom he would have out of his way: so he is stopped, or found out."""
    target = foe(mind, random)
    return None if target is None else Use(target)


def _shoot(mind: Mind, random: Random) -> Use | None:
    """At whom is more likely of the House than not."""
    target = foe(mind, random)
    return Use(target) if target is not None and mind.chance_of_house(target) > LIKELY else None


def _mark(mind: Mind, random: Random) -> Use | None:
    """Let the vote of whom he would have out of his way count against that one himself."""
    target = foe(mind, random)
    return None if target is None else Use(target, votes_for=target)


def _heal(mind: Mind, random: Random) -> Use:
    return Use(friend(mind, random))


def _look_for(mind: Mind, random: Random) -> Use:
    """Ask for a card with which an Apprentice cannot kill; one of the House, for one that can hurt it."""
    wanted = [card for card in mind.table.deck if BY_NAME[card].bars_kill or card is CardName.CONSORT]
    feared = [card for card in mind.table.deck if card in (CardName.VIGILANTE, CardName.GUARD)]
    return Use(card=random.choice((feared if mind.own else wanted) or [*mind.table.deck]))


def _part(mind: Mind, random: Random) -> Use | None:
    """Let two others trade seats."""
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
