"""Stores everything that the bot keeps in the database."""
