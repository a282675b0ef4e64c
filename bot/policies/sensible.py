"""The sensible players, by rulebook."""

from bot.policies import honnoji_policy, quest_policy
from bot.policies.bluff import playing as bluff
from bot.policies.danube import playing as danube
from bot.policies.great_table import playing as great_table
from bot.policies.open_table import playing as open_table
from bot.policies.sigily import playing as sigily
from bot.policies.turn import Policy

SENSIBLE: dict[str, Policy] = {
    "quests": quest_policy.play,
    "honnoji": honnoji_policy.play,
    "great_table": great_table.play,
    "danube": danube.play,
    "bluff": bluff.play,
    "sigily": sigily.play,
    "open_table": open_table.play,
}
"""Each rulebook's policy."""
