"""Posts in a game's channel: their words, pictures and buttons."""
