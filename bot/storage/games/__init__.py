"""Loads, caches and folds games from their logs in the database. Code that changes a game is in `bot.host`."""
