"""The channels and threads of games in the database. Requests to Discord about them are in `bot.delivery.requests`."""
