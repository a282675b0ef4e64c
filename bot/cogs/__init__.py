"""Slash commands, buttons and selects: they translate what somebody does on Discord into actions, and no more."""
