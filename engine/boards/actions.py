"""The moves of every board game."""

from engine.actions import Action


class Throw(Action, frozen=True):
    """Throw the sticks."""


class Resign(Action, frozen=True):
    """Give up, at any time."""
