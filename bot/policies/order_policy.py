"""Acting: an evil player sabotages where it does harm, but never more than needed, and sometimes not at all.

A player who must act in public supports, unless it is decisive and nobody else can sabotage.
"""

from random import Random

from bot.policies.mind import Mind
from engine.domains import YesOrNo

SABOTAGES = (0.4, 0.8, 0.9)
"""The rates at which the evil side wants the first, the second and a later quest to fail; a decisive one always."""


def support(mind: Mind, duty: YesOrNo, random: Random) -> bool:
    """Return whether to support the quest, as far as there is a choice."""
    if duty.only is not None:
        return duty.only
    return not (falls_to_them(mind) and wants_failure(mind, random))


def wants_failure(mind: Mind, random: Random) -> bool:
    """Return whether an evil player wants this quest to fail, rather than look good."""
    often = SABOTAGES[min(mind.round.quest, len(SABOTAGES)) - 1]
    return mind.is_decisive or random.random() < often


def falls_to_them(mind: Mind) -> bool:
    """Return whether an evil player must sabotage: as many evil players as needed do, first in the leaders' order."""
    own = [seat for seat in mind.round.order if seat in mind.own and seat in mind.round.party]
    unseen = [seat for seat in own if seat not in mind.watched]
    able = own if mind.is_decisive and not unseen else unseen
    return len(able) >= mind.numbers.harmful and mind.seat in able[: mind.numbers.harmful]
