"""Plays the seats of house players in real games: when they move, and how. ``seats`` decides who sits down."""
