"""Whole games between policies, each seat with its own."""

from collections.abc import Callable, Iterator
from random import Random

from msgspec import Struct

from bot.cli.players import Players
from bot.cli.simulation import Draws
from bot.policies.turn import Policy, Turn
from engine.actions import Action
from engine.chance import Chance
from engine.game import Game
from engine.rulebook import AnyRulebook

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")


class SetUp(Struct, frozen=True):
    """A game as it is measured."""

    rulebook: AnyRulebook
    options: Struct
    players: int

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats."""
        return NAMES[: self.players]


def steps(set_up: SetUp, seed: int, policy_of: Callable[[Game, str], Policy]) -> Iterator[Game]:
    """Play a game, and yield it after each step. ``policy_of`` chooses who decides for a seat.

    The same seed gives the same throws and deals, as long as the moves are the same.
    """
    draws, random = Draws(str(seed)), Random(seed)
    game = Game.begin(set_up.rulebook, set_up.seats, set_up.options, Chance(None, draws))

    def policy(turn: Turn, random: Random) -> Action | None:
        return policy_of(game, turn.seat)(turn, random)

    players = Players(game, policy)
    while asks := game.asks:
        draws.line += 1
        game.submit(players.pick(asks, random), Chance(None, draws), draws.line)
        yield game


def end(set_up: SetUp, seed: int, policy_of: Callable[[Game, str], Policy]) -> Game:
    """Play a game to its end."""
    *_, game = steps(set_up, seed, policy_of)
    return game
