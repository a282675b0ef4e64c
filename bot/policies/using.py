"""Using talismans, all of them while a vote runs: a good holder learns and shows what he suspects.

An evil one gives nothing away: he doubles his vote, and leads when it serves him, and lets the others be.
"""

from collections.abc import Callable, Collection, Iterable
from random import Random

from bot.policies import look_policy, voting
from bot.policies.mind import Mind
from bot.policies.parties import targets
from engine.asks import Ask
from engine.honnoji.actions import Use
from engine.honnoji.tokens import TalismanName

SUSPECTED = 0.5
"""How likely somebody must be evil for a good holder to let him act in public."""
SURE = 0.1
"""How near to certainty a suspicion is sure enough not to be looked into."""


def talisman(mind: Mind, open_to_him: Iterable[Ask], kept: Collection[TalismanName], random: Random) -> Use | None:
    """Use one of the talismans that are kept for their moment, if this is the moment of one."""
    for ask in open_to_him:
        name = ask.fixed.get("talisman")
        if ask.move is Use and name in kept and (use := RULES[name](mind, ask, random)) is not None:
            return use
    return None


def _sword(mind: Mind, ask: Ask, random: Random) -> Use | None:
    """Lead the next party, in place of whomever, rather than have this one; and tell nobody before."""
    return None if voting.is_welcome(mind, random) else Use(TalismanName.SWORD, preload=True)


def _wisdom(mind: Mind, ask: Ask, random: Random) -> Use | None:
    """Let a vote count twice that may decide the game."""
    return Use(TalismanName.WISDOM) if mind.is_decisive and not mind.is_last_attempt else None


def _insight(mind: Mind, ask: Ask, random: Random) -> Use | None:
    """Learn how he acts of whom one is least sure."""
    target = look_policy.target(mind, targets(ask), random)
    is_open = SURE < mind.belief(random).suspicion(target) < 1 - SURE
    return Use(TalismanName.INSIGHT, target, preload=True) if mind.is_good and is_open else None


def _mirror(mind: Mind, ask: Ask, random: Random) -> Use | None:
    """Let him act in public whom one suspects most."""
    belief = mind.belief(random)
    target = max(targets(ask), key=lambda seat: (belief.suspicion(seat), random.random()))
    is_suspected = belief.suspicion(target) > SUSPECTED
    return Use(TalismanName.MIRROR, target) if mind.is_good and is_suspected else None


RULES: dict[object, Callable[[Mind, Ask, Random], Use | None]] = {
    TalismanName.SWORD: _sword,
    TalismanName.WISDOM: _wisdom,
    TalismanName.INSIGHT: _insight,
    TalismanName.MIRROR: _mirror,
}
"""The Staff takes effect without its holder."""
