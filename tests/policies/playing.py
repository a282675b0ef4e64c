"""Games of simulated players, each side with a policy of its own."""

from random import Random

from bot.cli.players import Players
from bot.cli.simulation import NAMES
from bot.policies.quests import play
from bot.policies.turn import Policy, Turn
from engine.actions import Action
from engine.chance import Chance, seeded_source
from engine.events import Outcome
from engine.game import Game
from engine.judging import Wish
from engine.parties.sides import Side
from engine.quests import Quests
from engine.quests.options import QuestOptions
from engine.quests.table import QuestTable

QUESTS = Quests()
PLAIN = QuestOptions()


def anything(turn: Turn, random: Random) -> Action:
    """The policy of a player who does anything that is legal."""
    return turn.ask.pick(random)


def end_of(
    seed: int, players: int = 5, options: QuestOptions = PLAIN, good: Policy = play, evil: Policy = play
) -> Outcome:
    """How a game ends. A move that is not legal would be refused, and fail the test."""
    game = Game.begin(QUESTS, NAMES[:players], options, Chance(None, seeded_source(seed, 1)))
    random = Random(seed)

    def policy(turn: Turn, random: Random) -> Action:
        assert isinstance(game.table, QuestTable)
        return (good if game.table.sides[turn.seat] is Side.GOOD else evil)(turn, random)

    seats = Players(game, policy)
    while game.asks:
        game.submit(Wish(*seats.pick(game.asks, random)), Chance())
    assert game.table.outcome is not None
    return game.table.outcome
