"""Players' speech through the bot, and the votes in it."""
