"""Lets house players think: in a thread, or in a process of its own, so that a long thought holds up nobody else."""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import TYPE_CHECKING, Protocol

from bot.logs import where
from bot.settings import PREFIX
from engine.actions import Action
from engine.strength import Strength

if TYPE_CHECKING:
    from bot.policies.thinking import Thought
    from bot.policies.turn import Turn

LONGEST_THOUGHT = 1.0
"""The most seconds that a house player thinks about a move."""
LONGEST_START = 30.0
"""The most seconds until the process is ready."""
ENDS = 5.0
"""The most seconds in which a process ends that was killed."""


class ThoughtFailed(Exception):
    """A policy has failed, at these places and with this type of error. Nothing tells the values."""

    def __init__(self, places: tuple[str, ...]) -> None:
        super().__init__()
        self.places = list(places)


def places_of(error: BaseException) -> list[str]:
    """Return where a thought has failed, and with which type of error."""
    return error.places if isinstance(error, ThoughtFailed) else where(error)


class Minds(Protocol):
    """Finds the moves of house players."""

    async def move(self, slug: str, turn: "Turn", strength: Strength) -> Action | None:
        """Return what a seat does in a game of that rulebook; None if it does nothing for now. Raises any error."""

    async def close(self) -> None:
        """Stop."""


class MindsInThreads:
    """Thinks in the bot's own threads, for as long as it takes: for rehearsals, and where time is simulated."""

    async def move(self, slug: str, turn: "Turn", strength: Strength) -> Action | None:
        """Return what a seat does; None if it does nothing for now."""
        from bot.policies.thinking import thought_of

        return await asyncio.to_thread(thought_of, slug, turn, strength)

    async def close(self) -> None:
        """Do nothing: a thought ends by itself."""


class MindsApart:
    """Thinks in a process of its own, which starts with the first thought, and again after it has ended.

    A thought takes at most ``longest`` seconds. One that takes longer is ended with its process. So is the process when
    the bot ends, even if it is killed.
    """

    def __init__(self, longest: float = LONGEST_THOUGHT) -> None:
        self._longest = longest
        self._turn_to_ask = asyncio.Lock()
        self._process: Process | None = None

    @property
    def process_id(self) -> int | None:
        """The process that thinks now, if there is one."""
        return None if self._process is None else self._process.pid

    async def move(self, slug: str, turn: "Turn", strength: Strength) -> Action | None:
        """Return what a seat does; None if it does nothing. Raises TimeoutError, ThoughtFailed or OSError."""
        from bot.policies.thinking import packed

        async with self._turn_to_ask:
            process = await self._running()
            try:
                assert process.stdin is not None
                process.stdin.write(packed((slug, turn, strength)))
                return await self._answer(process, self._longest)
            except ThoughtFailed:
                raise
            except BaseException:
                # A later answer would be taken for that of the next turn.
                await self.close()
                raise

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            async with asyncio.timeout(ENDS):
                await process.wait()

    async def _running(self) -> Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        given = {name: value for name, value in os.environ.items() if not name.upper().startswith(PREFIX)}
        self._process = process = await asyncio.create_subprocess_exec(
            # It runs no code of the folder in which the bot was started.
            *(sys.executable, "-P", "-m", "bot.policies.thinking"),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env=given,
            start_new_session=True,  # Whoever stops the bot by a key stops it alone, and it ends this.
        )
        try:
            await self._answer(process, LONGEST_START)
        except BaseException:
            await self.close()
            raise
        return process

    @staticmethod
    async def _answer(process: Process, longest: float) -> Action | None:
        """Return the next answer. Raises TimeoutError, ThoughtFailed, or EOFError if the process has ended."""
        from bot.policies.thinking import LENGTH

        assert process.stdout is not None
        async with asyncio.timeout(longest):
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            body = await process.stdout.readexactly(length)
        thought: Thought = pickle.loads(body)
        action, places = thought
        if places:
            raise ThoughtFailed(places)
        return action
