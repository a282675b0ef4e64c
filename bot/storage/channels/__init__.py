"""Stores the channels and threads of games. Requests to Discord about them are in `bot.delivery.requests`."""
