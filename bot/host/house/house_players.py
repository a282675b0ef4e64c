"""Makes the moves of house players: the sensible players of the program, on seats that nobody else has taken.

A house player decides by its seat's own view and asks alone, and its moves are judged like anybody's. It thinks at
moments that everybody can see: a little after a wait has begun, and after whatever the channel is told. So the time
that it takes tells nothing that its seat knows.
"""

import asyncio
from asyncio import Task
from collections.abc import Awaitable
from datetime import datetime, timedelta
from random import Random, SystemRandom
from typing import Protocol

import structlog

from bot.clock import now
from bot.database.database import Database
from bot.host.denied import Denied, Withheld
from bot.logs import where
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.house_games import games_with_house
from bot.storage.games.loading import AWAY
from bot.storage.schema.kinds import GamePhase
from engine.actions import Action
from engine.errors import Refused
from engine.judging import Submission

MOST_MOVES = 50
"""The most moves that a house player makes at one moment."""

log = structlog.get_logger()


class Submit(Protocol):
    """Submits a move as the host does."""

    def __call__(self, found: HostedGame, submission: Submission, *, wait_token: str) -> Awaitable[object]:
        """Judge, save and tell. Raises as the host does."""


class HousePlayers:
    """Plays for all house players, which take one or two ``breath`` seconds for a move."""

    def __init__(self, database: Database, games: Games, submit: Submit, breath: float) -> None:
        self._database = database
        self._games = games
        self._submit = submit
        self._breath = breath
        self._tasks: dict[int, Task[None]] = {}
        self._asleep: set[int] = set()
        self._again: set[int] = set()
        self._is_closed = False

    async def look(self) -> None:
        """Let all think that are in a game: after a restart, or where the process that played before has ended."""
        for game_id in await self._database.read(games_with_house):
            self.heed(game_id)

    def heed(self, game_id: int) -> None:
        """Let the house players of a game think again, now that everybody has seen something new."""
        if self._is_closed:
            return
        if game_id in self._tasks and game_id not in self._asleep:
            self._again.add(game_id)
            return
        if game_id in self._tasks:
            self._tasks[game_id].cancel()
            self._asleep.discard(game_id)
        self._tasks[game_id] = asyncio.create_task(self._run(game_id))

    async def close(self) -> None:
        """Stop. A move that is being saved is finished."""
        self._is_closed = True
        for game_id in self._asleep:
            self._tasks[game_id].cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, game_id: int) -> None:
        try:
            await self._think(game_id)
        except AWAY as error:
            log.warning("house players not asked", game=game_id, error=where(error))
        except Exception as error:
            log.error("house players failed", game=game_id, error=where(error))
        del self._tasks[game_id]
        if game_id in self._again:
            self._again.discard(game_id)
            self.heed(game_id)

    async def _think(self, game_id: int) -> None:
        """Let each house player play when its moment has come."""
        hosted = await self._games.load(game_id)
        if hosted is None or hosted.phase is not GamePhase.RUNNING:
            return
        at = now()
        moments = {name: moment_of(hosted, name, at, self._breath) for name in hosted.house}
        for name in sorted(moments, key=lambda name: moments[name]):
            self._asleep.add(game_id)
            await asyncio.sleep((moments[name] - now()).total_seconds())
            self._asleep.discard(game_id)
            await self._play(game_id, name)

    async def _play(self, game_id: int, name: str) -> None:
        """Make one seat's moves, until it wants to make no more for now."""
        for _ in range(MOST_MOVES):
            hosted = await self._games.load(game_id)
            if self._is_closed or hosted is None or hosted.game is None or name not in hosted.house:
                return
            action = await asyncio.to_thread(decide, hosted, name)
            if action is None:
                return
            try:
                await self._submit(hosted, Submission(name, action), wait_token=hosted.wait_token)
            except (Denied, Withheld):
                return  # The wait has ended meanwhile, or the result goes to the GM first.
            except Refused:
                log.warning("house player refused", game=game_id)
                return


def moment_of(hosted: HostedGame, name: str, at: datetime, breath: float) -> datetime:
    """Return when a house player acts in the present wait, if it is asked to think at a moment.

    It takes one or two ``breath`` seconds. Where votes count at once, the last of them may end the day for all; so it
    lets people go first, and acts in the second half of the time. Either way only the seat and the wait's public token
    decide.
    """
    share = Random(f"{hosted.wait_token} {name}").random()
    soon = at + timedelta(seconds=breath * (1 + share))
    hours = hosted.settings.hours.get(hosted.rulebook.kind_of_wait(hosted.started.table) or "", 0)
    if not hosted.rulebook.counted or hosted.deadline is None:
        return soon
    return max(soon, hosted.deadline - timedelta(hours=hours) * share / 2)


def decide(hosted: HostedGame, name: str) -> Action | None:
    """Return what a house player does, by what its seat knows; None if it has nothing to do for now."""
    from bot.policies.house import HOUSE
    from bot.policies.turn import Turn

    turn = Turn(hosted.told(name).events, hosted.view(name), hosted.asks.of(name))
    if not (turn.awaited or (turn.asks and hosted.rulebook.timed)):
        return None
    return HOUSE[hosted.settings.strength][hosted.rulebook.slug](turn, SystemRandom())
