"""Holds the rules of every game that Brehon moderates, and nothing else: no clock, network, database or Discord."""
