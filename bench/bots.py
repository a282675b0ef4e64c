"""The bot and the bare one, each in front of a Discord of its own; only one of them has something to do at a time."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bench.process import Process, processors, start
from bench.scene import Scene
from bench.wire import TOKEN, Wire


class Program(NamedTuple):
    """What follows ``python`` on the command line, and what is set in the environment."""

    arguments: tuple[str, ...]
    settings: Mapping[str, str] = {}


@dataclass
class Bot:
    """A bot, its Discord, and the tables at which nobody has voted yet."""

    process: Process
    wire: Wire
    scene: Scene
    _used: int = 0

    def tables(self, count: int) -> list[list[str]]:
        """The ten presses at each of some tables."""
        self._used += count
        return [self.scene.presses(copy) for copy in range(self._used - count, self._used)]


def brehon(wire: Wire, database: Path) -> Program:
    """The bot as a host runs it, with games in a database."""
    settings = {
        "BREHON_TOKEN": TOKEN,
        "BREHON_API": wire.api,
        "BREHON_GATEWAY": wire.gateway,
        "BREHON_DATABASE": f"sqlite+aiosqlite:///{database}",
    }
    return Program(("-c", "from bot.cli import main; main(['run'])"), settings)


def bare(wire: Wire, database: Path) -> Program:
    """The bare bot, with a row for each press in a database."""
    return Program(("-m", "bench.bare", wire.api, wire.gateway, str(database)))


@asynccontextmanager
async def running(program: Callable[[Wire, Path], Program], scene: Scene, database: Path) -> AsyncIterator[Bot]:
    """Run a bot from its start until it has been told that it is connected, and stop it at the end."""
    wire = Wire(scene)
    await wire.start()
    _, processor = processors()
    process = await start(*program(wire, database), database.parent, processor)
    try:
        await wire.until_ready()
        yield Bot(process, wire, scene)
    finally:
        await process.stop()
        await wire.close()
