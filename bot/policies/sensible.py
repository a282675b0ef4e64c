"""Sensible players: which rulebooks have some, and how they play."""

from bot.policies import honnoji, quests
from bot.policies.great_table import playing
from bot.policies.turn import Policy

SENSIBLE: dict[str, Policy] = {"quests": quests.play, "honnoji": honnoji.play, "great_table": playing.play}
"""By rulebook."""
