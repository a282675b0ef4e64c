"""The worker that sends what is owed: a task for each destination that is owed something, and none that idles."""

import asyncio
from collections.abc import Iterable
from functools import partial

import structlog

from bot.clock import now
from bot.delivery.ending import begin, end_tasks
from bot.delivery.painter import Painter
from bot.delivery.port import Port
from bot.delivery.presses import Presses
from bot.delivery.settling import Settling
from bot.delivery.tables import Tables
from bot.logs import where
from bot.storage.database import Database
from bot.storage.kinds import GamePhase, OutboxKind
from bot.storage.loading import AWAY
from bot.storage.models import OutboxRow
from bot.storage.outbox import (
    TOLD_ANYWAY,
    Destination,
    Due,
    claim,
    destinations_owed,
    give_up_unreadable,
    mark,
    next_owed,
)

LONGEST_REST = 60.0
"""Seconds after which the delivery tries again when it could not even look what is owed."""
LONGEST_CLOSING = 8.0
"""Seconds that requests on their way may take when the bot stops; one that is cut off counts as half sent."""

log = structlog.get_logger()


class Delivery:
    """Sends rows in order for each destination."""

    def __init__(self, port: Port, database: Database, tables: Tables, painter: Painter) -> None:
        self._database = database
        self._load = tables.load
        self._tasks: dict[Destination, asyncio.Task[None]] = {}
        self._woken: set[Destination] = set()
        self._asleep: set[Destination] = set()
        self._resting: set[int] = set()
        """Games that cannot be read, or whose themes are missing; what they are owed waits."""
        self._is_closing = False
        self.presses = Presses(self.wake)
        self._settling = Settling(port, database, tables, self.wake, self.presses)
        self.reports = self._settling.reports
        self.painter = painter

    async def start(self) -> None:
        """Go on with all that is owed, whoever owes it and whatever the clock shows."""
        self.wake(await self._database.read(destinations_owed))

    def wake(self, destinations: Iterable[Destination]) -> None:
        """Say that these are owed something, or are owed it sooner."""
        for destination in destinations:
            # A task that has just looked, found nothing and is about to end must look again.
            self._woken.add(destination)
            task = self._tasks.get(destination)
            if task is not None and destination in self._asleep:
                self._asleep.discard(destination)
                task.cancel()
            elif task is not None and not task.done():
                continue
            begin(self._tasks, destination, self._drain(destination))

    async def close(self) -> None:
        """Finish the messages that are being sent, and stop; the others are sent at the next start."""
        self._is_closing = True
        await end_tasks(self._tasks, self._asleep, LONGEST_CLOSING)
        await self.presses.close()
        await self.painter.close()

    async def _drain(self, destination: Destination) -> None:
        failures = 0
        while not self._is_closing:
            try:
                await self._send_all(destination)
                return
            except Exception as error:
                failures += 1
                log.error("delivery interrupted", error=where(error))
                if isinstance(error, AWAY) or not await self._gives_up_unreadable(destination):
                    await self._sleep(destination, min(2.0**failures, LONGEST_REST))

    async def _gives_up_unreadable(self, destination: Destination) -> bool:
        """Give up what is owed and cannot be read: it would hold up all that is owed there. Say whether it was."""
        try:
            given_up = await self._database.write(lambda connection: give_up_unreadable(connection, destination))
        except AWAY:
            return False
        if given_up:
            log.error("given up, for it cannot be read", messages=given_up)
        return given_up > 0

    async def _send_all(self, destination: Destination) -> None:
        while not self._is_closing:
            self._woken.discard(destination)
            due = await self._database.read(
                partial(next_owed, destination=destination, now=now(), resting={*self._resting})
            )
            if due is None or await self._waits_for_room(due):
                await self.presses.let_be(destination)
                if destination in self._woken:
                    continue
                return
            if (pause := (due.due_at - now()).total_seconds()) > 0:
                await self._sleep(destination, pause)
                continue
            taken = await self._database.write(partial(claim, row_id=due.id, destination=destination, now=now()))
            if isinstance(taken, OutboxRow):
                await self._settle(taken)
            else:
                await self._sleep(destination, max(0.0, (taken - now()).total_seconds()))

    async def _sleep(self, destination: Destination, seconds: float) -> None:
        await self.presses.let_be(destination)
        if self._is_closing or destination in self._woken:
            return
        self._asleep.add(destination)
        await asyncio.sleep(seconds)
        self._asleep.discard(destination)

    async def _waits_for_room(self, due: Due) -> bool:
        """Whether something rests until somebody gives its game a room again."""
        if due.loss is None or not due.loss.lasts:
            return False
        live = await self._load(due.game_id)
        loss = live.room.loss if live is not None and live.phase is not GamePhase.OVER else None
        return loss is not None and loss.lasts

    async def _settle(self, row: OutboxRow) -> None:
        """See what becomes of a row, unless its game cannot be read."""
        live = await self._load(row.game_id)
        if live is None and row.kind not in TOLD_ANYWAY:
            self._resting.add(row.game_id)
            await self._database.write(lambda connection: mark(connection, row, row.state))
            return
        await self._settling.settle(live, row)
        if row.kind in {OutboxKind.REVEAL, OutboxKind.AWAY, OutboxKind.BACK}:
            # The card shows it, too.
            self.painter.touch(row.game_id)
