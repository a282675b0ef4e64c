"""The likely bids: those that the open dice and the bids of the round suggest to everybody."""

from fractions import Fraction

from engine.bluff.actions import Bid
from engine.bluff.bidding import legal
from engine.bluff.table import BluffTable, Phase
from engine.bluff.track import FACES, MAGIC, Claim

MOST = 3
OPENING = Fraction(3, 10)
"""The share of all dice that an opening bid claims, as one usually does."""
CHANCES = {True: Fraction(1, 6), False: Fraction(1, 3)}
"""By whether a claim is on Magic Ones: the chance that a hidden die matches it."""


def likely(table: BluffTable) -> tuple[Bid, ...]:
    """Return up to three likely bids, lowest first. Of the dice under the cups only their number counts.

    An opening claims a usual share of the dice. A raise is the lowest one on its face, and the three faces are those
    on which most dice can be expected beyond the claim.
    """
    bids = legal(table) if table.phase in {Phase.OPEN, Phase.ANSWER} else ()
    if table.board.bid is None:
        usual = max(1, round(table.in_play * OPENING))
        chosen = [bid for bid in bids if bid.count == usual and bid.face != MAGIC][-MOST:]
    else:
        lowest = [next((bid for bid in bids if bid.face == face), None) for face in FACES]
        raises = [bid for bid in lowest if bid is not None]
        chosen = sorted(raises, key=lambda bid: (_beyond(table, bid), -bid.space), reverse=True)[:MOST]
    return tuple([Bid(bid.count, bid.face) for bid in sorted(chosen, key=lambda bid: bid.rank)])


def usual(table: BluffTable, seat: str) -> int:
    """Return the face of which a player has most dice, Magic Ones counted in; the highest of several."""
    own = (*table.hidden.get(seat, ()), *table.board.open.get(seat, ()))
    return max((face for face in FACES if face != MAGIC), key=lambda face: (Claim(1, face).matching(own), face))


def _beyond(table: BluffTable, bid: Claim) -> Fraction:
    """Return how many dice beyond the claim everybody can expect. Each player who has bid the face counts as one."""
    opened = [face for faces in table.board.open.values() for face in faces]
    bidders = {each.player for each in table.bids if each.face == bid.face}
    hidden = (table.in_play - len(opened)) * CHANCES[bid.face == MAGIC]
    return bid.matching(opened) + len(bidders) + hidden - bid.count
