"""A simulated player decides by what his own seat was told, and by nothing else."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.cli.players import Players
from bot.policies.quests import play
from bot.policies.turn import Turn
from engine.actions import Expire
from engine.chance import Chance
from engine.game import Game
from engine.judging import Wish
from engine.names import CLOCK
from engine.parties.actions import Act
from engine.quests.actions import Propose
from tests.engine.quests.tables import table_of
from tests.policies.playing import QUESTS
from tests.suites.deals import QuestDeals
from tests.suites.random_games import next_move
from tests.suites.twins import Twins

DEALS = QuestDeals()


def turns(seed: int) -> Iterator[tuple[Turn, Turn]]:
    """The turns of a player in two games that he cannot tell apart, until it comes out who was who."""
    random = Random(seed)
    twins = DEALS.deal(QUESTS, random)
    games = [Game.begin(QUESTS, twins.seats, twins.options, Chance(drawn)) for drawn in (twins.one, twins.other)]
    players = [Players(game, play) for game in games]
    pairs = [(Wish(CLOCK, Expire()), Wish(CLOCK, Expire()))]
    while pairs and not any(type(event) in DEALS.tells_all for game in games for event in game.log[-1].events):
        asks = zip(*[[ask for ask in game.asks if twins.reader in ask.awaited] for game in games], strict=True)
        for here, there in asks:
            yield players[0].turn(twins.reader, here), players[1].turn(twins.reader, there)
        pairs = same_moves(twins, games, random)
        for pair in pairs:
            for game, wish in zip(games, pair, strict=True):
                game.submit(wish, Chance())


def same_moves(twins: Twins, games: list[Game], random: Random) -> list[tuple[Wish, Wish]]:
    """The next moves, in one game and the other, that look the same to the player."""
    one, other = (game.table for game in games)
    secret = DEALS.secret_moves(twins.reader, one, other, random)
    if not any(ask.awaited and not ask.secret for ask in games[0].asks):
        return secret
    wish = next_move(games[0], random)
    if isinstance(wish.action, Act) or not DEALS.looks_alike(twins.reader, one, other, wish.action):
        wish = Wish(CLOCK, Expire())
    return [(wish, wish)]


@pytest.mark.parametrize("seed", range(40))
def test_in_two_games_that_look_alike_to_him_a_player_decides_alike(seed: int) -> None:
    for one, other in turns(seed):
        assert one == other
        assert play(one, Random(seed)) == play(other, Random(seed))


def test_who_else_must_support_is_not_to_be_seen_from_what_a_player_is_asked() -> None:
    game = table_of().game
    game.submit(Wish("Ann", Propose(("Ann", "Cat"))), Chance())
    (orders,) = [ask for ask in game.asks if ask.move is Act]

    turn = Players(game, play).turn("Ann", orders)

    assert orders.seats == ("Ann", "Cat")
    assert (turn.ask.seats, turn.ask.awaited) == (("Ann",), ("Ann",))
