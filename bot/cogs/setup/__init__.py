"""The set-up: everything that is chosen before a game."""
