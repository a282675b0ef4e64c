"""Stores people: occupants, GMs, spectators, the bench, and the notes and texts that somebody wrote."""
