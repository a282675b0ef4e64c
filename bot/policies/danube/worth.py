"""What a position is worth to whoever has just moved, in squares: the lead, less what is at risk, and what is in sight.

Rapids, and boats that have changed places, show in the lead. At risk is every boat of his that can be made to change
places backward, and in sight is every boat of the other's that he can make to.
"""

from bot.policies.danube.throws import CHANCES, chance_of
from engine.danube.board import to_go
from engine.danube.walking import Fleets, part

AT_RISK = 1.0
"""What a square that may be lost weighs, when the other throws next."""
IN_SIGHT = 0.5
"""What a square that the other may lose weighs then, for the other may yet escape."""
THROWING_ON = 0.5
"""How much of the risk is left to who throws on himself, and how much more is in sight."""


def worth(fleets: Fleets, *, throws_on: bool) -> float:
    """What it is worth to have the boats stand so, and perhaps to throw on."""
    risk, sight = open_to(_turned(fleets)), open_to(fleets)
    if throws_on:
        risk, sight = risk * THROWING_ON, sight * (1 + THROWING_ON)
    return to_go(fleets.others) - to_go(fleets.own) - AT_RISK * risk + IN_SIGHT * sight


def open_to(fleets: Fleets) -> float:
    """How many squares the other's boats may lose to these by the next throw, each as likely as that throw is."""
    lost: dict[int, float] = {}
    for start in fleets.own:
        for steps in range(1, max(CHANCES) + 1):
            move = part(fleets, start, steps)
            if move is not None and move.swapped and move.onto is not None:
                lost[move.onto] = max(lost.get(move.onto, 0), chance_of(steps) * move.walked)
    return sum(lost.values())


def _turned(fleets: Fleets) -> Fleets:
    """The same boats, when the other throws."""
    return Fleets(fleets.colour.other, fleets.others, fleets.own, fleets.others)
