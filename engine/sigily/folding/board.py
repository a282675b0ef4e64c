"""Folds the board. No coin ever comes or goes: each step takes from one place what it puts on another."""

from collections.abc import Mapping

from msgspec.structs import replace

from engine.boards.events import Turn
from engine.events import Event
from engine.sigily.board import Place
from engine.sigily.events import (
    Cast,
    Cursed,
    Effect,
    Finish,
    Finished,
    Fireball,
    Fought,
    Frozen,
    Fused,
    Jackpot,
    Moved,
    Opened,
    Passed,
    PutBack,
    Resigned,
    Taken,
    Unclaimed,
    WindEnded,
)
from engine.sigily.folding import moves
from engine.sigily.folding.spells import cast, ended, turn_begun
from engine.sigily.table import Board, SigilyTable
from engine.sigily.units import Unit, owner


def fold_board(table: SigilyTable, event: Event) -> Board:
    """Fold what an event changes on the board."""
    board = table.board
    match event:
        case Opened():
            return replace(board, home=dict.fromkeys(table.seats, ()), purse=dict.fromkeys(table.seats, 0))
        case Moved():
            return moves.moved(table, event)
        case PutBack():
            return moves.put_back(board, event)
        case Turn(player=player) | Passed(player=player):
            return turn_begun(board, player)
        case Cast():
            return cast(board, event)
        case WindEnded(player=player, spell=spell):
            return ended(board, player, spell)
        case Frozen(player=player):
            return replace(board, frozen=(*board.frozen, player))
        case Finish(points=points) if points:
            units = tuple([replace(unit, coins=0) for unit in board.units])
            return replace(board, coins={}, units=units, purse={**points})
        case Unclaimed(shares=shares):
            return replace(board, coins={}, purse=_added(board.purse, shares))
        case _:
            return _fold_landing(board, event)


def _fold_landing(board: Board, event: Event) -> Board:
    match event:
        case Jackpot():
            return _paid(board, event)
        case Taken(chariots=(top, *_), at=place, coins=coins):
            left = {where: lying for where, lying in board.coins.items() if where != place}
            return _gaining(replace(board, coins=left), top, coins)
        case Fused():
            return _fused(board, event)
        case Finished(chariots=chariots, shares=shares):
            return _come_home(board, chariots, shares)
        case Cursed(chariots=chariots):
            return _without(board, chariots)
        case Fireball(chariots=chariots, effect=Effect.DIES):
            return _without(board, chariots)
        case Fought():
            return _fought(board, event)
        case Resigned(player=player):
            gone = tuple([name for unit in board.units for name in unit.chariots if owner(name) == player])
            frozen = tuple([seat for seat in board.frozen if seat != player])
            return replace(_without(board, gone), frozen=frozen)
        case _:
            return board


def _added(coins: Mapping[str, int], more: Mapping[str, int]) -> dict[str, int]:
    """Return the sum of both. A place without coins is listed only if it was before."""
    return {**coins, **{key: coins.get(key, 0) + count for key, count in more.items()}}


def _gaining(board: Board, name: str, coins: int) -> Board:
    """Return the board with this many coins more on a unit; below 0 fewer."""
    units = [replace(unit, coins=unit.coins + coins) if name in unit.chariots else unit for unit in board.units]
    return replace(board, units=tuple(units))


def _paid(board: Board, event: Jackpot) -> Board:
    for payer, coins in event.paid.items():
        if payer == "home":
            board = replace(board, purse=_added(board.purse, {event.player: -coins}))
        else:
            board = _gaining(board, payer, -coins)
    return replace(board, coins=_added(board.coins, event.onto))


def _without(board: Board, gone: tuple[str, ...]) -> Board:
    """Return the board without some chariots. If none of a unit is left, its coins stay where it stood."""
    units: list[Unit] = []
    left: dict[Place, int] = {}
    for unit in board.units:
        rest = tuple([name for name in unit.chariots if name not in gone])
        if rest:
            units.append(unit if rest == unit.chariots else replace(unit, chariots=rest))
        elif unit.coins:
            left[unit.at] = left.get(unit.at, 0) + unit.coins
    return replace(board, units=tuple(units), coins=_added(board.coins, left))


def _fought(board: Board, event: Fought) -> Board:
    """Remove the dead after the winner has taken the loser's coins."""
    alive = [name for name in (*event.attackers, *event.defenders) if name not in event.dead]
    loser = event.defenders[0] if alive[0] in event.attackers else event.attackers[0]
    board = _gaining(_gaining(board, loser, -event.coins), alive[0], event.coins)
    return _without(board, event.dead)


def _fused(board: Board, event: Fused) -> Board:
    """Fuse units. The stack has the properties of its top, and the place in the order of its earliest part."""
    parts = [unit for unit in board.units if unit.top in event.chariots]
    top = next(unit for unit in parts if unit.top == event.chariots[0])
    stack = replace(top, chariots=event.chariots, coins=event.coins, skin=False)
    units = [stack if unit is parts[0] else unit for unit in board.units if unit not in parts[1:]]
    return replace(board, units=tuple(units))


def _come_home(board: Board, chariots: tuple[str, ...], shares: Mapping[str, int]) -> Board:
    units = tuple([unit for unit in board.units if unit.top != chariots[0]])
    came = {seat: tuple([name for name in chariots if owner(name) == seat]) for seat in shares}
    home = {seat: (*names, *came.get(seat, ())) for seat, names in board.home.items()}
    return replace(board, units=units, home=home, purse=_added(board.purse, shares))
