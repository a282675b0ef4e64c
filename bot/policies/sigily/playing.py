"""Playing: cast spells that are worth it, enter fairy land where that is shorter, and make the best move."""

from random import Random

from bot.policies.sigily.casting import spell
from bot.policies.sigily.distances import inside, on_ring
from bot.policies.sigily.worth import worth
from bot.policies.turn import Turn
from engine.actions import Action
from engine.boards.actions import Throw
from engine.domains import OneOf
from engine.sigily.actions import Block, Enter, Move
from engine.sigily.choosing import Movers
from engine.sigily.table import SigilyTable
from engine.views import View

SHORTER = 8
"""The steps that the way through fairy land must save."""


def play(turn: Turn, random: Random) -> Action:
    """Make the best move. Judging and answering are left to chance."""
    view = turn.view.of(SigilyTable)
    if (cast := spell(view, turn.asks)) is not None:
        return cast
    moves = {ask.move: ask for ask in turn.asks}
    if Enter in moves and (enters := _entry(view, moves[Enter].fields["chariot"])) is not None:
        return enters
    if Throw in moves:
        return Throw()
    if Block in moves:
        return Block()
    if Move not in moves:
        return turn.ask.pick(random)
    movers = moves[Move].fields["chariot"]
    assert isinstance(movers, Movers)
    best = max(movers.ways, key=lambda way: (worth(view, movers.foresee(way)), random.random()))
    return Move(best.chariot, best.exit)


def _entry(view: View[SigilyTable, str], chariots: object) -> Enter | None:
    """Return an entry with a unit for which it is shorter."""
    assert isinstance(chariots, OneOf)
    for name in map(str, chariots.names):
        unit = view.table.board.unit(name)
        assert unit is not None
        if on_ring(unit.at, unit.start) - inside(unit.at, unit.at, None, unit.start) >= SHORTER:
            return Enter(name)
    return None
