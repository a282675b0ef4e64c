"""Playing: throw, then divide the throw so that all boats stand best at its end."""

from random import Random

from bot.policies.danube.dividing import ends
from bot.policies.danube.worth import worth
from bot.policies.turn import Turn
from engine.actions import Action
from engine.boards.actions import Throw
from engine.danube.actions import Move
from engine.danube.sticks import THROWS_AGAIN
from engine.danube.table import DanubeTable
from engine.danube.walking import Fleets


def play(turn: Turn, random: Random) -> Action:
    """Throw, or make the move that leads to the best position."""
    if turn.ask.move is Throw:
        return Throw()
    view = turn.view.of(DanubeTable)

    def good(end: Fleets) -> tuple[float, float]:
        return worth(end, throws_on=view.table.count in THROWS_AGAIN), random.random()

    first = ends(view)
    move = first[max(first, key=good)]
    return Move(move.start, move.steps)
