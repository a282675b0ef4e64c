"""The events of every board game."""

from engine.events import Event


class Turn(Event, frozen=True):
    """The turn passes to this player."""

    player: str
