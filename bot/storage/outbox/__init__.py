"""Messages owed to Discord, in the database: queued, claimed, and settled. What sends them is in `bot.delivery`."""
