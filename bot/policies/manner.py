"""The manner in which a player of the party games goes about them: whom they ask how much, and how they hide."""

from msgspec import Struct

from bot.policies import habits, trust
from bot.policies.trust import Weigher
from engine.strength import Strength


class Manner(Struct, frozen=True):
    """A player's manner. The three rates are between 0 and 1."""

    asked: float = 0.45
    """The safety that a party needs to be approved, as a share of the safest party's."""
    seer_hides: float = 0.7
    """How often a player who must stay hidden pretends to know no more than everybody."""
    evil_hides: float = 0.7
    """How often an evil player votes like a good one, until it is decisive."""
    weigh: Weigher = trust.weigh
    """Weighs who may be evil, by fixed rates or by what the game shows of habits."""


SENSIBLE = Manner()
"""A sensible player's manner."""
MANNERS = {
    Strength.GENTLE: SENSIBLE,
    Strength.USUAL: Manner(asked=0.6, seer_hides=0.7, evil_hides=0.85, weigh=habits.weigh),
    Strength.STRONG: Manner(asked=0.65, seer_hides=0.85, evil_hides=1.0, weigh=habits.weigh),
}
"""The manner of each strength. ``python -m bench.house quests`` says what it is worth."""
