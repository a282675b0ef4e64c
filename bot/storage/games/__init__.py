"""Games as the database has them: loaded, cached, and folded from their logs. What changes a game is in `bot.host`."""
