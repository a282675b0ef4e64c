"""Buttons and selects: how they look, and what their ids say. The cogs decide what they do."""
