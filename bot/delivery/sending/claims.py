"""Rows in hand: of each destination what is next is taken in hand, with its game, in as few jobs as may be.

What has become of a row is saved by the same job that takes the next one for its destination. So a message costs one
way to the database and one commit, and all the same nothing is sent that was not written down as half sent before.

A row is in hand for a minute. A process that freezes for longer does not know it, so everything that follows from a row
is saved only if nobody else has taken the row since, and nothing is asked of Discord for it once the minute is over.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache, partial
from typing import NamedTuple, TypedDict, TypeVar

from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database, Job
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.loading import AWAY
from bot.storage.outbox.outbox import Destination, destination_of
from bot.storage.outbox.queues import Next, is_claimed, keep_others_off, next_owed, take_next
from bot.storage.schema.models import OutboxRow

T = TypeVar("T")


class ClaimedRow(NamedTuple):
    """A row that is in hand, and its game as it was at that moment; None if it cannot be read or has no theme."""

    row: OutboxRow
    hosted: HostedGame | None


class ClaimLost(Exception):
    """The claim on a row has expired, or another process has taken the row: leave it alone."""


class Moment(TypedDict):
    """When it is looked what is owed, and which games rest then."""

    now: datetime
    resting: frozenset[int]


Found = ClaimedRow | datetime | Exception | None
"""What is in hand for a destination, or else when something may be; None if nothing is to be done. An exception says
what is wrong with what it is owed, which holds up nobody else.
"""


class Claims:
    """Takes rows in hand, and settles them."""

    def __init__(self, database: Database, games: Games) -> None:
        self.database = database
        self._games = games
        self.resting: set[int] = set()
        """Games that cannot be read, or whose themes are missing; what they are owed waits."""
        self.woken: set[Destination] = set()
        """Who may be owed something more since it was last looked."""
        self.is_closing = False
        """Whether nothing more is to be taken in hand."""
        self._following: dict[Destination, Found] = {}

    async def look(self, destinations: Sequence[Destination]) -> Mapping[Destination, Found]:
        """Take in hand what is next for each; nothing is written where nothing is to be sent now."""
        find = partial(next_owed, **self._begin(destinations))

        def find_each(connection: Connection) -> dict[Destination, Next | Exception]:
            return {each: _tried(partial(find, connection, each)) for each in destinations}

        found = await self.database.read(find_each)
        others = {each: following for each, following in found.items() if not isinstance(following, OutboxRow)}
        return {**others, **await self.take([each for each in destinations if each not in others])}

    async def take(self, destinations: Sequence[Destination]) -> Mapping[Destination, Found]:
        """Take in hand what is next for each."""
        if not destinations:
            return {}
        take = partial(take_next, **self._begin(destinations))

        def take_each(connection: Connection) -> dict[Destination, Found]:
            load = cache(partial(self._games.load_within, connection))
            # Whoever else takes something does so in the same order, for PostgreSQL locks it.
            in_order = sorted(destinations, key=lambda each: [part or 0 for part in each[:3]] + [each.thread or ""])
            return {each: _claimed_row(partial(take, connection, each), load) for each in in_order}

        return self._kept(await self.database.write(take_each))

    async def settle(self, row: OutboxRow, change: Job[None]) -> None:
        """Save what has become of a row, and take in hand what is next for its destination. Raises ClaimLost."""
        if self.is_closing:
            await self.save(row, change)
            return
        destination = destination_of(row)
        take = partial(take_next, **self._begin([destination]))

        def settle(connection: Connection) -> dict[Destination, Found]:
            _fenced(connection, row, change)
            load = partial(self._games.load_within, connection)
            return {destination: _claimed_row(partial(take, connection, destination), load)}

        self._following |= self._kept(await self.database.write(settle))

    async def save(self, row: OutboxRow, change: Job[T]) -> T:
        """Save something for a row that stays in hand. Raises ClaimLost."""
        return await self.database.write(lambda connection: _fenced(connection, row, change))

    @staticmethod
    def check(row: OutboxRow) -> None:
        """Look whether something may be asked of Discord for a row. Raises ClaimLost."""
        if row.claimed_until is None or row.claimed_until <= now():
            raise ClaimLost

    async def following(self, destination: Destination) -> Found:
        """What is in hand for a destination after what was."""
        if destination in self._following:
            return self._following.pop(destination)
        return (await self.take([destination]))[destination]

    def _begin(self, destinations: Sequence[Destination]) -> Moment:
        """Look anew what these are owed. Whoever is woken from now on may be owed more than is found."""
        self.woken.difference_update(destinations)
        for destination in destinations:
            self._following.pop(destination, None)
        return Moment(now=now(), resting=frozenset(self.resting))

    def _kept(self, found: Mapping[Destination, Found]) -> Mapping[Destination, Found]:
        """Keep the folds of games that were loaded."""
        for each in found.values():
            if isinstance(each, ClaimedRow) and each.hosted is not None:
                self._games.keep(each.hosted)
        return found


def _fenced(connection: Connection, row: OutboxRow, change: Job[T]) -> T:
    """Change what follows from a row. Raises ClaimLost if another has taken it."""
    keep_others_off(connection, destination_of(row))
    if not is_claimed(connection, row):
        raise ClaimLost
    return change(connection)


def _claimed_row(take: Callable[[], Next], load: Callable[[int], HostedGame | None]) -> Found:
    row = _tried(take)
    if not isinstance(row, OutboxRow):
        return row
    hosted = load(row.game_id)
    # Of what is told in several places at once, each has a room of its own to change.
    return ClaimedRow(row, None if hosted is None else replace(hosted, room=replace(hosted.room)))


def _tried(find: Callable[[], Next]) -> Next | Exception:
    """What is found, or what is wrong with what is owed there. Raises what is wrong with the database itself."""
    try:
        return find()
    except AWAY:
        raise
    except Exception as error:
        return error
