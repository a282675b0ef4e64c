"""Checks whether everything the bot needs is in order, and whether a running bot is alive."""
