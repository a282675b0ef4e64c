"""Stores the processes that share a database."""
