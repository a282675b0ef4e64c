"""The bidding track: number spaces and Magic spaces, in the order in which bids may rise.

Magic n lies between number 2n - 1 and 2n: 1, Magic 1, 2, 3, Magic 2, 4, 5, Magic 3, 6, and so on without end.
"""

from bisect import bisect_right
from collections.abc import Iterable
from functools import cache

from msgspec import Struct

MAGIC = 1
"""The face that counts as any other face and has spaces of its own."""
FACES = range(1, 7)


class Claim(Struct, frozen=True):
    """A claim: at least this many dice of one face. Ones count as any face, but a claim of ones counts only ones."""

    count: int
    face: int

    @property
    def space(self) -> int:
        """The rank of the claim's space on the track."""
        return 4 * self.count - 1 if self.face == MAGIC else 2 * self.count

    @property
    def rank(self) -> tuple[int, int]:
        """The rank of a claim. A raise ranks higher: it has a later space, or the same space and a higher face."""
        return self.space, self.face

    def matching(self, faces: Iterable[int]) -> int:
        """Return how many of these dice match the claim."""
        return sum(bears_out(die, self.face) for die in faces)


def bears_out(die: int, face: int) -> bool:
    """Return whether a die counts for a claim of this face."""
    return die in (face, MAGIC)


def claims(dice: int, above: Claim | None) -> tuple[Claim, ...]:
    """Return the legal bids with this many dice in play, lowest first. None claims more dice than there are."""
    every = _ladder(dice)
    return every if above is None else every[bisect_right(every, above.rank, key=lambda claim: claim.rank) :]


@cache
def _ladder(dice: int) -> tuple[Claim, ...]:
    """Return every bid with this many dice, lowest first."""
    every = [Claim(count, face) for count in range(1, dice + 1) for face in FACES]
    return tuple(sorted(every, key=lambda claim: claim.rank))
