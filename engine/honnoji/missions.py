"""The missions: who plays, and how many go."""

from engine.parties.sides import Side

SEATS = {Side.GOOD: 6, Side.EVIL: 4}
"""The number of plotters, and of the retainers among them."""
PLAYERS = range(sum(SEATS.values()), sum(SEATS.values()) + 1)

SMALLEST_PARTY = 3


def party_size(successes: int) -> int:
    """Return how many go on a mission after this many successes."""
    return SMALLEST_PARTY + successes
