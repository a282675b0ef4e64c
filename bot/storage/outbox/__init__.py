"""Stores messages owed to Discord: queued, claimed, and settled. The code that sends them is in `bot.delivery`."""
