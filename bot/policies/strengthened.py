"""The rulebooks in which it makes a difference how well house players play."""

STRENGTHENED = frozenset({"quests", "honnoji", "danube", "bluff"})
"""The rulebooks whose house players differ by strength. Those of the others are all sensible players."""
