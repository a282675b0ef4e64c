"""Makes the moves of house players, on seats that nobody else has taken and for people who are away.

A house player decides by its seat's own view and asks alone, and its moves are judged like anybody's. It thinks at
moments that everybody can see: a little after a wait has begun, and after whatever the channel is told. So the time
that it takes tells nothing that its seat knows.
"""

import asyncio
from asyncio import Task
from collections import Counter
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple, Protocol

import structlog
from msgspec.structs import replace

from bot.clock import now
from bot.database.database import AWAY, Database
from bot.host.denied import Denied, Withheld
from bot.host.house.house_moments import is_for_secrets, moments_of
from bot.host.house.minds import Minds, MindsInThreads, places_of
from bot.host.moves.submissions import HouseSubmission
from bot.logs import where
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.house_games import games_with_house
from bot.storage.schema.kinds import GamePhase
from engine.actions import Action
from engine.errors import Refused
from engine.judging import Submission
from engine.strength import Strength

if TYPE_CHECKING:
    from bot.policies.reason import Reason
    from bot.policies.turn import Turn

MOST_MOVES = 50
"""The most moves that a house player makes at one moment."""
HEAD_START = timedelta(seconds=2)
"""How long before its moment a house player begins to think."""

log = structlog.get_logger()


class Submit(Protocol):
    """Submits a move as the host does."""

    def __call__(self, found: HostedGame, submission: Submission, *, wait_token: str) -> Awaitable[object]:
        """Judge, save and tell. Raises as the host does."""


class Look(NamedTuple):
    """One of a seat's looks in a wait, counted from 0."""

    name: str
    number: int


class Plan(NamedTuple):
    """The moments at which house players act in a wait."""

    wait_token: str
    moments: Mapping[Look, datetime]


class HousePlayers:
    """Plays for all house players, which take one or two ``breath`` seconds for a move."""

    def __init__(self, database: Database, games: Games, submit: Submit, breath: float) -> None:
        self._database = database
        self._games = games
        self._submit = submit
        self._breath = breath
        self._tasks: dict[int, Task[None]] = {}
        self._awake: Counter[int] = Counter()
        self._saving: Counter[int] = Counter()
        self._again: set[int] = set()
        self._heard: dict[int, datetime] = {}
        self._plans: dict[int, Plan] = {}
        self._is_closed = False
        self.minds: Minds = MindsInThreads()

    async def look(self) -> None:
        """Let all think that are in a game: after a restart, or where the process that played before has ended."""
        for game_id in await self._database.read(games_with_house):
            self.heed(game_id)

    def heed(self, game_id: int, scene: timedelta = timedelta()) -> None:
        """Let the house players of a game think again, as everybody sees something new, once its scene is over."""
        self._heard[game_id] = now() + scene
        self._begin(game_id)

    def _begin(self, game_id: int) -> None:
        if self._is_closed:
            return
        if self._awake[game_id]:
            self._again.add(game_id)
            return
        if game_id in self._tasks:
            self._tasks[game_id].cancel()
        self._tasks[game_id] = asyncio.create_task(self._run(game_id))

    async def close(self) -> None:
        """Stop. A move that is being saved is finished."""
        self._is_closed = True
        for game_id, task in self._tasks.items():
            if not self._saving[game_id]:
                task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.minds.close()

    async def hint(self, hosted: HostedGame, name: str) -> "tuple[Action, Reason] | None":
        """Return what a house player would do on somebody's seat, and why; None if nothing for now. Raises Denied."""
        from bot.policies.reasons import reason_of

        turn = turn_to_take(hosted, name)
        if turn is None:
            raise Denied("no-hint-now")
        slug, strength = hosted.rulebook.slug, hosted.settings.strength
        try:
            action = await self.minds.move(slug, turn, strength)
            return (
                None if action is None else (action, await asyncio.to_thread(reason_of, slug, turn, action, strength))
            )
        except Exception as error:
            log.warning("house player failed to give a hint", game=hosted.id, error=places_of(error))
            raise Denied("no-hint") from error

    async def _run(self, game_id: int) -> None:
        try:
            failures = await self._think(game_id)
        except Exception as error:
            failures = [error]
        for failure in failures:
            if isinstance(failure, AWAY):
                log.warning("house players not asked", game=game_id, error=where(failure))
            else:
                log.error("house players failed", game=game_id, error=where(failure))
        del self._tasks[game_id]

    @contextmanager
    def _being_awake(self, game_id: int) -> Iterator[None]:
        """Let what is new wait while a seat thinks or moves. Afterwards all of the game think again."""
        self._awake[game_id] += 1
        try:
            yield
        finally:
            self._awake[game_id] -= 1
            if not self._awake[game_id] and game_id in self._again:
                self._again.discard(game_id)
                asyncio.get_running_loop().call_soon(self._begin, game_id)

    @contextmanager
    def _being_saved(self, game_id: int) -> Iterator[None]:
        """Finish the saving of a move before the game's house players stop."""
        self._saving[game_id] += 1
        try:
            yield
        finally:
            self._saving[game_id] -= 1
            if self._is_closed and not self._saving[game_id]:
                self._tasks[game_id].cancel()

    async def _think(self, game_id: int) -> Sequence[BaseException]:
        """Let each house player play when its moment has come. Return the errors of those who failed."""
        with self._being_awake(game_id):
            hosted = await self._games.load(game_id)
        if hosted is None or hosted.phase is not GamePhase.RUNNING:
            self._plans.pop(game_id, None)
            return []
        plan = self._plans[game_id] = self._planned(hosted, self._heard.pop(game_id, now()))
        seats = [self._play(hosted, name, plan) for name in hosted.house]
        return [each for each in await asyncio.gather(*seats, return_exceptions=True) if each is not None]

    def _planned(self, hosted: HostedGame, at: datetime) -> Plan:
        """Return when each seat looks. News within a wait delays nobody's moment in it."""
        before = self._plans.get(hosted.id)
        kept = before.moments if before is not None and before.wait_token == hosted.wait_token else {}
        moments = {
            Look(name, number): moment
            for name in hosted.house
            for number, moment in enumerate(moments_of(hosted, name, at, self._breath))
        }
        return Plan(
            hosted.wait_token,
            {look: min(kept[look], moment) if kept.get(look, at) > at else moment for look, moment in moments.items()},
        )

    async def _play(self, found: HostedGame, name: str, plan: Plan) -> None:
        """Make one seat's moves in the present wait, look by look."""
        looks = [look for look in plan.moments if look.name == name]
        for look in sorted(looks, key=plan.moments.__getitem__):
            await self._play_once(found, look, plan.moments[look])

    async def _play_once(self, found: HostedGame, look: Look, moment: datetime) -> None:
        """Make one seat's moves at a moment, until it wants to make no more for now.

        It thinks before, so that how long it thinks doesn't show. Once everybody has seen a move, all think again.
        """
        await _until(moment - HEAD_START)
        with self._being_awake(found.id):
            decided = await self._decided(found, look)
        if decided is None:
            return
        await _until(moment)
        with self._being_awake(found.id):
            for _ in range(MOST_MOVES):
                if decided is None or not await self._moves(look, *decided) or found.id in self._again:
                    return
                decided = await self._decided(found, look)

    async def _decided(
        self, found: HostedGame, look: Look, *, is_any: bool = False
    ) -> tuple[HostedGame, Submission] | None:
        """Return the game as it is with what a house player does in it; None if it has nothing to do in this wait."""
        hosted = await self._games.load(found.id)
        if self._is_closed or hosted is None or hosted.game is None or look.name not in hosted.house:
            return None
        if hosted.wait_token != found.wait_token:
            return None
        turn = turn_to_take(hosted, look.name, only_secrets=is_for_secrets(hosted, look.number))
        if turn is None:
            return None
        action = any_move(turn) if is_any else await self._move(hosted, turn)
        return None if action is None else (hosted, HouseSubmission(look.name, action))

    async def _move(self, hosted: HostedGame, turn: "Turn") -> Action | None:
        """Return what a house player does. If its mind fails, it plays as a gentle one does, or else makes any move."""
        for strength in (hosted.settings.strength, Strength.GENTLE):
            try:
                return await self.minds.move(hosted.rulebook.slug, turn, strength)
            except Exception as error:
                log.warning("house player failed to decide", game=hosted.id, error=places_of(error))
        return any_move(turn)

    async def _moves(self, look: Look, hosted: HostedGame, submission: Submission) -> bool:
        """Make a move. If it is refused, decide again, and last make any move. Return whether one was made."""
        for is_any in (False, True, True):
            try:
                with self._being_saved(hosted.id):
                    await self._submit(hosted, submission, wait_token=hosted.wait_token)
            except (Denied, Withheld):
                return False  # The wait has ended meanwhile, or the result goes to the GM first.
            except Refused:
                log.warning("house player refused", game=hosted.id)
                decided = await self._decided(hosted, look, is_any=is_any)
                if decided is None:
                    return False
                hosted, submission = decided
            else:
                return True
        return False


async def _until(moment: datetime) -> None:
    if (left := (moment - now()).total_seconds()) > 0:
        await asyncio.sleep(left)


def turn_of(hosted: HostedGame, name: str) -> "Turn":
    """Return a seat's turn, with what the seat knows. Whatever was taken back has not happened for it."""
    from bot.policies.turn import Turn

    return Turn(hosted.told(name).standing, hosted.view(name), hosted.asks.of(name))


def turn_to_take(hosted: HostedGame, name: str, *, only_secrets: bool = False) -> "Turn | None":
    """Return a simulated player's turn, perhaps with only what is awaited in secret; None if it has nothing to do."""
    turn = turn_of(hosted, name)
    if only_secrets:
        turn = replace(turn, asks=tuple([ask for ask in turn.awaited if ask.hidden]))
    return turn if turn.awaited or (turn.asks and hosted.rulebook.timed) else None


def any_move(turn: "Turn") -> Action | None:
    """Return any move of a seat for which the game waits."""
    return turn.ask.pick(SystemRandom()) if turn.awaited else None
