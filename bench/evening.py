"""Plays evenings by voice in simulated time, with people who take as long as people do.

It measures how long each game lasts, how late the latest post comes after a wait is over, and whether the requests stay
within Discord's limits.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from itertools import pairwise
from random import Random
from typing import NamedTuple

from discord.utils import snowflake_time
from simcord.types import HttpLogEntry

from bench.measured import Measured
from bot.components.keys import Verb
from bot.policies.sensible import SENSIBLE
from bot.rehearsal.game_master import GameMaster, button
from bot.rehearsal.policy_player import Sensible
from bot.rehearsal.rehearsal import GM, NAMES
from bot.rehearsal.stage import Stage, set_stage
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.presets import PresetName
from bot.themes import load_themes

NAP = 0.05
"""The seconds that the bot really sleeps: longer pauses of its own count as simulated time."""
STEP = 1.0
"""The seconds between two looks at the table."""
SETTLED = 30.0
"""The seconds after which everything of the end has been posted."""
SLOW = 0.03
"""The share of answers for which somebody takes too long, so that the clock answers for them."""
TOO_LONG = 600.0
THINKING = (5.0, 40.0)
"""The seconds from a question to an answer, unless the people talk first."""
TALKING = {
    "proposal": (30.0, 120.0),
    "vote": (10.0, 60.0),
    "guess": (60.0, 180.0),
    "lists": (20.0, 150.0),
    "day": (60.0, 300.0),
}
"""The same where people talk first, by the kind of wait."""
AT_ONCE = timedelta(seconds=5)
"""The time in which Discord takes so many messages in a channel as ``POSTS_AT_ONCE``."""
MOMENT = timedelta(milliseconds=1)
"""The precision of a message's time."""
MINUTE, SECOND = timedelta(minutes=1), timedelta(seconds=1)
SEEDS = (1, 2, 3)
BUDGET = 45
"""The requests a second that the bot allows itself."""
POSTS_AT_ONCE = 5
LATEST = 5
"""The most seconds between the end of a wait and the post that says so."""


class Evening(NamedTuple):
    """A game, its number of players, and the minutes that it may last."""

    theme: str
    players: int
    minutes: int


EVENINGS = (Evening("tain", 10, 45), Evening("great-table", 16, 90))


class Played(NamedTuple):
    """An evening that is over: its length, how late each post was, and the counted requests of each second."""

    length: timedelta
    late: Sequence[timedelta]
    posts: Sequence[datetime]
    requests: Sequence[int]


class Person:
    """A player who thinks before each act."""

    def __init__(self, player: Sensible, will: Random) -> None:
        self._player = player
        self._will = will
        self._seen = 0
        self._acts_at: datetime | None = None

    async def look(self, hosted: HostedGame, at: datetime) -> None:
        """Begin to think if there is news, and the game wants something."""
        is_new, self._seen = self._seen != hosted.lines, hosted.lines
        if is_new and self._acts_at is None and await self._player.is_called():
            seconds = TOO_LONG if self._will.random() < SLOW else self._will.uniform(*_thinking(hosted))
            self._acts_at = at + timedelta(seconds=seconds)

    async def act(self, at: datetime) -> bool:
        """Act, if it is time and the game still wants anything. Return whether it was time."""
        if self._acts_at is None or self._acts_at > at:
            return False
        self.forget()
        if await self._player.is_called():
            await self._player.act()
        return True

    def forget(self) -> None:
        """Stop thinking, and look at the game anew."""
        self._acts_at, self._seen = None, 0


def _thinking(hosted: HostedGame) -> tuple[float, float]:
    """Return the seconds that somebody thinks in the present wait."""
    kind = hosted.rulebook.kind_of_wait(hosted.started.table) or ""
    inner = hosted.rulebook.inner.get(kind, "")
    return TALKING.get(inner if hosted.rulebook.missing(hosted.started.table) else kind, THINKING)


class Table:
    """A table in an evening: its people, and when each wait was over."""

    def __init__(self, stage: Stage, people: Sequence[Person]) -> None:
        self._stage = stage
        self._people = people
        self._over: list[datetime] = []
        self._made = [len(stage.env.http_requests)]
        """The number of requests after each second."""

    async def play(self) -> Played:
        """Play until the game is over."""
        began = self._stage.env.now()
        while (hosted := await self._game()).phase is not GamePhase.OVER:
            for person in self._people:
                await person.look(hosted, self._stage.env.now())
            await self._pass_a_step()
            self._note(hosted, await self._game(), hosted.deadline)
            for person in self._people:
                before, at = await self._game(), self._stage.env.now()
                if before.phase is not GamePhase.OVER and await person.act(at):
                    self._note(before, await self._game(), at)
        length = self._over[-1] - began
        for _ in range(int(SETTLED / STEP)):
            await self._pass_a_step()
        return Played(length, [*self._late()], self._posts(), [*self._requests()])

    async def _game(self) -> HostedGame:
        hosted = await self._stage.game()
        assert hosted is not None
        return hosted

    async def _pass_a_step(self) -> None:
        await self._stage.pause(STEP)
        self._made.append(len(self._stage.env.http_requests))

    def _note(self, before: HostedGame, after: HostedGame, at: datetime | None) -> None:
        """Note when a wait was over: at its deadline, or with an act."""
        if before.wait_token == after.wait_token and after.phase is not GamePhase.OVER:
            return
        assert at is not None
        self._over.append(at)
        for person in self._people:
            person.forget()

    def _posts(self) -> list[datetime]:
        """Return when each message was posted in the channel."""
        return [snowflake_time(shown.id) for shown in self._stage.messages() if not shown.dm and not shown.only]

    def _late(self) -> Iterator[timedelta]:
        """Return how long after the end of each wait the next post came."""
        posts = self._posts()
        for over in self._over:
            yield next(post for post in posts if post >= over - MOMENT) - over

    def _requests(self) -> Iterator[int]:
        """Return how many requests there were in each second, without answers, which cost nothing."""
        for first, last in pairwise(self._made):
            yield sum(map(_costs, self._stage.env.http_requests[first:last]))


def _costs(request: HttpLogEntry) -> bool:
    return not request.path.startswith(("/interactions/", "/webhooks/"))


async def play(evening: Evening, seed: int) -> Played:
    """Play an evening. The seed repeats how people choose and how long they take, but not the deal."""
    will, names = Random(seed), NAMES[: evening.players]
    policy = SENSIBLE[load_themes()[evening.theme].rulebook]
    async with set_stage([GM, *names], nap=NAP) as stage:
        gm = GameMaster(stage, stage.people[GM], will)
        await gm.open(evening.theme, None)
        await gm.set_pace(PresetName.EVENING)
        for name in names:
            await stage.people[name].press(button(stage.people[name], Verb.JOIN))
        await stage.pause(SETTLED)
        await gm.begin()
        people = [Person(Sensible(stage, stage.people[name], policy, will), will) for name in names]
        return await Table(stage, people).play()


async def measure(*, quick: bool) -> list[Measured]:
    """Play each evening a few times, or once."""
    return [
        measured
        for evening in EVENINGS
        for measured in _measured(evening, [await play(evening, seed) for seed in SEEDS[: 1 if quick else None]])
    ]


def _measured(evening: Evening, rounds: Sequence[Played]) -> Iterator[Measured]:
    name = f"{evening.theme} of {evening.players}"
    lengths = tuple(played.length / MINUTE for played in rounds)
    yield Measured(f"{name}, length", "min", lengths, wanted=f"≤ {evening.minutes}")
    late = tuple(max(played.late) / SECOND for played in rounds)
    yield Measured(f"{name}, latest post", "s", late, wanted=f"≤ {LATEST}")
    yield Measured(f"{name}, requests", "", tuple(sum(played.requests) for played in rounds))
    most = tuple(max(played.requests) for played in rounds)
    yield Measured(f"{name}, requests in a second", "at most", most, wanted=f"≤ {BUDGET}")
    posts = tuple(most_at_once(played.posts) for played in rounds)
    yield Measured(f"{name}, posts in 5 s", "at most", posts, wanted=f"≤ {POSTS_AT_ONCE}")


def most_at_once(posts: Sequence[datetime]) -> int:
    """Return the most posts within the time in which Discord takes five in a channel."""
    return max(sum(first <= post < first + AT_ONCE for post in posts) for first in posts)
