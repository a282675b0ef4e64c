"""Turns in board games with positions set by hand."""

from bot.policies.turn import Turn
from engine.asks import asks_of
from engine.game import Game
from engine.views import View


def turn_of(game: Game, seat: str) -> Turn:
    """Return the turn of a seat."""
    return Turn(game.told(seat).events, game.view(seat), asks_of(seat, game.asks))


def public_turn(game: Game, seat: str) -> Turn:
    """Return the turn of a seat in a game without secrets, whose position may be set by hand."""
    return Turn((), View(seat, game.table), asks_of(seat, game.asks))
