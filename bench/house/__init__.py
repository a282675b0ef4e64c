"""Measures how well house players play, by strength."""
