"""The bot and the bare one, each with a Discord of its own. Only one of them works at a time."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from bench.process import Process, processors, start
from bench.scene import Scene
from bench.wire import TOKEN, Wire


class Program(NamedTuple):
    """The arguments after ``python``, and the environment variables."""

    arguments: tuple[str, ...]
    settings: Mapping[str, str] = {}


class Worker(Protocol):
    """The process, or processes, that answer presses."""

    @property
    def seconds(self) -> float:
        """Return the processor time it has used, in seconds."""

    async def until_at_rest(self) -> bool:
        """Wait until it has nothing to do. Return whether that happened in time."""


class Asked(Protocol):
    """The Discord that sends it presses."""

    @property
    def pressed(self) -> int:
        """The number of presses so far."""

    async def press(self, press: str) -> float:
        """Send a press, and return the seconds until the answer."""

    async def until_quiet(self) -> None:
        """Wait until the bot makes no more requests by itself."""


class Side(Protocol):
    """One side of a measurement: its worker, its presses, and the tables at which nobody has voted yet."""

    @property
    def process(self) -> Worker:
        """The worker."""

    @property
    def wire(self) -> Asked:
        """The sender of presses."""

    def tables(self, count: int) -> list[list[str]]:
        """Return the ten presses at each of some tables."""


@dataclass
class Bot:
    """A bot, its Discord, and the tables at which nobody has voted yet."""

    process: Process
    wire: Wire
    scene: Scene
    _used: int = 0

    def tables(self, count: int) -> list[list[str]]:
        """Return the ten presses at each of some tables."""
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
    """Return the bare bot, with a row for each press in an SQLite file."""
    return lambda wire: Program(("-m", "bench.bare", TOKEN, wire.api, wire.gateway, str(file)))


def sqlite(file: Path) -> str:
    """Return the address of a file."""
    return f"sqlite+aiosqlite:///{file}"


@asynccontextmanager
async def running(program: Callable[[Wire], Program], scene: Scene, folder: Path) -> AsyncIterator[Bot]:
    """Run a bot in a folder until it has connected, hand it over, and stop it at the end."""
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
