"""Acting: an evil player sabotages where it does harm, but not twice where once will do, and at times not at all.

Whoever must act in public supports, unless it is decisive and nobody else can do it.
"""

from random import Random

from bot.policies.mind import Mind
from engine.domains import YesOrNo

SABOTAGES = (0.4, 0.8, 0.9)
"""How often the evil side wants the first quest to fail, the second, and a later one; a decisive one always."""


def support(mind: Mind, duty: YesOrNo, random: Random) -> bool:
    """Support or sabotage the quest, as far as there is a choice."""
    if duty.only is not None:
        return duty.only
    return not (_falls_to_him(mind) and wants_failure(mind, random))


def wants_failure(mind: Mind, random: Random) -> bool:
    """Whether an evil player wants this quest to fail, or rather wants to look good."""
    often = SABOTAGES[min(mind.round.quest, len(SABOTAGES)) - 1]
    return mind.is_decisive or random.random() < often


def _falls_to_him(mind: Mind) -> bool:
    """Whether it falls to him: it does to as many of his own as it takes, the first in the leaders' order."""
    own = [seat for seat in mind.round.order if seat in mind.own and seat in mind.round.party]
    unseen = [seat for seat in own if seat not in mind.watched]
    able = own if mind.is_decisive and not unseen else unseen
    return len(able) >= mind.numbers.harmful and mind.seat in able[: mind.numbers.harmful]
