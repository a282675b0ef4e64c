"""Turns the engine's events and views into words, at the edge of the program."""
