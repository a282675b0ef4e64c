"""Folds what spells leave on the board: curses, skins, winds, and frozen players."""

from msgspec.structs import replace

from engine.sigily.events import Cast
from engine.sigily.options import Spell
from engine.sigily.table import Board, Wind


def cast(board: Board, event: Cast) -> Board:
    """Fold the lasting effect of a spell."""
    match event.spell:
        case Spell.DRUID_CURSE:
            assert event.target is not None
            return replace(board, curses=(*board.curses, event.target))
        case Spell.REMOVE_CURSE:
            return replace(board, curses=tuple([place for place in board.curses if place != event.target]))
        case Spell.STONE_SKIN:
            units = [replace(unit, skin=True) if unit.top == event.chariot else unit for unit in board.units]
            return replace(board, units=tuple(units))
        case Spell.WINDS_OF_SPEED | Spell.WINDS_OF_SLOTH:
            return replace(board, winds=(*board.winds, Wind(event.player, event.spell)))
        case _:
            return board


def ended(board: Board, player: str, spell: Spell) -> Board:
    """Remove the oldest wind of that kind and caster."""
    first = next(wind for wind in board.winds if (wind.player, wind.spell) == (player, spell))
    return replace(board, winds=tuple([wind for wind in board.winds if wind is not first]))


def turn_begun(board: Board, player: str) -> Board:
    """Fold that a player's turn begins or is lost: they are no longer frozen, and their winds blow one turn less."""
    if not board.winds and not board.frozen:
        return board
    winds = [replace(wind, left=wind.left - 1) if wind.player == player else wind for wind in board.winds]
    frozen = tuple([seat for seat in board.frozen if seat != player])
    return replace(board, winds=tuple(winds), frozen=frozen)
