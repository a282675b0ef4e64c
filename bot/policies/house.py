"""House players, by strength and rulebook.

A gentle one is the sensible player of its game. What the others do more is told where they are: they look further
ahead, or go by more of what was told.
"""

from functools import partial

from bot.policies import honnoji_policy, quest_policy
from bot.policies.bluff import foreseeing as bluff
from bot.policies.danube import playing as danube
from bot.policies.manner import MANNERS
from bot.policies.sensible import SENSIBLE
from bot.policies.turn import Policy
from engine.strength import Strength


def _of_parties(strength: Strength) -> dict[str, Policy]:
    """Return the policies of the party games."""
    manner = MANNERS[strength]
    return {
        "quests": partial(quest_policy.play, manner=manner),
        "honnoji": partial(honnoji_policy.play, manner=manner),
    }


HOUSE: dict[Strength, dict[str, Policy]] = {
    Strength.GENTLE: SENSIBLE,
    Strength.USUAL: {
        **SENSIBLE,
        **_of_parties(Strength.USUAL),
        "danube": danube.play_usual,
        "bluff": bluff.play_usual,
    },
    Strength.STRONG: {
        **SENSIBLE,
        **_of_parties(Strength.STRONG),
        "danube": danube.play_strong,
        "bluff": bluff.play_strong,
    },
}
"""The policies of each strength, by rulebook."""
