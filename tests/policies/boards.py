"""Turns in games on boards that are laid out."""

from bot.policies.turn import Turn
from engine.asks import asks_of
from engine.game import Game
from engine.views import View


def turn_of(game: Game, seat: str) -> Turn:
    """The turn of a seat."""
    return Turn(game.told(seat).events, game.view(seat), asks_of(seat, game.asks))


def public_turn(game: Game, seat: str) -> Turn:
    """The turn of a seat in a game without secrets, whose table may have been laid out."""
    return Turn((), View(seat, game.table), asks_of(seat, game.asks))
