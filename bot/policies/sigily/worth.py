"""The value of a move, in steps: the progress of the player's chariots, minus what it puts at risk.

A fight gains the enemy's loss times the chance of winning, and costs the player's loss otherwise. Friends who fuse save
their own way. At risk is everything that an enemy can reach with the next throw.
"""

from bot.policies.sigily.distances import left, of_place, on_ring
from engine.sigily.board import FAIRY_LAND, GATES, HOME, RING, SIGILS, clockwise
from engine.sigily.fairy_land import HITS
from engine.sigily.foresight import Foresight, odds
from engine.sigily.sticks import CHANCES
from engine.sigily.table import SigilyTable
from engine.sigily.territorial_starts import start_of
from engine.sigily.units import Unit
from engine.views import View

COIN = 0.3
"""The value of a coin in steps."""
FREE_THROW = 3.0
EVEN = 0.5
"""The assumed chance in a fight of stacks, which nobody has computed."""
APART = 12.0
"""The cost, for each further chariot, of breaking up a stack."""
ATTACKED = 0.4
"""The rate at which an enemy who could attack does so."""
DARTS = CHANCES[HITS]
"""The chance that darts hit a unit in fairy land at the beginning of a turn."""
STRUCK = 5.0
"""The cost of that hit, in steps."""


def worth(view: View[SigilyTable, str], seen: Foresight) -> float:
    """Return the value of a move to the player whose turn it is."""
    unit = view.table.board.unit(seen.way.chariot)
    before = left(view, unit, seen.way.chariot)
    if seen.is_cursed:
        return before - SIGILS - COIN * (0 if unit is None else unit.coins)
    after = of_place(view, unit, seen.way.chariot, seen.way.onto, seen.way.exit)
    won, spoils = _fights(view, seen)
    gain = before - after + spoils + COIN * seen.coins + _joined(view, seen) + FREE_THROW * seen.throws_again
    gain += meetings(view, seen)
    lost = 0.0 if unit is None else stake(before, len(unit.chariots)) + COIN * unit.coins
    return won * (gain - at_risk(view, seen, unit, after)) - (1 - won) * lost


def stake(to_go: float, chariots: int) -> float:
    """Return the cost of a unit's death: the way it has come, and the breaking up of its stack."""
    return SIGILS - to_go + APART * (chariots - 1)


def _fights(view: View[SigilyTable, str], seen: Foresight) -> tuple[float, float]:
    """Return the chance that all fights are won, and what the enemies then lose."""
    won, spoils = 1.0, 0.0
    for fight in seen.fights:
        won *= EVEN if fight.chance is None else fight.chance
        foe = view.table.board.unit(fight.chariots[0])
        assert foe is not None
        spoils += stake(left(view, foe, foe.top), len(foe.chariots))
    return won, spoils


def _joined(view: View[SigilyTable, str], seen: Foresight) -> float:
    """Return the ways that friends no longer need to go."""
    return sum([left(view, view.table.board.unit(friends[0]), friends[0]) for friends in seen.friends])


def meetings(view: View[SigilyTable, str], seen: Foresight) -> float:
    """Return the prospect after the move that friends fuse on the next throw: the ways of those who join."""
    moved, onto = seen.way.chariot, seen.way.onto
    units = [unit for unit in view.table.board.units if view.table.are_friends(view.table.player, unit.owner)]
    places = {unit.at for unit in units if unit.top != moved and unit.at in RING} | ({onto} if onto in RING else set())
    start = start_of(view.table, view.table.player)
    waits = any(name != moved for name in view.table.not_in_play(view.table.player))
    behind = [*places, *([start] if waits else [])]
    return sum(
        [on_ring(place, start) * max([CHANCES.get(clockwise(other, place), 0) for other in behind]) for place in places]
    )


def at_risk(view: View[SigilyTable, str], seen: Foresight, unit: Unit | None, after: float) -> float:
    """Return what may be lost where the unit stops before its player moves again."""
    onto = seen.way.onto
    if onto == HOME or (unit is not None and unit.skin and unit.at == onto):
        return 0
    if onto in FAIRY_LAND:
        return DARTS * STRUCK
    enemies = [each for each in view.table.board.units if not view.table.are_friends(view.table.player, each.owner)]
    hit = sum([CHANCES.get(clockwise(each.at, onto), 0) for each in enemies if each.at in RING])
    chariots = (1 if unit is None else len(unit.chariots)) + sum(map(len, seen.friends))
    lost = stake(after, chariots) + COIN * seen.coins
    return min(hit, 1) * ATTACKED * odds(1) * (EVEN if onto in GATES else 1) * lost
