"""Finished games in words: the list of them, and statistics."""
