"""Folds each event into the facts on the table. ``phases`` says to which phase an event leads."""

import msgspec

from engine.boards.events import Turn
from engine.danube.board import Board, Colour
from engine.danube.events import Colours, Lost, Moved, Thrown
from engine.danube.table import DanubeTable
from engine.events import Event, Outcome
from engine.table import evolve_shell

replace = msgspec.structs.replace


def fold(table: DanubeTable, event: Event) -> DanubeTable:
    """Fold the facts of one event."""
    match event:
        case Turn(player=player):
            return replace(table, turn=player, turns=table.turns + bool(table.board.colours))
        case Thrown(count=count):
            left = count if table.board.colours else None
            return replace(table, count=count, moved=(), board=replace(table.board, left=left))
        case Colours(nickels=nickels, pennies=pennies):
            colours = {nickels: Colour.NICKELS, pennies: Colour.PENNIES}
            return replace(table, board=replace(table.board, colours=colours))
        case Moved():
            return _move(table, event)
        case Lost():
            return replace(table, board=replace(table.board, left=None))
        case Outcome():
            return replace(evolve_shell(table, event), turn=None, board=replace(table.board, left=None))
        case _:
            return evolve_shell(table, event)


def _move(table: DanubeTable, event: Moved) -> DanubeTable:
    """Move a boat. The rest of the throw lapses as soon as no move is possible with it."""
    board, moved = _moved(table.board, event), (*table.moved, event.onto) if event.onto is not None else table.moved
    after = replace(table, board=board, moved=moved)
    return after if after.parts else replace(after, board=replace(board, left=None))


def _moved(board: Board, event: Moved) -> Board:
    mine = board.colours[event.player]
    boats = {colour: {*board.boats(colour)} for colour in Colour}
    boats[mine].remove(event.start)
    if event.swapped:
        boats[mine.other] = boats[mine.other] - {event.onto} | {event.start}
    if event.onto is not None:
        boats[mine].add(event.onto)
    off = {**board.off, mine: board.off[mine] + (event.onto is None)}
    left = None if board.left is None else max(board.left - abs(event.steps), 0) or None
    nickels, pennies = (tuple(sorted(boats[colour])) for colour in Colour)
    return Board(nickels, pennies, off, board.colours, left)
