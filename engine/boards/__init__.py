"""Holds what all board games share."""
