"""The chance to win the race, by how far each team still has to go, and by what the next throw may cost or bring it.

Each team has a standing in the race. A team that stands higher wins more often: of two by a logistic function of the
difference, as in ratings. The weights were chosen by hand and tried against the sensible players. Weights that the
player learned from races against itself (TD(lambda)), with six more facts, won no more races.
"""

from collections.abc import Iterable, Mapping
from math import exp

from msgspec import Struct

from bot.policies.sigily.distances import left
from engine.sigily.board import SIGILS, Place, clockwise
from engine.sigily.sticks import CHANCES
from engine.sigily.table import SigilyTable
from engine.sigily.territorial_starts import start_of
from engine.sigily.units import Unit
from engine.views import View

Seen = View[SigilyTable, str]
"""The table as a seat sees it, or imagines it after some throws."""
Team = tuple[str, ...]
Chances = Mapping[Team, float]
"""Each team's chance to win the race, from 0 to 1."""

WAY = 1.0
"""The weight of a whole round that the team has to go."""
SHARE = 4.0
"""The weight of the team's share of all ways: a round matters more when little is left."""
THROW = 0.2
"""The weight of the next throw."""


class Weighed(Struct, frozen=True):
    """The weights of what enemies may strike and of what may fuse with the next throw, in rounds."""

    struck: float
    fused: float


THROWING, WAITING = Weighed(struck=0.2, fused=1.0), Weighed(struck=0.6, fused=0.6)
"""The weights for the team that throws next, and for the others."""


class Racing(Struct, frozen=True):
    """A team in the race."""

    ways: tuple[tuple[Unit, float], ...]
    """Its units, each with the steps to the end."""
    waiting: int
    """The number of its chariots that are not in play."""
    behind: tuple[Place, ...]
    """The places from which its next throw may start along the ring."""

    @property
    def way(self) -> float:
        """The steps that all of it still has to go."""
        return sum([way for _, way in self.ways]) + SIGILS * self.waiting


def chances(seen: Seen) -> Chances:
    """Return the chances of the teams that are in the race; once it is won, of the winners alone."""
    table = seen.table
    if table.won:
        return {table.team(table.won[0]): 1.0}
    racing = {team: _racing(seen, team) for team in dict.fromkeys(map(table.team, table.racing))}
    whole = sum([each.way for each in racing.values()])
    powers: dict[Team, float] = {}
    for team, own in racing.items():
        enemies = [place for other, each in racing.items() if other != team for place in each.behind]
        powers[team] = exp(_standing(own, enemies, whole, throws=table.player in team))
    return {team: power / sum(powers.values()) for team, power in powers.items()}


def _racing(seen: Seen, team: Team) -> Racing:
    table = seen.table
    units = [unit for seat in team for unit in table.units_of(seat)]
    waiting = {seat: len(table.not_in_play(seat)) for seat in team}
    return Racing(
        ways=tuple([(unit, left(seen, unit, unit.top)) for unit in units]),
        waiting=sum(waiting.values()),
        behind=(
            *[unit.at for unit in units if not unit.is_inside],
            *[start_of(table, seat) for seat, number in waiting.items() if number],
        ),
    )


def _standing(own: Racing, enemies: Iterable[Place], whole: float, *, throws: bool) -> float:
    by = THROWING if throws else WAITING
    struck = fused = 0.0
    for unit, way in own.ways:
        if not unit.is_inside:
            hit = 0 if unit.skin else min(sum(_reaching(unit.at, enemies)), 1)
            struck += hit * (SIGILS - way + SIGILS * (len(unit.chariots) - 1))
            fused += way * max(_reaching(unit.at, own.behind), default=0)
    gone = WAY * own.way + by.struck * struck - by.fused * fused
    return THROW * throws - gone / SIGILS - SHARE * own.way / (whole + SIGILS)


def _reaching(goal: Place, places: Iterable[Place]) -> list[float]:
    """Return the chances that a throw leads to a place, from each of some others."""
    return [CHANCES.get(clockwise(place, goal), 0.0) for place in places]
