"""The bot in its own process, which can be terminated and killed like any other."""

import asyncio
import multiprocessing
import os
import signal
from pathlib import Path

from tests.wire.bell import PATIENCE, Bell
from tests.wire.launcher import launch

CHUNK = 65536

# Loading the bot's libraries and its words takes longer than everything else. A server that has done so forks each
# process.
_births = multiprocessing.get_context("forkserver")
LOADED = ("bot.running", "bot.pictures.quest_pictures", "bot.policies.sensible")
_births.set_forkserver_preload([*LOADED, "tests.wire.launcher", "tests.wire.well_read"])


class Process:
    """One run of the bot, or of another command. It rings for each line of output."""

    def __init__(self, folder: Path, bell: Bell, *arguments: str) -> None:
        self._bell = bell
        self._heard = b""
        self._is_silent = False
        self._reader, writer = _births.Pipe(duplex=False)
        self._process = _births.Process(target=launch, args=(folder, writer, arguments or ("run",)), daemon=True)
        self._process.start()
        writer.close()
        asyncio.get_running_loop().add_reader(self._reader.fileno(), self._hear)

    @property
    def log(self) -> str:
        """Return its output, on standard error or else."""
        return self._heard.decode()

    @property
    def is_running(self) -> bool:
        """Return whether it has not ended yet."""
        return self._process.is_alive()

    def terminate(self) -> None:
        """Ask it to end, as a service manager does: SIGTERM."""
        self._process.terminate()

    def pause(self) -> None:
        """Suspend it: SIGSTOP."""
        self._send(signal.SIGSTOP)

    def resume(self) -> None:
        """Resume it: SIGCONT."""
        self._send(signal.SIGCONT)

    def _send(self, number: signal.Signals) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, number)

    def kill(self) -> None:
        """Kill it at once: SIGKILL."""
        self._process.kill()

    async def ended(self) -> int | None:
        """Wait for its end, and return its exit status."""
        await self._bell.until(lambda: self._is_silent)
        await asyncio.to_thread(self._process.join, PATIENCE)
        return self._process.exitcode

    def _hear(self) -> None:
        chunk = os.read(self._reader.fileno(), CHUNK)
        self._heard += chunk
        if not chunk:
            asyncio.get_running_loop().remove_reader(self._reader.fileno())
            self._reader.close()
            self._is_silent = True
        self._bell.ring()
