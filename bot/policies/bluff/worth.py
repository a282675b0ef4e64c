"""The value of a bid or a challenge, in dice: the others' average loss minus the player's own."""

from collections.abc import Iterable, Iterator, Mapping

from bot.policies.bluff.chances import Spread
from bot.policies.bluff.mind import Faces, Mind
from engine.bluff.challenging import losses

UNDOUBTED = 0.2
"""The value of a bid that the next player raises instead of challenging."""
HARDLY = 0.03
"""The chance of being true below which a bid is not considered."""


def of_bids(mind: Mind, face: int, counts: Iterable[int], shows: Faces) -> Iterator[tuple[int, float]]:
    """Yield the value of bidding each of these counts of a face, except counts that are hardly possible.

    A bid is doubted as often as it looks too high to somebody who sees only the open dice.
    """
    known, seen = mind.known(face, shows), mind.seen(face, shows)
    between = (mind.seat, mind.table.after(mind.seat))
    for count in counts:
        if sum(known[count:]) >= HARDLY:
            doubted = sum(seen[:count])
            yield count, doubted * won_by(mind, count, between, known) + (1 - doubted) * UNDOUBTED


def of_challenge(mind: Mind) -> float:
    """Return the value of doubting the standing bid."""
    bid = mind.table.standing
    return won_by(mind, bid.count, (bid.player, mind.seat), mind.known(bid.face))


def won_by(mind: Mind, claimed: int, between: tuple[str, str], spread: Spread) -> float:
    """Return the value of a challenge between a bidder and a challenger, given a spread of matching dice."""
    return sum([chance * _gain(mind, losses(mind.table, between, n - claimed)) for n, chance in enumerate(spread)])


def _gain(mind: Mind, lost: Mapping[str, int]) -> float:
    others = len(mind.table.playing) - 1
    return sum([-count if seat == mind.seat else count / others for seat, count in lost.items()])
