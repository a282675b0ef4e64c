"""Sensible players: which rulebooks have some, and how they play."""

from bot.policies import honnoji, quests
from bot.policies.turn import Policy

SENSIBLE: dict[str, Policy] = {"quests": quests.play, "honnoji": honnoji.play}
"""By rulebook."""
