"""Slash commands, buttons and selects: they translate what people do on Discord into actions, and no more."""
