"""What players say through the bot."""
