"""Requests to Discord, each past the token bucket. Nothing here knows a game."""
