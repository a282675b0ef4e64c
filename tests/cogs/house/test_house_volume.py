"""Every game of one person against the house comes to its end by itself, through restarts and minds that fail.

Each house player who lives to the end moves in it, but for one who may never have wanted to vote in a short game.

The suite plays one short game. ``--house 100`` plays that many of each kind.
"""

from random import Random

import pytest
from sqlalchemy import select

from bot.host.house.minds import MindsInThreads
from bot.policies.sensible import SENSIBLE
from bot.policies.turn import Turn
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import ActionRow
from engine.actions import Abort, Action
from engine.judging import Submission
from engine.names import GM
from engine.results import ABORTED
from engine.strength import Strength
from tests.asking import rows_in
from tests.cogs.house.test_house_players import table_for_one
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage
from tests.cogs.submissions import fulfil

GAMES = ["tain", "honnoji", "great-table", "open-table", "bluff", "danube", "sigily"]
RESTARTS, FAILS = 0.03, 0.05
"""The rates at which the bot starts anew between two moves, and at which a mind fails."""
LONGEST = 3000
"""Steps after which a game has ended by far."""
FEW = 1
"""The most house players alive who never moved."""
LONGEST_QUIET = 72
"""Hours within which something happens, because a deadline passes."""


class Forgetful(MindsInThreads):
    """Fails now and then."""

    def __init__(self, random: Random) -> None:
        self._random = random

    async def move(self, slug: str, turn: Turn, strength: Strength) -> Action | None:
        """Return what the seat does, or fail."""
        if self._random.random() < FAILS:
            raise ValueError
        return await super().move(slug, turn, strength)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play one game of the shortest kind, or as many of each as requested."""
    many = metafunc.config.getoption("--house")
    metafunc.parametrize(("game", "seed"), [(game, seed) for game in GAMES for seed in range(many)] or [("bluff", 0)])


async def moved(stage: Stage, random: Random) -> bool:
    """Let the person make a move if they want to, and return whether they did."""
    hosted = await stage.hosted()
    turn = Turn(hosted.told("Ann").events, hosted.view("Ann"), hosted.asks.of("Ann"))
    if not turn.awaited and not (hosted.rulebook.timed and turn.asks):
        return False
    action = SENSIBLE[hosted.rulebook.slug](turn, random)
    if action is not None:
        await fulfil(stage, [Submission("Ann", action)])
    return action is not None


async def wait_for_news(stage: Stage) -> None:
    """Let time pass until something happens. Where nobody has got anywhere for days, the GM is asked, and ends it."""
    hosted = await stage.hosted()
    if hosted.rulebook.is_stalled(hosted.started.table):
        await fulfil(stage, [Submission(GM, Abort())])
        return
    before = hosted.lines
    for _ in range(LONGEST_QUIET):
        await stage.pass_hours(1)
        hosted = await stage.hosted()
        if hosted.lines > before or hosted.phase is GamePhase.OVER:
            return
    raise AssertionError(f"stuck: {(await stage.hosted()).asks.awaited}")


async def test_a_game_against_the_house_comes_to_its_end(opening: Opening, game: str, seed: int) -> None:
    stage, random = await opening.stage(), Random(f"{game} {seed}")
    await table_for_one(stage, game)
    await stage.command("Ann", "game start")
    steps = restarts = 0
    while (await stage.hosted()).phase is not GamePhase.OVER:
        steps += 1
        assert steps < LONGEST
        if random.random() < RESTARTS:
            await stage.restart()
            restarts += 1
        stage.bot.services.host.house.minds = Forgetful(random)
        if not await moved(stage, random):
            await wait_for_news(stage)
    hosted = await stage.hosted()
    outcome, dead = hosted.started.table.outcome, getattr(hosted.started.table, "dead", ())
    movers = {row.by for row in await rows_in(stage.database, select(ActionRow))}

    assert outcome is not None
    assert outcome.winners or outcome.reason == ABORTED
    assert len({*hosted.house} - {*dead} - movers) <= FEW
