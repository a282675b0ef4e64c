"""Buttons and selects: what they look like and what their ids say. What they do is the cogs' business."""
