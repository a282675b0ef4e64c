"""What a move is worth, in steps: how far it brings its player's chariots, less what it puts at risk.

A fight is worth what the other loses by as much as it is likely to be won, and costs what is lost else. Friends who are
joined have no way of their own any more. At risk is what stands where an enemy can come to by the next throw.
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
"""What a coin weighs beside a step."""
FREE_THROW = 3.0
EVEN = 0.5
"""A fight of stacks, of which nobody has reckoned the chances."""
APART = 12.0
"""What it weighs, for each chariot more, that a stack is none any more."""
ATTACKED = 0.4
"""How often who could attack does so."""
DARTS = CHANCES[HITS]
"""How likely a unit in fairy land is struck at the beginning of a turn."""
STRUCK = 5.0
"""What it loses then, in steps."""


def worth(view: View[SigilyTable, str], seen: Foresight) -> float:
    """What a move is worth to whose turn it is."""
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
    """What the death of a unit costs: the way that it has come, and its chariots are apart again."""
    return SIGILS - to_go + APART * (chariots - 1)


def _fights(view: View[SigilyTable, str], seen: Foresight) -> tuple[float, float]:
    """How likely all fights are won, and what the enemies lose by that."""
    won, spoils = 1.0, 0.0
    for fight in seen.fights:
        won *= EVEN if fight.chance is None else fight.chance
        foe = view.table.board.unit(fight.chariots[0])
        assert foe is not None
        spoils += stake(left(view, foe, foe.top), len(foe.chariots))
    return won, spoils


def _joined(view: View[SigilyTable, str], seen: Foresight) -> float:
    """The ways of friends, which they need not go any more."""
    return sum([left(view, view.table.board.unit(friends[0]), friends[0]) for friends in seen.friends])


def meetings(view: View[SigilyTable, str], seen: Foresight) -> float:
    """What is in sight for friends who may join by the next throw, after the move: the ways of whoever is joined."""
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
    """What may be lost where the unit comes to stand, before its player moves again."""
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
