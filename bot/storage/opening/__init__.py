"""Stores all that is needed before a game is open: saved set-ups, servers' defaults, the queue, and games in DMs."""
