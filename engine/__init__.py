"""The rules of every game Brehon moderates, and nothing else: no clock, no network, no database, no Discord."""
