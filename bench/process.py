"""A bot as a process of its own on a processor of its own, and its use of this machine."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST_END = 20.0
"""The seconds after which a bot that was asked to stop is killed."""
LONGEST_REST = 40.0
"""The seconds in which a bot finishes the work that follows a round of presses."""
LOOK = 0.1
"""The seconds between two checks whether it still works."""
IDLE = 0.02
"""The most of a processor that an idle bot takes."""
LOOKS = 4
"""The checks in a row without work after which it is at rest."""


class Process:
    """A Python program that runs in a folder; its output goes into a file there."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @property
    def seconds(self) -> float:
        """Return the processor time it has used, in seconds."""
        return seconds_of(self._process.pid)

    @property
    def bytes(self) -> int:
        """Return its memory, its own and shared."""
        return bytes_of(self._process.pid)

    async def until_at_rest(self, longest: float = LONGEST_REST) -> bool:
        """Wait until it has nothing to do. Return whether that happened within this many seconds."""
        quiet, until = 0, time.perf_counter() + longest
        while quiet < LOOKS and time.perf_counter() < until:
            before, at = self.seconds, time.perf_counter()
            await asyncio.sleep(LOOK)
            is_idle = self.seconds - before < IDLE * (time.perf_counter() - at)
            quiet = quiet + 1 if is_idle else 0
        return quiet == LOOKS

    async def stop(self) -> None:
        """Let it end."""
        self._process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self._process.wait(), LONGEST_END)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()


async def start(program: Sequence[str], settings: Mapping[str, str], folder: Path, processor: int) -> Process:
    """Start a program with these arguments after ``python``, and with these environment variables.

    It keeps its bytecode, as on a host's machine, so only the first start compiles.
    """
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "", **settings}
    with (folder / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *program, cwd=folder, env=environment, stderr=log
        )
    pin(process.pid, processor)
    return Process(process)


def seconds_of(pid: int) -> float:
    """Return the processor time that a process has used, in seconds."""
    # This is what clock_getcpuclockid returns in C: the precise clock of a whole process.
    return time.clock_gettime(~pid << 3 | 2)


def bytes_of(pid: int) -> int:
    """Return a process's memory, its own and shared."""
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE")


def pin(pid: int, processor: int) -> None:
    """Keep a process on one processor, where the machine supports that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(pid, {processor})


def processors() -> tuple[int, int]:
    """Return two processors, for Discord and for the measured bot; the same one if there are no two."""
    there = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    return there[0], there[-1]
