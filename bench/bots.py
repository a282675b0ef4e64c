"""The bot and the bare one, each in front of a Discord of its own; only one of them has something to do at a time."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from bench.process import Process, processors, start
from bench.scene import Scene
from bench.wire import TOKEN, Wire


class Program(NamedTuple):
    """What follows ``python`` on the command line, and what is set in the environment."""

    arguments: tuple[str, ...]
    settings: Mapping[str, str] = {}


class Worker(Protocol):
    """What answers presses, in one process or several."""

    @property
    def seconds(self) -> float:
        """How long processors have worked for it."""

    async def until_at_rest(self) -> bool:
        """Wait until it has nothing to do."""


class Asked(Protocol):
    """What tells it of presses."""

    @property
    def pressed(self) -> int:
        """How often it has."""

    async def press(self, press: str) -> float:
        """Tell of a press; gives the seconds until it is answered."""

    async def until_quiet(self) -> None:
        """Wait until it asks for nothing by itself."""


class Side(Protocol):
    """What is measured in a round: its work, how it is pressed, and the tables at which nobody has voted yet."""

    @property
    def process(self) -> Worker:
        """What works for it."""

    @property
    def wire(self) -> Asked:
        """What presses."""

    def tables(self, count: int) -> list[list[str]]:
        """The ten presses at each of some tables."""


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


RUN = ("-c", "from bot.cli import main; main(['run'])")


def brehon(address: str, arguments: tuple[str, ...] = RUN) -> Callable[[Wire], Program]:
    """The bot as a host runs it, with games in the database at an address."""

    def program(wire: Wire) -> Program:
        settings = {"BREHON_TOKEN": TOKEN, "BREHON_API": wire.api, "BREHON_GATEWAY": wire.gateway}
        return Program(arguments, {**settings, "BREHON_DATABASE": address})

    return program


def bare(file: Path) -> Callable[[Wire], Program]:
    """The bare bot, with a row for each press in a file of SQLite."""
    return lambda wire: Program(("-m", "bench.bare", wire.api, wire.gateway, str(file)))


def sqlite(file: Path) -> str:
    """The address of a file."""
    return f"sqlite+aiosqlite:///{file}"


@asynccontextmanager
async def running(program: Callable[[Wire], Program], scene: Scene, folder: Path) -> AsyncIterator[Bot]:
    """Run a bot in a folder from its start until it has been told that it is connected, and stop it at the end."""
    wire = Wire(scene)
    await wire.start()
    _, processor = processors()
    process = await start(*program(wire), folder, processor)
    try:
        await wire.until_ready()
        yield Bot(process, wire, scene)
    finally:
        await process.stop()
        await wire.close()
