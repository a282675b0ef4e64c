"""The legal bids, computed a second, slow way: a finger moves along the track, space by space.

Written only from the rulings, with nothing of the engine's.
"""

from collections.abc import Collection, Iterator

PRINTED = "1 M1 2 3 M2 4 5 M3 6 7 M4 8 9 M5 10 11 M6 12 13 M7 14 15 M8 16 17 M9 18 19 M10 20"
PAST_THE_END = (
    "21 M11 22 23 M12 24 25 M13 26 27 M14 28 29 M15 30 M16 M17 M18 M19 M20 M21 M22 M23 M24 M25 M26 M27 M28 M29 M30"
)
"""The track goes on in the same way. With at most thirty dice in play no number bid is above thirty."""
SPACES = f"{PRINTED} {PAST_THE_END}".split()
MAGIC = 1

Claimed = tuple[int, int]


def legal_bids(dice: int, stands: Claimed | None) -> list[Claimed]:
    """Return all bids that may be made with this many dice in play, by count and face, lowest first."""
    bids = [bid for space in SPACES for bid in bids_on(space) if bid[0] <= dice]
    return bids if stands is None else bids[bids.index(stands) + 1 :]


def bids_on(space: str) -> list[Claimed]:
    """Return the bids that a space holds, lowest first."""
    if space.startswith("M"):
        return [(int(space[1:]), MAGIC)]
    return [(int(space), face) for face in (2, 3, 4, 5, 6)]


def shows(hidden: Collection[int]) -> Iterator[tuple[int, ...]]:
    """Yield every way to show some of these dice and keep some, in any order of the dice."""
    dice = list(hidden)
    for chosen in range(1, 2 ** len(dice) - 1):
        yield tuple(die for place, die in enumerate(dice) if chosen >> place & 1)
