"""What a bid or a challenge is worth, in dice: those that the others lose on average, less those that he loses."""

from collections.abc import Iterable, Iterator, Mapping

from bot.policies.bluff.chances import Spread
from bot.policies.bluff.mind import Faces, Mind
from engine.bluff.challenging import losses

UNDOUBTED = 0.2
"""What it is worth that the next player raises, and does not challenge."""
HARDLY = 0.03
"""A bid that is less likely than this to be true is none to think about."""


def of_bids(mind: Mind, face: int, counts: Iterable[int], shows: Faces) -> Iterator[tuple[int, float]]:
    """What it is worth to bid so many dice of a face, for all of these counts that are not hardly possible.

    A bid is doubted as often as it looks too high to somebody who sees the open dice alone.
    """
    known, seen = mind.known(face, shows), mind.seen(face, shows)
    between = (mind.seat, mind.table.after(mind.seat))
    for count in counts:
        if sum(known[count:]) >= HARDLY:
            doubted = sum(seen[:count])
            yield count, doubted * _won_by(mind, count, between, known) + (1 - doubted) * UNDOUBTED


def of_challenge(mind: Mind) -> float:
    """What it is worth to doubt the bid that stands."""
    bid = mind.table.standing
    return _won_by(mind, bid.count, (bid.player, mind.seat), mind.known(bid.face))


def _won_by(mind: Mind, claimed: int, between: tuple[str, str], spread: Spread) -> float:
    """What a challenge is worth between a bidder and a challenger, if it is so likely how many dice match."""
    return sum([chance * _gain(mind, losses(mind.table, between, n - claimed)) for n, chance in enumerate(spread)])


def _gain(mind: Mind, lost: Mapping[str, int]) -> float:
    others = len(mind.table.playing) - 1
    return sum([-count if seat == mind.seat else count / others for seat, count in lost.items()])
