"""House players, by strength and rulebook.

A gentle one is the sensible player of its game. What the others do more is told where they are: they look further
ahead, or go by more of what was told.
"""

from functools import partial

from bot.policies import honnoji_policy, quest_policy
from bot.policies.bluff import foreseeing as bluff
from bot.policies.danube import playing as danube
from bot.policies.great_table import playing as great_table
from bot.policies.great_table.manner import MANNERS as GREAT_TABLE_MANNERS
from bot.policies.manner import MANNERS
from bot.policies.open_table import playing as open_table
from bot.policies.open_table.manner import MANNERS as OPEN_TABLE_MANNERS
from bot.policies.sensible import SENSIBLE
from bot.policies.sigily import playing as sigily
from bot.policies.turn import Policy
from engine.strength import Strength


def _by_manner(strength: Strength) -> dict[str, Policy]:
    """Return the policies of the games with secret sides."""
    manner = MANNERS[strength]
    return {
        "quests": partial(quest_policy.play, manner=manner),
        "honnoji": partial(honnoji_policy.play, manner=manner),
        "great_table": partial(great_table.play, manner=GREAT_TABLE_MANNERS[strength]),
        "open_table": partial(open_table.play, manner=OPEN_TABLE_MANNERS[strength]),
    }


HOUSE: dict[Strength, dict[str, Policy]] = {
    Strength.GENTLE: SENSIBLE,
    Strength.USUAL: {
        **_by_manner(Strength.USUAL),
        "danube": danube.play_usual,
        "bluff": bluff.play_usual,
        "sigily": sigily.play_usual,
    },
    Strength.STRONG: {
        **_by_manner(Strength.STRONG),
        "danube": danube.play_strong,
        "bluff": bluff.play_strong,
        "sigily": sigily.play_strong,
    },
}
"""The policies of each strength, by rulebook."""
