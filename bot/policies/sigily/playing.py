"""Playing: cast spells that are worth it, enter fairy land where that is shorter, and make the best move."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from bot.policies.sigily.casting import spell
from bot.policies.sigily.declaring import declarable, declaration
from bot.policies.sigily.distances import inside, on_ring
from bot.policies.sigily.expecting import Sight, best_way
from bot.policies.sigily.following import imagined
from bot.policies.sigily.worth import worth
from bot.policies.turn import Policy, Turn
from engine.actions import Action
from engine.asks import Ask
from engine.boards.actions import Throw
from engine.sigily.actions import Block, Enter, Move
from engine.sigily.choosing import Movers
from engine.sigily.table import SigilyTable
from engine.sigily.ways import Way
from engine.views import View

SHORTER = 8
"""The steps that the way through fairy land must save."""


def play(turn: Turn, random: Random) -> Action:
    """Make the best move by a rule of thumb. Judging and answering are left to chance."""
    view = turn.view.of(SigilyTable)

    def choose(movers: Movers) -> Way:
        return max(movers.ways, key=lambda way: (worth(view, movers.foresee(way)), random.random()))

    return _play(turn, random, choose, partial(_entry, view))


def play_ahead(turn: Turn, random: Random, sight: Sight) -> Action:
    """Make the move with the best chance to win the race after some more throws, and do the same before a throw.

    Once the race is won, only coins are left to win, and a rule of thumb is enough.
    """
    seen = turn.view.of(SigilyTable)
    if seen.table.won:
        return play(turn, random)
    without_questions = imagined(seen, cards=0)
    return _play(
        turn,
        random,
        lambda _: best_way(without_questions, sight),
        lambda moves: declaration(without_questions, moves, sight.shorter),
    )


play_usual: Policy = partial(play_ahead, sight=Sight(throws=1, moves=3))
play_strong: Policy = partial(play_ahead, sight=Sight(throws=2, moves=2))


def _play(
    turn: Turn,
    random: Random,
    choose: Callable[[Movers], Way],
    declare: Callable[[Mapping[type[Action], Ask]], Action | None],
) -> Action:
    """Cast spells that are worth it, declare, throw, and move, or leave to chance what is none of these."""
    if (cast := spell(turn.view.of(SigilyTable), turn.asks)) is not None:
        return cast
    moves = {ask.move: ask for ask in turn.asks}
    if Throw in moves:
        return declare(moves) or Throw()
    if Block in moves:
        return Block()
    if Move not in moves:
        return turn.ask.pick(random)
    movers = moves[Move].fields["chariot"]
    assert isinstance(movers, Movers)
    best = choose(movers)
    return Move(best.chariot, best.exit)


def _entry(view: View[SigilyTable, str], moves: Mapping[type[Action], Ask]) -> Enter | None:
    """Return an entry with a unit for which it is shorter."""
    for name in declarable(moves, Enter):
        unit = view.table.board.unit(name)
        assert unit is not None
        if on_ring(unit.at, unit.start) - inside(unit.at, unit.at, None, unit.start) >= SHORTER:
            return Enter(name)
    return None
