"""Everything about a whole server: its managers' settings, and Discord's events about it."""
