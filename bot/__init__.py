"""The bot: Discord in front, a database behind, and the engine between."""
