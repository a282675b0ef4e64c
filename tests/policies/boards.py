"""Games on boards between a sensible player and others who do anything, and turns in games that are laid out."""

from random import Random

from msgspec import Struct

from bot.cli.simulation import NAMES
from bot.policies.sensible import SENSIBLE
from bot.policies.turn import Turn
from engine.actions import Action
from engine.asks import asks_of
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.rulebook import AnyRulebook
from engine.views import View
from tests.policies.playing import play_out


def anything(turn: Turn, random: Random) -> Action:
    """The policy of a player who makes any move, and challenges as often as he bids."""
    return random.choice(turn.awaited).pick(random)


def has_won(rulebook: AnyRulebook, seed: int, players: int, options: Struct) -> bool:
    """Whether a sensible player wins among others who do anything; the seed says where he sits."""
    seats = NAMES[:players]
    sensible = seats[seed % players]
    game = Game.begin(rulebook, seats, options, Chance(None, seeded_source(seed, 1)))

    def policy(turn: Turn, random: Random) -> Action | None:
        return (SENSIBLE[rulebook.slug] if turn.seat == sensible else anything)(turn, random)

    play_out(game, policy, seed)
    return game.table.outcome is not None and game.table.outcome.winners == (sensible,)


def turn_of(game: Game, seat: str) -> Turn:
    """The turn of a seat."""
    return Turn(game.told(seat).events, game.view(seat), asks_of(seat, game.asks))


def public_turn(game: Game, seat: str) -> Turn:
    """The turn of a seat in a game without secrets, whose table may have been laid out."""
    return Turn((), View(seat, game.table), asks_of(seat, game.asks))
