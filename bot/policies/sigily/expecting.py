"""Looking ahead: the chances to win after some more throws, whoever throws them, on average over what may be thrown.

This is an expectimax search, in which each team makes the move that is best for it (max-n).
"""

from collections import defaultdict
from collections.abc import Iterable

from msgspec import Struct

from bot.policies.sigily.following import differing, ends, thrown
from bot.policies.sigily.winning import Chances, Seen, chances
from engine.sigily.sticks import CHANCES
from engine.sigily.table import Phase
from engine.sigily.ways import Way


class Sight(Struct, frozen=True):
    """How far a player looks: so many throws ahead, after each of so many moves that look best."""

    throws: int
    moves: int

    @property
    def shorter(self) -> "Sight":
        """The sight from one throw later."""
        return Sight(self.throws - 1, self.moves)


def best_way(seen: Seen, sight: Sight) -> Way:
    """Return the best move after a throw."""
    return _best(seen, sight)[0]


def expected(seen: Seen, sight: Sight) -> Chances:
    """Return the chances before a throw, or where nobody throws now, as they stand."""
    if seen.table.won or seen.table.phase is not Phase.THROW:
        return chances(seen)
    after = [(share, thrown(seen, count)) for count, share in CHANCES.items()]
    return mean(
        [(share, _best(each, sight)[1] if each.table.phase is Phase.MOVE else chances(each)) for share, each in after]
    )


def mean(outcomes: Iterable[tuple[float, Chances]]) -> Chances:
    """Return the chances on average over some outcomes, each with its own chance."""
    found: defaultdict[tuple[str, ...], float] = defaultdict(float)
    for share, each in outcomes:
        for team, chance in each.items():
            found[team] += share * chance
    return found


def _best(seen: Seen, sight: Sight) -> tuple[Way, Chances]:
    """Return the best move after a throw, and the chances that it leaves."""
    team = seen.table.team(seen.table.player)
    led = [(way, tuple(ends(seen, way))) for way in differing(seen)]
    found = [(way, after, mean([(share, chances(end)) for share, end in after])) for way, after in led]
    found.sort(key=lambda each: each[2].get(team, 0), reverse=True)
    if len(found) == 1 or not sight.throws:
        return found[0][0], found[0][2]
    looked = [
        (way, mean([(share, expected(end, sight.shorter)) for share, end in after]))
        for way, after, _ in found[: sight.moves]
    ]
    return max(looked, key=lambda each: each[1].get(team, 0))
