"""Games of simulated players, each side with its own policy."""

from random import Random

from bot.cli.players import Players
from bot.cli.simulation import NAMES
from bot.policies import honnoji_policy
from bot.policies.great_table import playing
from bot.policies.quest_policy import play
from bot.policies.turn import Policy, Turn
from engine.actions import Action
from engine.chance import Chance, seeded_source
from engine.events import Outcome
from engine.game import Game
from engine.great_table import GreatTableRules
from engine.great_table.actions import Whisper
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import Side as TableSide
from engine.great_table.table import GreatTable
from engine.honnoji import Honnoji
from engine.honnoji.options import HonnojiOptions
from engine.honnoji.table import HonnojiTable
from engine.parties.sides import Side
from engine.quests import Quests
from engine.quests.options import QuestOptions
from engine.quests.table import QuestTable
from engine.speech import Say

QUESTS = Quests()
HONNOJI = Honnoji()
GREAT_TABLE = GreatTableRules()
PLAIN = QuestOptions()
USUAL = GreatTableOptions()
RESTS = 0.4
"""The rate at which a player with random moves does nothing."""


def anything(turn: Turn, random: Random) -> Action:
    """Make any legal move."""
    return turn.ask.pick(random)


def anything_or_nothing(turn: Turn, random: Random) -> Action | None:
    """Make any legal move now and then, and do not talk."""
    if turn.awaited:
        return turn.ask.pick(random)
    able = [ask for ask in turn.asks if ask.move not in (Say, Whisper)]
    return random.choice(able).pick(random) if able and random.random() >= RESTS else None


def end_of(
    seed: int, players: int = 5, options: QuestOptions = PLAIN, good: Policy = play, evil: Policy = play
) -> Outcome:
    """Return how a quest game ends."""
    game = Game.begin(QUESTS, NAMES[:players], options, Chance(None, seeded_source(seed, 1)))
    return _played(game, seed, good, evil)


def end_of_honnoji(seed: int, good: Policy = honnoji_policy.play, evil: Policy = honnoji_policy.play) -> Outcome:
    """Return how a game of Honnō-ji ends."""
    game = Game.begin(HONNOJI, NAMES[:10], HonnojiOptions(), Chance(None, seeded_source(seed, 1)))
    return _played(game, seed, good, evil)


def great_table(
    seed: int,
    players: int = 10,
    options: GreatTableOptions = USUAL,
    good: Policy = playing.play,
    house: Policy = playing.play,
) -> GreatTable:
    """Return the Great Table at the end of a game."""
    game = Game.begin(GREAT_TABLE, NAMES[:players], options, Chance(None, seeded_source(seed, 1)))

    def policy(turn: Turn, random: Random) -> Action | None:
        assert isinstance(game.table, GreatTable)
        return (house if game.table.role(turn.seat).side is TableSide.HOUSE else good)(turn, random)

    play_out(game, policy, seed)
    assert isinstance(game.table, GreatTable)
    return game.table


def play_out(game: Game, policy: Policy, seed: int) -> None:
    """Play to the end. An illegal move would be refused and fail the test."""
    random = Random(seed)
    seats = Players(game, policy)
    while game.asks:
        game.submit(seats.pick(game.asks, random), Chance(None, seeded_source(seed, len(game.log) + 1)))


def _played(game: Game, seed: int, good: Policy, evil: Policy) -> Outcome:
    def policy(turn: Turn, random: Random) -> Action | None:
        assert isinstance(game.table, QuestTable | HonnojiTable)
        return (good if game.table.sides[turn.seat] is Side.GOOD else evil)(turn, random)

    play_out(game, policy, seed)
    assert game.table.outcome is not None
    return game.table.outcome
