"""Matches of several games: how one begins, and how it goes on to its next game by itself."""
