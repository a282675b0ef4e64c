"""Measures a start with many running games: the time to the first answer, and the cost of a game that nobody plays."""

import asyncio
import shutil
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from bench.bots import brehon, running, sqlite
from bench.measured import Measured
from bench.process import pin, processors
from bench.scene import Scene, set_scene

GAMES, QUICK_GAMES = (10, 1_000, 10_000), (10, 1_000)
LONGEST_ANSWER = 30.0
"""The seconds to wait for the first answer."""
UNTIL_ALL_HAS_BEGUN = 5.0
"""The seconds after which the bot has begun all its work at a start. It waits some time for news of its servers."""
LONGEST_REST = 20.0
"""The seconds in which the bot finishes its work at a start, if it ever does."""


class Started(NamedTuple):
    """A bot's start: seconds, bytes, and the requests it has made since it connected."""

    until_ready: float
    until_answered: float
    work: float
    memory: int
    requests: int
    rests: bool


async def measure(*, quick: bool) -> list[Measured]:
    """Start the bot with ever more games, one of which is played. With that one alone it is the yardstick."""
    pin(0, processors()[0])
    with TemporaryDirectory(prefix="brehon-bench-") as name:
        folder = Path(name)
        scene = await set_scene(folder / "one.db")
        alone = await _start(scene, folder, 1)
        found: list[Measured] = []
        for games in QUICK_GAMES if quick else GAMES:
            found += _compared(games, await _start(scene, folder, games), alone)
        return found


async def _start(scene: Scene, folder: Path, games: int) -> Started:
    own = folder / str(games)
    own.mkdir()
    database = own / "games.db"
    shutil.copy(folder / "one.db", database)
    scene.copy(database, games - 1)
    began = perf_counter()
    async with running(brehon(sqlite(database)), scene, database.parent) as bot:
        connected = bot.wire.ready_at
        with suppress(TimeoutError):  # It took at least that long.
            await bot.wire.press(scene.presses(0)[0], LONGEST_ANSWER)
        answered = perf_counter()
        await asyncio.sleep(UNTIL_ALL_HAS_BEGUN)
        rests = await bot.process.until_at_rest(LONGEST_REST)
        process, requests = bot.process, bot.wire.requests
        return Started(connected - began, answered - connected, process.seconds, process.bytes, requests, rests)


def _compared(games: int, many: Started, alone: Started) -> list[Measured]:
    bytes_each = (many.memory - alone.memory) / games
    rests = "" if many.rests else f"still at work after {LONGEST_REST:.0f} s"
    name = f"{games:,} games on"
    return [
        Measured(f"{name}: from the start to READY", "ms", _ms(many.until_ready), _ms(alone.until_ready)),
        Measured(
            f"{name}: READY to the first answer",
            "ms",
            _ms(many.until_answered),
            _ms(alone.until_answered),
            "≤ 1,000 ms",
        ),
        Measured(f"{name}: processor time until at rest", "ms", _ms(many.work), _ms(alone.work), rests),
        Measured(f"{name}: requests until at rest", "", (many.requests,), (alone.requests,)),
        Measured(f"{name}: memory a resting game", "kB", (bytes_each / 1000,), (), "≤ 2 kB"),
    ]


def _ms(seconds: float) -> tuple[float]:
    return (1000 * seconds,)
