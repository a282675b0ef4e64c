"""The worker that sends owed messages: one task for each destination that is owed something, and none that idles."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence

import structlog

from bot.clock import now
from bot.database.database import AWAY, Database
from bot.delivery.card.painter import Painter
from bot.delivery.notices import NOTICES
from bot.delivery.posts.living_posts import LivingPosts
from bot.delivery.requests.port import Port
from bot.delivery.sending.background_tasks import begin, end_tasks
from bot.delivery.sending.claims import ClaimedRow, ClaimLost, Claims, Found
from bot.delivery.sending.delivery_log import traced
from bot.delivery.sending.hooks import DeliveryHooks
from bot.delivery.sending.press_edits import Presses
from bot.delivery.sending.settling import Settling
from bot.logs import where
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, destinations_owed, give_up_unreadable, mark
from bot.storage.schema.kinds import Trait
from bot.storage.schema.models import OutboxRow
from engine.log import FIRST_LINE

LONGEST_REST = 60.0
"""The most seconds until the delivery tries again when it could not read what is owed."""
LONGEST_CLOSING = 8.0
"""The most seconds for requests on their way when the bot stops. One that is cut off counts as half sent."""

MOST_AT_ONCE = 20
"""The most destinations whose next rows are found in one job, because others write, too."""

log = structlog.get_logger()

Find = Callable[[Sequence[Destination]], Coroutine[None, None, Mapping[Destination, Found]]]


class Delivery:
    """Sends each destination its rows in order."""

    def __init__(self, port: Port, database: Database, hooks: DeliveryHooks, painter: Painter) -> None:
        self._database = database
        self._way = port.priority
        self._load = hooks.games.load
        self._tasks: dict[Destination, asyncio.Task[None]] = {}
        self._asleep: set[Destination] = set()
        self._claims = Claims(database, hooks.games)
        self.presses = Presses(self.look)
        self._settling = Settling(port, self._claims, hooks, self.wake, self.presses)
        self.reports = self._settling.reports
        self.painter = painter
        self.living = LivingPosts(port, hooks.games.load)

    async def start(self) -> None:
        """Resume everything that is owed, no matter who owes it or what the clock shows."""
        self.look(await self._database.read(destinations_owed))

    def wake(self, destinations: Iterable[Destination]) -> None:
        """Report that these are owed something, or are owed it sooner."""
        self._begin(destinations, self._claims.take)

    def look(self, destinations: Iterable[Destination]) -> None:
        """Look whether something is to be sent to these now."""
        self._begin(destinations, self._claims.look)

    def _begin(self, destinations: Iterable[Destination], find: Find) -> None:
        if self._claims.is_closing:
            return
        anew = [each for each in dict.fromkeys(destinations) if self._is_free(each)]
        for start in range(0, len(anew), MOST_AT_ONCE):
            some = anew[start : start + MOST_AT_ONCE]
            found = asyncio.ensure_future(self._find_in_time(find, some))
            for destination in some:
                begin(self._tasks, destination, self._drain(destination, found))

    async def _find_in_time(self, find: Find, destinations: Sequence[Destination]) -> Mapping[Destination, Found]:
        """Find what is next for each, after the presses that are being answered."""
        await self._way.give()
        return await find(destinations)

    def _is_free(self, destination: Destination) -> bool:
        """Mark a destination as woken. Return whether it needs a task: one that sends, or just ends, looks again."""
        self._claims.woken.add(destination)
        task = self._tasks.get(destination)
        if task is not None and destination in self._asleep:
            self._asleep.discard(destination)
            task.cancel()
            return True
        return task is None or task.done()

    async def close(self) -> None:
        """Finish the messages that are being sent, and stop. The others are sent at the next start."""
        self._claims.is_closing = True
        self.painter.end_rests()
        await end_tasks(self._tasks, self._asleep, LONGEST_CLOSING)
        await self.presses.close()
        await self.living.close()
        await self.painter.close()

    async def _drain(self, destination: Destination, first: Awaitable[Mapping[Destination, Found]]) -> None:
        failures = 0
        while not self._claims.is_closing:
            try:
                found = (await (self._claims.take([destination]) if failures else asyncio.shield(first)))[destination]
                await self._send_all(destination, found)
                return
            except Exception as error:
                failures += 1
                log.error("delivery interrupted", error=where(error))
                if isinstance(error, AWAY) or not await self._gives_up_unreadable(destination):
                    await self._sleep(destination, min(2.0**failures, LONGEST_REST))

    async def _gives_up_unreadable(self, destination: Destination) -> bool:
        """Give up rows that cannot be read: they would hold up the destination. Return whether there were any."""
        try:
            given_up = await self._database.write(lambda connection: give_up_unreadable(connection, destination))
        except AWAY:
            return False
        if given_up:
            log.error("given up, for it cannot be read", messages=given_up)
        return given_up > 0

    async def _send_all(self, destination: Destination, found: Found) -> None:
        while True:
            match found:
                case Exception():
                    raise found
                case ClaimedRow():
                    await self._settle(found)
                case None:
                    await self.presses.let_be(destination)
                    if destination not in self._claims.woken:
                        return
                case _:
                    await self._sleep(destination, max(0.0, (found - now()).total_seconds()))
            if self._claims.is_closing:
                return
            found = await self._claims.following(destination)

    async def _sleep(self, destination: Destination, seconds: float) -> None:
        await self.presses.let_be(destination)
        if self._claims.is_closing or destination in self._claims.woken:
            return
        self._asleep.add(destination)
        await asyncio.sleep(seconds)
        self._asleep.discard(destination)

    async def _settle(self, taken: ClaimedRow) -> None:
        """Settle a row, unless its game cannot be read or its claim is lost."""
        row, hosted = taken
        if hosted is None:
            hosted = await self._load(row.game_id)  # The GMs of a game that cannot be read are told.
        try:
            if hosted is None and Trait.TOLD_ANYWAY not in row.kind.traits:
                self._claims.resting.add(row.game_id)
                await self._claims.settle(row, lambda connection: mark(connection, row, row.state))
                return
            if hosted is not None and _needs_card(hosted, row):
                await self.painter.paint(row.game_id)
            await self._settling.settle(hosted, row)
        except ClaimLost:
            log.warning("claim lost", **traced(row))
            return
        if row.kind.traits & (Trait.ASKS | Trait.SPOKEN):
            # Somebody may have voted before their vote's post arrived, or in words that were not posted yet.
            self.living.touch(row.game_id)
        if NOTICES[row.kind].is_on_card:
            # The card shows this news, too.
            self.painter.touch(row.game_id)


def _needs_card(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether the card must be seen before a row's message: on a board it bears the seal, which comes first."""
    return bool(hosted.rulebook.turns) and FIRST_LINE in row.lines and row.room_id is not None
