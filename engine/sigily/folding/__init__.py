"""Folds each event into the facts on the table. ``phases`` says to which phase an event leads."""

import msgspec

from engine.boards.events import Turn
from engine.events import Event, Outcome
from engine.sigily.events import (
    Finished,
    Judged,
    Opened,
    Passed,
    Pile,
    Question,
    RaceWon,
    Resigned,
    Shuffled,
    WagerAnswered,
    WagerClaimed,
    Wagered,
    WagerSettled,
    Why,
)
from engine.sigily.folding import cards, wagers
from engine.sigily.folding.board import fold_board
from engine.sigily.folding.turn import fold_turn
from engine.sigily.table import SigilyTable
from engine.sigily.units import owner
from engine.table import evolve_shell

replace = msgspec.structs.replace


def fold(table: SigilyTable, event: Event) -> SigilyTable:
    """Fold the facts of one event: what stands where, how far the turn has come, and everything else."""
    board, so_far = fold_board(table, event), fold_turn(table.so_far, event)
    after = _fold_players(table, event)
    if board is table.board and so_far is table.so_far:
        return after
    after = replace(after, board=board, so_far=so_far)
    return _with_those_home(after, event) if isinstance(event, Finished) else after


def _fold_players(table: SigilyTable, event: Event) -> SigilyTable:
    """Fold who plays and who is waited for."""
    match event:
        case Opened(first=first):
            return replace(table, first=first)
        case Turn(player=player):
            return replace(table, turn=player, lost_turns={**table.lost_turns, player: 0})
        case Passed(player=player, why=why):
            lost = table.lost_turns.get(player, 0) + (why is Why.FROZEN)
            return replace(table, turn=player, lost_turns={**table.lost_turns, player: lost})
        case RaceWon(winners=winners):
            return replace(table, won=winners)
        case Resigned(player=player):
            return replace(table, resigned=(*table.resigned, player))
        case Shuffled() | Pile() | Question() | Judged():
            return cards.fold(table, event)
        case Wagered() | WagerAnswered() | WagerClaimed() | WagerSettled():
            return replace(table, wagers=wagers.fold(table.wagers, event))
        case Outcome():
            return replace(evolve_shell(table, event), turn=None)
        case _:
            return evolve_shell(table, event)


def _with_those_home(table: SigilyTable, event: Finished) -> SigilyTable:
    """Add the players whose chariots are all home.

    If a stack brings home two players' last, the top's owner comes last.
    """
    owners = reversed(dict.fromkeys(map(owner, event.chariots)))
    home = [seat for seat in owners if not table.has_chariots_left(seat)]
    return replace(table, finished=(*table.finished, *home))
