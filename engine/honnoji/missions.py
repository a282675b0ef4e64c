"""The missions: who plays, how many go, and how many are won or lost."""

from engine.parties.sides import Side

SEATS = {Side.GOOD: 6, Side.EVIL: 4}
"""The number of plotters, and of the retainers among them."""
PLAYERS = range(sum(SEATS.values()), sum(SEATS.values()) + 1)

MISSIONS_TO_WIN = 4
REJECTIONS_TO_LOSE = 4
SABOTAGES_TO_FAIL = 1
SMALLEST_PARTY = 3


def party_size(successes: int) -> int:
    """Return how many go on a mission after this many successes."""
    return SMALLEST_PARTY + successes
