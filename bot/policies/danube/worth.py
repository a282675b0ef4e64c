"""The value of a position for the player who has just moved, in squares: lead, minus risk, plus prospects.

Rapids and swapped boats show in the lead. At risk is each of the player's boats that can be swapped backward; a
prospect is each opposing boat that the player can swap.
"""

from bot.policies.danube.throws import CHANCES, chance_of
from engine.danube.board import to_go
from engine.danube.walking import Fleets, part

AT_RISK = 1.0
"""The weight of a square that may be lost when the opponent throws next."""
IN_SIGHT = 0.5
"""The weight, then, of a square that the opponent may lose, because they may still escape."""
THROWING_ON = 0.5
"""The share of the risk that remains if the player throws again, and the additional share of the prospects."""


def worth(fleets: Fleets, *, throws_on: bool) -> float:
    """Return the value of this position, and perhaps of throwing again."""
    risk, sight = open_to(turned(fleets)), open_to(fleets)
    if throws_on:
        risk, sight = risk * THROWING_ON, sight * (1 + THROWING_ON)
    return to_go(fleets.others) - to_go(fleets.own) - AT_RISK * risk + IN_SIGHT * sight


def open_to(fleets: Fleets) -> float:
    """Return how many squares the other's boats may lose to these on the next throw, weighted by its chances."""
    lost: dict[int, float] = {}
    for start in fleets.own:
        for steps in range(1, max(CHANCES) + 1):
            move = part(fleets, start, steps)
            if move is not None and move.swapped and move.onto is not None:
                lost[move.onto] = max(lost.get(move.onto, 0), chance_of(steps) * move.walked)
    return sum(lost.values())


def turned(fleets: Fleets) -> Fleets:
    """Return the same boats as the other player sees them."""
    return Fleets(fleets.colour.other, fleets.others, fleets.own, fleets.others)
