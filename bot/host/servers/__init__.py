"""Serves a server or its members beside a game: settings, history, privacy, and lost rooms."""
