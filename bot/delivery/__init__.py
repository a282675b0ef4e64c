"""Turns owed rows into messages on Discord: in order, once each, and within Discord's request budget."""
