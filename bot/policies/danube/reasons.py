"""Reasons on the Danube: the chance to win after a move, and after the next best one."""

from bot.policies.danube.dividing import ends
from bot.policies.danube.expecting import expected
from bot.policies.danube.winning import has_moved
from bot.policies.reason import BOARD, Reason, percent
from bot.policies.turn import Turn
from engine.actions import Action
from engine.danube.actions import Move
from engine.danube.sticks import THROWS_AGAIN
from engine.danube.table import DanubeTable
from engine.danube.walking import Fleets


def reason_on_the_danube(turn: Turn, action: Action) -> Reason:
    """Return how good a move is, as a usual house player sees it."""
    if not isinstance(action, Move):
        return BOARD
    view = turn.view.of(DanubeTable)
    throws_on = view.table.count in THROWS_AGAIN
    best: dict[tuple[object, int], Fleets] = {}
    for end, first in sorted(ends(view).items(), key=lambda found: has_moved(found[0], throws_on=throws_on)):
        best[first.start, first.steps] = end
    chosen = best.pop((action.start, action.steps))
    if not best:
        return Reason("only")
    other = max(best.values(), key=lambda end: has_moved(end, throws_on=throws_on))
    chance, following = (percent(expected(end, throws_on=throws_on)) for end in (chosen, other))
    return Reason("river", {"chance": chance, "next": following}) if chance >= following else BOARD
