"""Checking: whether all is as the bot needs it, and whether a running bot is alive."""
