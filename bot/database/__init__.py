"""Connects to SQLite and PostgreSQL, with the single writer and prepared statements. Nothing here knows a table."""
