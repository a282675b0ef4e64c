"""Using talismans during a vote: a good holder investigates and exposes suspects.

An evil holder reveals nothing: they double their vote, lead when it helps, and leave the others alone.
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
"""The chance of being evil above which a good holder makes a player act in public."""
SURE = 0.1
"""The distance from certainty within which a suspicion needs no look."""


def talisman(mind: Mind, open_to_them: Iterable[Ask], kept: Collection[TalismanName], random: Random) -> Use | None:
    """Return the use of one of the ``kept`` talismans, if this is its moment."""
    for ask in open_to_them:
        name = ask.fixed.get("talisman")
        if ask.move is Use and name in kept and (use := RULES[name](mind, ask, random)) is not None:
            return use
    return None


def _sword(mind: Mind, ask: Ask, random: Random) -> Use | None:
    """Secretly set the Sword to lead the next party, no matter whose turn it is, rather than have this one."""
    return None if voting.is_welcome(mind, random) else Use(TalismanName.SWORD, preload=True)


def _wisdom(mind: Mind, ask: Ask, random: Random) -> Use | None:
    """Double a vote that may decide the game."""
    return Use(TalismanName.WISDOM) if mind.is_decisive and not mind.is_last_attempt else None


def _insight(mind: Mind, ask: Ask, random: Random) -> Use | None:
    """Look at the action of the member about whom the player is least sure."""
    target = look_policy.target(mind, targets(ask), random)
    is_open = SURE < mind.belief(random).suspicion(target) < 1 - SURE
    return Use(TalismanName.INSIGHT, target, preload=True) if mind.is_good and is_open else None


def _mirror(mind: Mind, ask: Ask, random: Random) -> Use | None:
    """Make the most suspected member act in public."""
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
"""The rules for each talisman. The Staff takes effect without its holder."""
