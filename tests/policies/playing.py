"""Games of simulated players, each side with a policy of its own."""

from random import Random

from bot.cli.players import Players
from bot.cli.simulation import NAMES
from bot.policies import honnoji
from bot.policies.quests import play
from bot.policies.turn import Policy, Turn
from engine.actions import Action
from engine.chance import Chance, seeded_source
from engine.events import Outcome
from engine.game import Game
from engine.honnoji import Honnoji
from engine.honnoji.options import HonnojiOptions
from engine.honnoji.table import HonnojiTable
from engine.judging import Wish
from engine.parties.sides import Side
from engine.quests import Quests
from engine.quests.options import QuestOptions
from engine.quests.table import QuestTable

QUESTS = Quests()
HONNOJI = Honnoji()
PLAIN = QuestOptions()


def anything(turn: Turn, random: Random) -> Action:
    """The policy of a player who does anything that is legal."""
    return turn.ask.pick(random)


def end_of(
    seed: int, players: int = 5, options: QuestOptions = PLAIN, good: Policy = play, evil: Policy = play
) -> Outcome:
    """How a quest game ends."""
    game = Game.begin(QUESTS, NAMES[:players], options, Chance(None, seeded_source(seed, 1)))
    return _played(game, seed, good, evil)


def end_of_honnoji(seed: int, good: Policy = honnoji.play, evil: Policy = honnoji.play) -> Outcome:
    """How a game of Honnō-ji ends."""
    game = Game.begin(HONNOJI, NAMES[:10], HonnojiOptions(), Chance(None, seeded_source(seed, 1)))
    return _played(game, seed, good, evil)


def _played(game: Game, seed: int, good: Policy, evil: Policy) -> Outcome:
    """Play to the end. A move that is not legal would be refused, and fail the test."""
    random = Random(seed)

    def policy(turn: Turn, random: Random) -> Action:
        assert isinstance(game.table, QuestTable | HonnojiTable)
        return (good if game.table.sides[turn.seat] is Side.GOOD else evil)(turn, random)

    seats = Players(game, policy)
    while game.asks:
        game.submit(Wish(*seats.pick(game.asks, random)), Chance())
    assert game.table.outcome is not None
    return game.table.outcome
