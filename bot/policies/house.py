"""House players, by strength and rulebook.

A gentle one is the sensible player of its game. What the others do more is told where they are: they look further
ahead, or go by more of what was told.
"""

from bot.policies.danube import playing as danube
from bot.policies.sensible import SENSIBLE
from bot.policies.strength import Strength
from bot.policies.turn import Policy

HOUSE: dict[Strength, dict[str, Policy]] = {
    Strength.GENTLE: SENSIBLE,
    Strength.USUAL: {**SENSIBLE, "danube": danube.play_usual},
    Strength.STRONG: {**SENSIBLE, "danube": danube.play_strong},
}
"""The policies of each strength, by rulebook."""
