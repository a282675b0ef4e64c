"""Tries out what a game's file says: simulated players play whole games of it, in a process of their own.

The process is the command line's own simulation, for a limited time. It gets none of the bot's settings.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE

import msgspec
from msgspec import Struct

from bot.host.denied import Denied
from bot.settings import PREFIX

GAMES = 300
SECONDS = 8.0
"""The seconds after which no other game begins."""
LONGEST = 45.0
"""The most seconds until the process is done, with its start and its last game, on a busy machine."""
SEED = "1"
"""The same file gives the same games, so nobody tries again until they like the answer."""
NICELY = "import os; getattr(os, 'nice', int)(10); from bot.cli import main; main()"
"""Runs the command line behind everything else on the machine."""


class Trial(Struct, frozen=True):
    """The result of a trial: how many games, and in how many each side won, by its key. Several may win one game."""

    games: int
    wins: dict[str, int]


class Trials:
    """Tries out one file at a time."""

    def __init__(self, games: int = GAMES) -> None:
        self.games = games
        self._turn = asyncio.Lock()

    async def of(self, content: bytes) -> Trial:
        """Try a file out. Raises Denied while another is tried out, or if it takes too long."""
        if self._turn.locked():
            raise Denied("try-out-busy")
        async with self._turn:
            given = {name: value for name, value in os.environ.items() if not name.upper().startswith(PREFIX)}
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-c", NICELY, "simulate", "-", "--policy", "sensible", "--json"),
                *("--games", str(self.games), "--seconds", str(SECONDS), "--seed", SEED),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=given,
            )
            try:
                async with asyncio.timeout(LONGEST):
                    counted, _ = await process.communicate(content)
            except TimeoutError:
                raise Denied("try-out-slow") from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        return _read(counted)


def _read(counted: bytes) -> Trial:
    try:
        return msgspec.json.decode(counted, type=Trial)
    except msgspec.DecodeError:
        raise Denied("try-out-slow") from None
