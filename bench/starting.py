"""Measures what a bot without any game takes: to start until it has connected, and then at rest. Beside a bare bot."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.bots import Program, bare, brehon, running, sqlite
from bench.measured import Measured
from bench.process import pin, processors
from bench.scene import Scene, set_scene
from bench.wire import Wire

ROUNDS, QUICK_ROUNDS = 7, 3


class Started(NamedTuple):
    """Processor seconds until Discord said that the bot is connected and until it rested, and bytes at rest."""

    connected: float
    rested: float
    memory: int


async def measure(*, quick: bool) -> list[Measured]:
    """Start both bots in turn. The first start, which makes the database and writes bytecode, is apart."""
    pin(0, processors()[0])
    with TemporaryDirectory(prefix="brehon-bench-") as name:
        folder = Path(name)
        scene = await set_scene(folder / "scene.db")
        ours = brehon(sqlite(folder / "games.db"))
        first = await _start(ours, scene, folder)
        found: list[tuple[Started, Started]] = []
        for number in range(QUICK_ROUNDS if quick else ROUNDS):
            theirs = bare(folder / f"presses{number}.db")
            found.append((await _start(ours, scene, folder), await _start(theirs, scene, folder)))
    return [
        Measured("the first start: processor time until connected", "ms", (1000 * first.connected,)),
        _measured("processor time until connected", "ms", found, lambda bot: 1000 * bot.connected, "≤ 1,000 ms"),
        _measured("processor time until at rest", "ms", found, lambda bot: 1000 * bot.rested),
        _measured("memory at rest", "MB", found, lambda bot: bot.memory / 1e6, "≤ 90 MB"),
    ]


async def _start(program: Callable[[Wire], Program], scene: Scene, folder: Path) -> Started:
    async with running(program, scene, folder) as bot:
        connected = bot.process.seconds
        await bot.wire.until_quiet()
        await bot.process.until_at_rest()
        return Started(connected, bot.process.seconds, bot.process.bytes)


def _measured(
    aim: str, unit: str, found: list[tuple[Started, Started]], figure: Callable[[Started], float], wanted: str = ""
) -> Measured:
    ours, theirs = tuple(figure(own) for own, _ in found), tuple(figure(other) for _, other in found)
    return Measured(aim, unit, ours, theirs, wanted)
