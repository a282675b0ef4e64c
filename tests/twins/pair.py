"""The same table twice, in two simulated Discords. Everything done there is compared as its readers perceive it."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from random import Random
from typing import Any, TypeVar

import msgspec

from bot.storage.games.hosted_game import HostedGame
from tests.cogs.perceiving import MODERATORS, Senses
from tests.cogs.stage import Stage
from tests.twins.attentive import AttentiveEnv
from tests.twins.reading import Reader, Streams

T = TypeVar("T")
Step = Callable[["Table"], Awaitable[None]]
CHANGING = frozenset({"ms", "timestamp"})
"""The fields of a log line that differ in each run."""


class Leak(AssertionError):
    """A reader can tell one table from the other."""


class Table:
    """One of the two: a stage, and the draws there."""

    def __init__(self, stage: Stage, runner: asyncio.Runner) -> None:
        self.stage = stage
        self.given: dict[str, object] = {}
        self.logged: list[dict[str, object]] = []
        self._runner = runner
        self._senses = Senses(stage)
        self._readers: dict[str, Reader] = {}
        self._threads: set[str] = set()
        self.done: list[tuple[str, str]] = []
        """The bot's acts and places since the last call, in order."""

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something in this table's Discord."""
        return self._runner.run(doing)

    @property
    def env(self) -> AttentiveEnv:
        """Its Discord."""
        assert isinstance(self.stage.env, AttentiveEnv)
        return self.stage.env

    @property
    def hosted(self) -> HostedGame:
        """Return the game as the bot has it."""
        return self.run(self.stage.hosted())

    @property
    def people(self) -> dict[int, str]:
        """Return everybody by id."""
        return {user.id: name for name, user in self.stage.users.items()}

    def _places(self) -> dict[str, str]:
        """Return the names of channels in both games. The DM of a player is named after their seat."""
        backend, hosted = self.stage.env.backend, self.hosted
        seats = {**self.people, **{occupancy.user_id: occupancy.name for occupancy in hosted.occupancies}}
        names = {number: str(channel.name) for number, channel in backend.channels.items()}
        names |= {number: seats[user] for user, number in backend.dm_channels.items() if user in seats}
        return {str(number): name for number, name in names.items()}

    def forget(self) -> None:
        """Ignore everything that could be seen so far."""
        self.perceive(())
        self._readers.clear()

    def perceive(self, names: Iterable[str], leader: str = "") -> dict[str, Streams]:
        """Return what each reader has got to see since the last call. One of them may lead the game."""
        backend = self.stage.env.backend
        known = {str(number): f"<{name}>" for number, name in self.people.items()}
        known |= {str(number): f"<#{channel.name}>" for number, channel in backend.channels.items() if channel.name}
        known |= {
            str(number): f"<dm of {known[str(user)]}>"
            for user, number in backend.dm_channels.items()
            if str(user) in known
        }
        news = list(self._senses.news())
        places = self._places()
        self.done = [(each.verb, places[each.where]) for each in news if each.where in places]
        self._threads |= {each.shown for each in news if each.reader == MODERATORS}
        readers = [self._readers.setdefault(name, Reader(name)) for name in names]
        read = {each.name: each.reads(news, known, leads=each.name == leader) for each in readers}
        # Staff can see anyway how many there are, and everybody is warned of staff who play.
        return {**read, MODERATORS: {"threads": sorted(self._threads)}}


class Pair:
    """Two tables, and the readers who may not tell them apart."""

    def __init__(self, one: Table, other: Table, seed: int = 0) -> None:
        self.tables = (one, other)
        self.readers: set[str] = set()
        self.leader = ""
        """The reader who leads the game, if one does."""
        self.masks: list[str] = []
        """The names that the seats of an anonymous game may get."""
        self.seed = seed
        self.steps = 0
        self.running = one
        self.is_dealing = False

    @property
    def given(self) -> dict[str, object] | None:
        """Return the draws of the running table, if there is a deal."""
        return self.running.given if self.is_dealing else None

    def source(self, name: str) -> Random:
        """Draw the same at both tables."""
        return Random(f"{self.seed} {self.steps} {name}")

    def both(self, step: Step, what: str = "") -> None:
        """Do the same at both tables, and compare."""
        self.each(step, step, what)

    def each(self, one: Step, other: Step, what: str = "", *, alike: bool = True) -> None:
        """Do something at one table and something else at the other, and compare, see ``compare``."""
        self.run(one, other)
        self.compare(what, alike=alike)

    def run(self, one: Step, other: Step) -> None:
        """Do something at one table and something else at the other."""
        self.steps += 1
        for table, step in zip(self.tables, (one, other), strict=True):
            self.running = table
            table.logged.clear()
            table.run(_done(step, table))

    def begin(self) -> None:
        """Forget what has been perceived: from now on the tables are compared."""
        for table in self.tables:
            table.forget()

    def compare(self, what: str, *, alike: bool = True) -> None:
        """Raise Leak if a reader has perceived something else at one table than at the other since the last call.

        Unless they are ``alike`` the log is not compared, for it tells that something is done.
        """
        here, there = (table.perceive(sorted(self.readers), self.leader) for table in self.tables)
        for reader in here:
            _compare_streams(f"step {self.steps}, {what}, {reader}", here[reader], there[reader])
        logged = [_plain_log(table.logged, table.people) for table in self.tables]
        if self.readers and alike and logged[0] != logged[1]:
            raise Leak(f"step {self.steps}, {what}, the log:\n{_difference(*logged)}")
        if self.readers:
            self._compare_clocks(what)

    def _compare_clocks(self, what: str) -> None:
        """Raise Leak if players who compare clocks find that the bot has written, edited or deleted in another order.

        Readers see for themselves how often it has done so. So places where that differs, as where one player alone is
        reminded of an order, are left out of the comparison.
        """
        here, there = (Counter(table.done) for table in self.tables)
        one, other = ([each for each in done if here[each] == there[each]] for done in (here, there))
        if one != other:
            raise Leak(f"step {self.steps}, {what}, in which order where:\n{one}\n{other}")


async def _done(step: Step, table: Table) -> None:
    await step(table)


def _plain_log(lines: Iterable[dict[str, object]], people: Mapping[int, str]) -> list[str]:
    kept = [{name: value for name, value in line.items() if name not in CHANGING} for line in lines]
    told = [msgspec.json.encode(line, order="deterministic").decode() for line in kept]
    return sorted(re.sub(r"\d{16,}", lambda found: people.get(int(found[0]), ""), line) for line in told)


def _compare_streams(who: str, here: Streams, there: Streams) -> None:
    for where in sorted({*here, *there}):
        one, other = here.get(where, []), there.get(where, [])
        if one != other:
            raise Leak(f"{who}, {where}, {len(one)} and {len(other)}:\n{_difference(one, other)}")


def _difference(one: list[str], other: list[str]) -> str:
    """Return both lists whole, and first what is in one of them alone."""
    only = [[f"- {each}" for each in one if each not in other], [f"+ {each}" for each in other if each not in one]]
    whole = [["", "the one:", *one], ["", "the other:", *other]]
    return "\n".join([*only[0], *only[1], *whole[0], *whole[1]])
