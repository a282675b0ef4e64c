"""Requests to Discord, each of which passes the token bucket. Nothing here knows a game."""
