"""The bot is killed while house players think and move: after the restart they go on, and each move counts once.

The suite plays up to the first quest. ``--house 5`` also plays that many whole games.
"""

from collections.abc import Callable
from random import Random

import pytest

from bot.database.opening import open_database
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from bot.themes import load_themes
from tests.wire.aftermath import check_nothing_is_owed, nonces_owed, recorded_moves
from tests.wire.players import Players
from tests.wire.table import Table

KILLS = 0.4
"""The share of Ann's moves after which the bot is killed."""
MOST_REQUESTS = 12
"""The most requests between such a move and the kill."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play as many whole games as requested."""
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize("seed", range(metafunc.config.getoption("--house")))


async def play_alone(table: Table, chance: Random, kills: float, is_done: Callable[[HostedGame], bool]) -> None:
    """Let Ann play against four house players, with the bot killed after some of their moves. Stop it when all is done.

    It is killed after some requests, or when it needs Ann again.
    """
    await table.start()
    await table.answered(table.command("Ann", "game", "new", game="tain", solo=True))
    await table.until_counted(room=1)
    await table.count_at_once("Ann")
    await table.answered(table.press("Ann", table.card, "Start the game"))
    database = await open_database(table.database)
    players = Players(table, Games(database, load_themes()), chance)

    async def is_the_moment() -> bool:
        hosted = await players.hosted()
        return is_done(hosted) or len(table.loopback.asked) >= enough or bool(players.options(hosted))

    while not is_done(await players.hosted()):
        for pressed in await players.press_all():
            await table.answered(pressed)
        if chance.random() < kills:
            enough = len(table.loopback.asked) + chance.randrange(MOST_REQUESTS)
            await table.loopback.bell.until_so(is_the_moment)
            await table.kill()
            await table.start()
    await database.close()


async def _is_told(table: Table) -> bool:
    return not await nonces_owed(table)


def votes_are_in(hosted: HostedGame) -> bool:
    """Whether the votes on the first party are complete."""
    return len(hosted.started.log) > len(hosted.occupancies)


async def test_house_players_go_on_after_kills_and_each_vote_counts_once(table: Table) -> None:
    await play_alone(table, Random(1), 1.0, votes_are_in)
    voters = [name for name, move in await recorded_moves(table) if move == "vote"]

    assert len({*voters[:5]}) == 5


async def test_a_whole_game_with_the_house_survives_kills(table: Table, seed: int) -> None:
    await play_alone(table, Random(seed), KILLS, lambda hosted: hosted.phase is GamePhase.OVER)
    await table.loopback.bell.until_so(lambda: _is_told(table))

    assert await table.stop() == 0
    await check_nothing_is_owed(table, may_be_dropped=True)
