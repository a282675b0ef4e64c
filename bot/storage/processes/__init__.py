"""The processes that share a database."""
