"""Writes the board as a record's reader sees it: this is what ``brehon replay --view`` prints."""

from engine.sigily.board import RANK
from engine.sigily.options import Spell
from engine.sigily.table import Board, SigilyTable


def written(table: SigilyTable) -> dict[str, object]:
    """Return the board, with places in ascending order, and units by place, then by order of arrival."""
    board = table.board
    return {
        "coins": {
            place: board.coins[place] for place in sorted(board.coins, key=RANK.__getitem__) if board.coins[place]
        },
        "units": _units(board),
        "home": {seat: board.home.get(seat, ()) for seat in table.seats},
        "purse": {seat: board.purse.get(seat, 0) for seat in table.seats},
        "curses": sorted(board.curses, key=RANK.__getitem__),
        "throws": table.throws,
        "skins": [unit.top for unit in board.units if unit.skin],
        "winds": [_wind(wind.player, wind.spell, wind.left) for wind in board.winds],
        "frozen": table.in_seat_order(board.frozen),
    }


def _units(board: Board) -> list[dict[str, object]]:
    return [
        {
            "chariots": unit.chariots,
            "at": unit.at,
            "coins": unit.coins,
            "progress": unit.progress,
            "barred": board.barred(unit),
        }
        for unit in sorted(board.units, key=lambda unit: RANK[unit.at])
    ]


def _wind(player: str, spell: Spell, left: int) -> dict[str, object]:
    """Return a wind: its caster, and how many of their turns still begin before it ends."""
    return {"player": player, "spell": spell, "left": left}
