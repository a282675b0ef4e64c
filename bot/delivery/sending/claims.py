"""Claims each destination's next row, with its game, in as few database jobs as possible.

One job saves what became of a row and claims the next row of its destination. So a message costs one trip to the
database and one commit, and still nothing is sent that was not saved as half sent before.

A claim lasts a minute. A process that freezes for longer does not notice, so the results of a row are saved only if
nobody else has claimed it since, and no request is made for it after the minute.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache, partial
from typing import NamedTuple, TypedDict, TypeVar

from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import AWAY, Database, Job
from bot.delivery.requests.port import Port
from bot.delivery.telling.outgoing import Outgoing
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, destination_of
from bot.storage.outbox.queues import Next, is_claimed, keep_others_off, next_owed, take_next
from bot.storage.schema.models import OutboxRow

T = TypeVar("T")

Send = Callable[[OutboxRow, int, Outgoing], Awaitable[int]]
Wake = Callable[[Iterable[Destination]], None]


class ClaimedRow(NamedTuple):
    """A claimed row, and its game as of the claim; None if the game cannot be read or has no theme."""

    row: OutboxRow
    hosted: HostedGame | None


class ClaimLost(Exception):
    """The claim on a row has expired, or another process has taken the row: leave it alone."""


class Moment(TypedDict):
    """The time of a look at the outbox, and the games that rest then."""

    now: datetime
    resting: frozenset[int]


Found = ClaimedRow | datetime | Exception | None
"""The row claimed for a destination, or the time at which one may be due; None if nothing is owed. An exception says
what is wrong with the destination's rows, which hold up nobody else.
"""


class Claims:
    """Claims rows and settles them."""

    def __init__(self, database: Database, games: Games) -> None:
        self.database = database
        self._games = games
        self.resting: set[int] = set()
        """Games that cannot be read or whose themes are missing. Their rows wait."""
        self.woken: set[Destination] = set()
        """The destinations that may be owed more since the last look."""
        self.is_closing = False
        """Whether nothing more may be claimed."""
        self._following: dict[Destination, Found] = {}

    async def look(self, destinations: Sequence[Destination]) -> Mapping[Destination, Found]:
        """Claim the next row of each destination. Nothing is written for those that have nothing to send now."""
        find = partial(next_owed, **self._begin(destinations))

        def find_each(connection: Connection) -> dict[Destination, Next | Exception]:
            return {each: _tried(partial(find, connection, each)) for each in destinations}

        found = await self.database.read(find_each)
        others = {each: following for each, following in found.items() if not isinstance(following, OutboxRow)}
        return {**others, **await self.take([each for each in destinations if each not in others])}

    async def take(self, destinations: Sequence[Destination]) -> Mapping[Destination, Found]:
        """Claim the next row of each destination."""
        if not destinations:
            return {}
        take = partial(take_next, **self._begin(destinations))

        def take_each(connection: Connection) -> dict[Destination, Found]:
            load = cache(partial(self._games.load_within, connection))
            # All processes claim in the same order, because PostgreSQL locks the rows.
            in_order = sorted(destinations, key=lambda each: [part or 0 for part in each[:3]] + [each.thread or ""])
            return {each: _claimed_row(partial(take, connection, each), load) for each in in_order}

        return self._kept(await self.database.write(take_each))

    async def settle(self, row: OutboxRow, change: Job[None]) -> None:
        """Save what became of a row, and claim the next row of its destination. Raises ClaimLost."""
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
        """Save something for a row that stays claimed. Raises ClaimLost."""
        return await self.database.write(lambda connection: _fenced(connection, row, change))

    @staticmethod
    def check(row: OutboxRow) -> None:
        """Check that a request may still be made for a row. Raises ClaimLost."""
        if row.claimed_until is None or row.claimed_until <= now():
            raise ClaimLost

    async def following(self, destination: Destination) -> Found:
        """Return what is claimed for a destination next."""
        if destination in self._following:
            return self._following.pop(destination)
        return (await self.take([destination]))[destination]

    def _begin(self, destinations: Sequence[Destination]) -> Moment:
        """Begin a new look at what these are owed. Those woken from now on may be owed more than it finds."""
        self.woken.difference_update(destinations)
        for destination in destinations:
            self._following.pop(destination, None)
        return Moment(now=now(), resting=frozenset(self.resting))

    def _kept(self, found: Mapping[Destination, Found]) -> Mapping[Destination, Found]:
        """Keep the folds of the loaded games."""
        for each in found.values():
            if isinstance(each, ClaimedRow) and each.hosted is not None:
                self._games.keep(each.hosted)
        return found


class Settler:
    """Settles claimed rows. ``send`` sends a row's message to a channel once, and returns the message's id.

    ``wake`` hears which destinations are newly owed something.
    """

    def __init__(self, port: Port, claims: Claims, send: Send, wake: Wake) -> None:
        self._port = port
        self._claims = claims
        self._database = claims.database
        self._send = send
        self._wake = wake


def _fenced(connection: Connection, row: OutboxRow, change: Job[T]) -> T:
    """Run the job that follows from a row. Raises ClaimLost if another process has claimed the row."""
    keep_others_off(connection, destination_of(row))
    if not is_claimed(connection, row):
        raise ClaimLost
    return change(connection)


def _claimed_row(take: Callable[[], Next], load: Callable[[int], HostedGame | None]) -> Found:
    row = _tried(take)
    if not isinstance(row, OutboxRow):
        return row
    hosted = load(row.game_id)
    # Several places may be told at once, so each changes its own copy of the room.
    return ClaimedRow(row, None if hosted is None else replace(hosted, room=replace(hosted.room)))


def _tried(find: Callable[[], Next]) -> Next | Exception:
    """Return what is found, or what is wrong with the rows there. Raises the errors of the database itself."""
    try:
        return find()
    except AWAY:
        raise
    except Exception as error:
        return error
