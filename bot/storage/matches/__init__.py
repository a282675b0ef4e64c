"""Stores matches of several games: who plays them, how they stand, and when they go on."""
