"""Reads all words when it is imported: whatever process is born of one that has, need not read them again."""

from bot.themes import load_themes

load_themes()
