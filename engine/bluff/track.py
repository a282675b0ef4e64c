"""The bidding track: number spaces and Magic spaces, in the order in which bids may rise.

Magic n lies between number 2n - 1 and 2n: 1, Magic 1, 2, 3, Magic 2, 4, 5, Magic 3, 6, and so on without end.
"""

from collections.abc import Iterable

from msgspec import Struct

MAGIC = 1
"""The face that counts as any other, and has spaces of its own."""
FACES = range(1, 7)


class Claim(Struct, frozen=True):
    """A bid: at least so many dice of one face; ones count as any other, and a claim of ones counts them alone."""

    count: int
    face: int

    @property
    def space(self) -> int:
        """The rank of its space on the track."""
        return 4 * self.count - 1 if self.face == MAGIC else 2 * self.count

    def is_above(self, other: "Claim") -> bool:
        """Whether this is a raise: a later space, or the same with a higher face."""
        return (self.space, self.face) > (other.space, other.face)

    def matching(self, faces: Iterable[int]) -> int:
        """How many of these dice bear it out."""
        return sum(bears_out(die, self.face) for die in faces)


def bears_out(die: int, face: int) -> bool:
    """Whether a die counts for a claim of this face."""
    return die in (face, MAGIC)


def claims(dice: int, above: Claim | None) -> tuple[Claim, ...]:
    """The bids that are legal with so many dice in play, from the least; none claims more dice than there are."""
    every = [Claim(count, face) for count in range(1, dice + 1) for face in FACES]
    legal = [claim for claim in every if above is None or claim.is_above(above)]
    return tuple(sorted(legal, key=lambda claim: (claim.space, claim.face)))
