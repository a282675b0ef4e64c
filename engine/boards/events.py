"""What happens in every game on a board."""

from engine.events import Event


class Turn(Event, frozen=True):
    """The turn has changed: it is this player's now."""

    player: str
