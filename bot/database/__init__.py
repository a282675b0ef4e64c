"""Connections to SQLite and PostgreSQL, the single writer, and prepared statements. Nothing here knows a table."""
