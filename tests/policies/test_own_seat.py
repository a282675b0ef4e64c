"""A simulated player decides only by what their own seat was told."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.cli.players import Players
from bot.policies.house import HOUSE
from bot.policies.sensible import SENSIBLE
from bot.policies.turn import Policy, Turn
from engine.actions import Expire
from engine.chance import Chance, seeded_source
from engine.events import Event
from engine.game import Game
from engine.judging import Submission
from engine.names import CLOCK
from engine.open_table import OpenTableRules
from engine.parties.actions import Act
from engine.rulebook import AnyRulebook, any_rulebook
from engine.strength import Strength
from tests.engine.bluff.hall import BLUFF
from tests.engine.quests.tables import table_of
from tests.policies.playing import GREAT_TABLE, HONNOJI, QUESTS
from tests.suites.deals import DEALS
from tests.suites.random_games import next_move, public_move
from tests.suites.twin_deals import TwinDeals

OPEN_TABLE = any_rulebook(OpenTableRules())
GAMES = range(10)
STEPS = 150
"""The most moves for which two games are played side by side."""


def turns(rulebook: AnyRulebook, policy: Policy, seed: int) -> Iterator[tuple[Turn, Turn]]:
    """Yield a player's turns in two games that they cannot tell apart, until it comes out who was who."""
    random = Random(seed)
    twins = DEALS[rulebook.slug].deal(rulebook, random)
    games = [Game.begin(rulebook, twins.seats, twins.options, Chance(drawn)) for drawn in (twins.one, twins.other)]
    players = [Players(game, policy) for game in games]
    for _ in range(STEPS):
        if twins.reader in twins.seats and (rulebook.timed or is_awaited(games[0], twins.reader)):
            yield players[0].turn(twins.reader), players[1].turn(twins.reader)
        pairs = same_moves(twins, games, random)
        for pair in pairs:
            for game, submission in zip(games, pair, strict=True):
                game.submit(submission, Chance(None, seeded_source(seed, len(game.log))))
        if not pairs or telling(games[0]) != telling(games[1]):
            return


def is_awaited(game: Game, seat: str) -> bool:
    """Return whether the game waits for a seat."""
    return any(seat in ask.awaited for ask in game.asks)


def telling(game: Game) -> list[Event]:
    """Return what the last line has revealed of the deal."""
    return [event for event in game.log[-1].events if type(event) in DEALS[game.rulebook.slug].tells_all]


def same_moves(twins: TwinDeals, games: list[Game], random: Random) -> list[tuple[Submission, Submission]]:
    """Return the next moves in both games, which look the same to the player."""
    one, other = (game.table for game in games)
    deals = DEALS[games[0].rulebook.slug]
    secret = deals.secret_moves(twins.reader, one, other, random)
    if games[0].rulebook.timed and (not secret or random.random() < 0.4):
        submission = public_move(games[0], random)
        return [(submission, submission)] if deals.looks_alike(twins.reader, one, other, submission.action) else []
    if not any(ask.awaited and not ask.secret for ask in games[0].asks):
        return secret
    submission = next_move(games[0], random)
    if isinstance(submission.action, Act) or not deals.looks_alike(twins.reader, one, other, submission.action):
        submission = Submission(CLOCK, Expire())
    return [(submission, submission)]


@pytest.mark.parametrize(
    "rulebook", [QUESTS, HONNOJI, GREAT_TABLE, BLUFF, OPEN_TABLE], ids=lambda rulebook: rulebook.slug
)
def test_a_player_decides_the_same_in_games_that_look_the_same(rulebook: AnyRulebook) -> None:
    assert_alike(rulebook, SENSIBLE[rulebook.slug])


@pytest.mark.parametrize("rulebook", [QUESTS, HONNOJI, BLUFF], ids=lambda rulebook: rulebook.slug)
def test_a_stronger_player_goes_by_no_more(rulebook: AnyRulebook) -> None:
    assert_alike(rulebook, HOUSE[Strength.USUAL][rulebook.slug])


def assert_alike(rulebook: AnyRulebook, play: Policy) -> None:
    """Compare what a player decides in games that look the same to them."""
    for seed in GAMES:
        for one, other in turns(rulebook, play, seed):
            assert one == other, seed
            assert play(one, Random(seed)) == play(other, Random(seed)), seed


def test_a_players_asks_do_not_reveal_who_else_must_support() -> None:
    play = table_of()
    play.propose("Ann Cat")
    play.approve()
    (orders,) = play.game.asks

    turn = Players(play.game, SENSIBLE["quests"]).turn("Ann")

    assert orders.seats == ("Ann", "Cat")
    assert (turn.ask.seats, turn.ask.awaited) == (("Ann",), ("Ann",))


def test_a_players_optional_moves_reveal_nothing_more() -> None:
    play = table_of()
    play.propose("Ann Cat")
    _, orders = play.game.asks

    turn = Players(play.game, SENSIBLE["quests"]).turn("Ann")

    assert orders.seats == ("Ann", "Cat")
    assert [(ask.seats, ask.awaited) for ask in turn.besides] == [(("Ann",), ())]
