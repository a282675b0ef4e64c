"""The manner of a player at the open table: how much past lynches count, and whom night kills look for."""

from msgspec import Struct

from engine.strength import Strength


class Manner(Struct, frozen=True):
    """A player's manner."""

    weight: float = 1.0
    """How much it counts who voted for whom when somebody was lynched."""
    hunts: bool = False
    """Whether a side that knows itself kills those who have voted for it, and others shield whom they trust."""


SENSIBLE = Manner()
"""A sensible player's manner."""
MANNERS = {
    Strength.GENTLE: SENSIBLE,
    Strength.USUAL: Manner(2.0, hunts=True),
    Strength.STRONG: Manner(4.0, hunts=True),
}
"""The manner of each strength."""
