"""The worker that sends what is owed: a task for each destination that is owed something, and none that idles."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta

import discord
import structlog

from bot.clock import now
from bot.delivery.compose import (
    cancelled_text,
    cast_page,
    events_of,
    gm_message,
    moved_message,
    open_message,
    order_message,
    room_message,
    say,
    seat_free_message,
    secrets_message,
)
from bot.delivery.ending import begin, end_tasks
from bot.delivery.failures import is_out_of_reach, loss_of, will_pass
from bot.delivery.illustrating import illustrate
from bot.delivery.outgoing import Outgoing
from bot.delivery.painter import LoseRoom, Painter
from bot.delivery.port import NONCE_LASTS, Port
from bot.delivery.receivers import may_be_told
from bot.delivery.speeches import Speeches, unsaid_message
from bot.delivery.thread_words import barred_message, outside_message, relayed_message
from bot.delivery.threads import Threads
from bot.delivery.traces import log_delivery, traced
from bot.delivery.unreadable import Reports
from bot.logs import where
from bot.storage.cast import cast_of
from bot.storage.database import Database
from bot.storage.live import Live, Sitting
from bot.storage.models import GamePhase, Loss, OutboxKind, OutboxRow, OutboxState
from bot.storage.outbox import (
    Destination,
    claim,
    destination_of,
    destinations_owed,
    let_rest,
    mark,
    mark_sent,
    messages_sent,
    next_owed,
    note_arrived,
    owed,
    put_off,
    refuse,
    save_dm,
)
from bot.storage.records import record_of
from bot.storage.rooms import save_prompt, try_again
from engine.audience import To
from engine.events import Outcome

SECRET = frozenset({OutboxKind.SECRETS, OutboxKind.ORDER, OutboxKind.WHISPER})
LONGEST_REST = 60.0
"""Seconds after which the delivery tries again when it could not even look what is owed."""
LONGEST_CLOSING = 8.0
"""Seconds that requests on their way may take when the bot stops; one that is cut off counts as half sent."""
MOST_ATTEMPTS = 8
"""After so many failures a row is given up; its content stays behind "My secrets"."""

log = structlog.get_logger()


class Delivery:
    """Sends rows in order for each destination. ``load`` gives a game as it is now."""

    def __init__(
        self,
        port: Port,
        database: Database,
        load: Callable[[int], Awaitable[Live | None]],
        lose: LoseRoom,
        painter: Painter,
    ) -> None:
        self._port = port
        self._database = database
        self._load = load
        self._lose = lose
        self._tasks: dict[Destination, asyncio.Task[None]] = {}
        self._woken: set[Destination] = set()
        self._asleep: set[Destination] = set()
        self._resting: set[int] = set()
        """Games that cannot be read, or whose themes are missing; what they are owed waits."""
        self._is_closing = False
        self._threads = Threads(port, database, self._send_once, self.wake)
        self._speeches = Speeches(port, database, lose, self.wake)
        self.reports = Reports(port, database, self._send_once, self.wake)
        self.painter = painter

    async def start(self) -> None:
        """Go on with all that is owed, whoever owes it and whatever the clock shows."""
        async with self._database.reading() as session:
            self.wake(await destinations_owed(session))

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
        await self.painter.close()

    async def _drain(self, destination: Destination) -> None:
        failures = 0
        while not self._is_closing:
            try:
                await self._send_all(destination)
                return
            except Exception as error:
                # The database is away, say.
                failures += 1
                log.error("delivery interrupted", error=where(error))
                await self._sleep(destination, min(2.0**failures, LONGEST_REST))

    async def _send_all(self, destination: Destination) -> None:
        while not self._is_closing:
            self._woken.discard(destination)
            async with self._database.reading() as session:
                row = await next_owed(session, destination, now(), self._resting)
            if row is None or await self._waits_for_room(row):
                if destination in self._woken:
                    continue
                return
            if (pause := (row.due_at - now()).total_seconds()) > 0:
                await self._sleep(destination, pause)
                continue
            async with self._database.writing() as session:
                busy_until = await claim(session, row, now())
            if busy_until is None:
                await self._settle(row)
            else:
                await self._sleep(destination, max(0.0, (busy_until - now()).total_seconds()))

    async def _sleep(self, destination: Destination, seconds: float) -> None:
        if self._is_closing:
            return
        self._asleep.add(destination)
        await asyncio.sleep(seconds)
        self._asleep.discard(destination)

    async def _waits_for_room(self, row: OutboxRow) -> bool:
        """Whether a row rests until somebody gives its game a room again."""
        live = await self._load(row.game_id) if row.room_id is not None else None
        loss = live.room.loss if live is not None and live.phase is not GamePhase.OVER else None
        return loss is not None and loss.lasts

    async def _settle(self, row: OutboxRow) -> None:
        """Send one row, or write down why not."""
        live = await self._load(row.game_id)
        if live is None and row.kind is not OutboxKind.UNREADABLE:
            self._resting.add(row.game_id)
            await self._mark(row, row.state)
            return
        try:
            if live is None:
                await self.reports.settle(row)
                log_delivery(row)
                return
            if row.thread is not None:
                await self._threads.settle(live, row)
                return
            if row.kind is OutboxKind.SPEECH:
                await self._speeches.settle(live, row)
                log_delivery(row)
                return
            outgoing = await self._compose(live, row) if may_be_told(live, row) else None
            if outgoing is None:
                if row.room_id is not None and row.state is OutboxState.SENDING:
                    await self._take_lost_buttons(live, row)
                await self._mark(row, OutboxState.DROPPED)
            else:
                await self._send(live, row, outgoing)
        except Exception as error:
            await self._not_sent(live, row, error)

    async def _not_sent(self, live: Live | None, row: OutboxRow, error: Exception) -> None:
        loss = loss_of(error) if row.room_id is not None else None
        if live is not None and loss is not None:
            await self._lost(live, row, loss)
        elif live is not None and row.room_id is None and is_out_of_reach(error):
            await self._out_of_reach(live, row)
        elif isinstance(error, discord.Forbidden):
            await self._refused(row, error.code)
        elif will_pass(error):
            await self._try_later(row, error)
        else:
            # A row that can never be sent must not hold up those behind it for ever.
            log.error("not sent", **traced(row), error=where(error))
            if row.attempts + 1 < MOST_ATTEMPTS:
                await self._try_later(row, error)
            else:
                await self._mark(row, OutboxState.DROPPED)

    async def _compose(self, live: Live, row: OutboxRow) -> Outgoing | None:
        match row.kind:
            case OutboxKind.PROMPT | OutboxKind.ANNOUNCEMENT:
                outgoing = await illustrate(live, room_message(live, row), row.lines, To.PUBLIC)
                return await self._with_record(live, row, outgoing)
            case OutboxKind.SECRETS | OutboxKind.LATER:
                sitting = self._sitting(live, row)
                return await illustrate(live, secrets_message(live, sitting, row), row.lines, sitting.name)
            case OutboxKind.ORDER | OutboxKind.LOST:
                return order_message(live, self._sitting(live, row), row)
            case OutboxKind.HANDED_OVER:
                return Outgoing(say(live, "handed-over", {"gm": f"<@{live.gm_id}>"}), mentions=[live.gm_id])
            case OutboxKind.CANCELLED:
                return Outgoing(cancelled_text(live))
            case OutboxKind.SEAT_FREE:
                return seat_free_message(live, self._sitting(live, row))
            case OutboxKind.MOVED:
                return moved_message(live, row)
            case OutboxKind.OPEN:
                return open_message(live, row, await self._port.doors.openness(live))
            case OutboxKind.RELAYED:
                return relayed_message(live)
            case OutboxKind.BARRED | OutboxKind.NO_THREADS:
                return barred_message(live, row)
            case OutboxKind.OUTSIDE:
                return outside_message(live, row)
            case OutboxKind.HELD_BACK | OutboxKind.UNSAID:
                return unsaid_message(live, row)
            case OutboxKind.SPEECH | OutboxKind.THREAD | OutboxKind.WHISPER | OutboxKind.UNREADABLE:
                raise AssertionError(row.kind)  # Posted under another name, in threads, or of no game.
            case (
                OutboxKind.GM
                | OutboxKind.DEADLINE
                | OutboxKind.MISSING
                | OutboxKind.TROUBLE
                | OutboxKind.STAFF
                | OutboxKind.ABSENT
            ):
                return gm_message(live, row)

    async def _with_record(self, live: Live, row: OutboxRow, outgoing: Outgoing | None) -> Outgoing | None:
        """Add to the end of a game its record, and who was who."""
        if outgoing is not None and any(isinstance(e, Outcome) for e in events_of(live, row.lines, To.PUBLIC)):
            async with self._database.reading() as session:
                record = await record_of(session, live.id)
                cast = await cast_of(session, live.id)
            outgoing.files[f"{live.theme.slug}-{live.id}.jsonl"] = record
            if live.anonymous:
                outgoing.pages = [cast_page(live, cast), *outgoing.pages]
        return outgoing

    def _sitting(self, live: Live, row: OutboxRow) -> Sitting:
        return next(sitting for sitting in live.sittings if sitting.seat_id == row.seat_id)

    async def _send(self, live: Live, row: OutboxRow, outgoing: Outgoing) -> None:
        channel_id = await self._channel_of(live, row)
        if channel_id is None:
            await self._mark(row, OutboxState.CLOSED)
            return
        prompt = row.lines[-1] if row.kind is OutboxKind.PROMPT and _may_have_buttons(row, outgoing) else None
        message_id = await self._send_once(row, channel_id, outgoing)
        # An archived thread allows no edit until it was posted in. A bot that is killed on the way does both again.
        try:
            await self._take_old_buttons(live, row, prompt)
        except Exception:
            async with self._database.writing() as session:
                await note_arrived(session, row, channel_id, message_id)
            raise
        room = live.room
        kept = (room.prompt_id, room.prompt_wait) if prompt is None else (message_id, prompt)
        is_back = room.loss is not None and room.loss is not Loss.SILENCED
        async with self._database.writing() as session:
            await mark_sent(session, row, channel_id, message_id)
            if row.room_id is not None:
                await save_prompt(session, room, *kept)
                if is_back:
                    await try_again(session, room.id, now())
        log_delivery(row)

    async def _send_once(self, row: OutboxRow, channel_id: int, outgoing: Outgoing) -> int:
        """Send a message that was not sent yet as far as is known; gives its id, even if it was."""
        if row.state is OutboxState.SENDING and row.message_id is not None and row.channel_id == channel_id:
            return row.message_id
        if row.state is OutboxState.SENDING and now() - row.created_at > timedelta(seconds=NONCE_LASTS):
            async with self._database.reading() as session:
                known = await messages_sent(session, channel_id)
            found = await self._port.find(channel_id, outgoing, row.created_at, known)
            if found is not None:
                return found
        return await self._port.send(channel_id, outgoing, nonce=row.nonce, first=row.kind in SECRET)

    async def _channel_of(self, live: Live, row: OutboxRow) -> int | None:
        """Where a row goes; None if the receiver has no DM that is open."""
        if row.room_id is not None:
            return live.room.channel_id
        if row.user_id is not None:
            return await self._port.open_dm(row.user_id)
        # A DM is opened when a player joins, by his own act, and never here: ten at a deal may get the bot stopped.
        sitting = self._sitting(live, row)
        return sitting.dm_channel_id if sitting.dm_open else None

    async def _take_old_buttons(self, live: Live, row: OutboxRow, prompt: int | None) -> None:
        """The buttons of a wait go when it ends, so that at most one message in the room has any.

        ``prompt`` is the wait whose buttons the message of this row carries, which may be over before it arrives.
        """
        room = live.room
        if row.room_id is None or room.prompt_id is None or room.prompt_wait == prompt:
            return
        if prompt is None and room.prompt_wait == live.wait_line and live.asks:
            return
        try:
            await self._port.take_components(room.channel_id, room.prompt_id)
        except discord.NotFound:
            log.info("prompt was gone", game=live.id)
        except discord.HTTPException as error:
            if will_pass(error):
                raise
            log.warning("old buttons stay", game=live.id, error=type(error).__name__)
            return
        room.prompt_id = room.prompt_wait = None

    async def _take_lost_buttons(self, live: Live, row: OutboxRow) -> None:
        """Take the buttons of a prompt that has arrived, as nobody was told, and whose wait is over by now."""
        channel_id = live.room.channel_id
        async with self._database.reading() as session:
            known = await messages_sent(session, channel_id)
        known |= {live.room.card_id or 0, live.room.prompt_id or 0}
        message_id = await self._port.find_buttons(channel_id, row.created_at, known)
        if message_id is not None:
            await self._port.take_components(channel_id, message_id)

    async def _lost(self, live: Live, row: OutboxRow, loss: Loss) -> None:
        """A room that cannot be used: what it is owed waits, unless the game is over and nobody gives it another."""
        log.info("not sent to a lost room", game=row.game_id, loss=loss)
        known = live.room.loss
        if live.phase is GamePhase.OVER and (loss.lasts or (known is not None and known.lasts)):
            await self._mark(row, OutboxState.DROPPED)
            return
        await self._lose(live.id, live.room.channel_id, loss)
        if not loss.lasts:
            async with self._database.writing() as session:
                await let_rest(session, row, now())

    async def _out_of_reach(self, live: Live, row: OutboxRow) -> None:
        """A DM that cannot arrive is a state of its row: a player finds its content behind "My secrets".

        That he does not take DMs any more is told to the GM, once: until he does again, nothing is sent to him.
        """
        if row.user_id is not None:
            await self._mark(row, OutboxState.CLOSED)
            return
        sitting = self._sitting(live, row)
        news = owed(live.id, OutboxKind.ABSENT, [], now(), Destination(user_id=live.gm_id))
        news.about_id = sitting.user_id
        async with self._database.writing() as session:
            await mark(session, row, OutboxState.CLOSED)
            await save_dm(session, live.id, sitting.user_id, channel_id=None, is_open=False)
            session.add(news)
        self.wake([destination_of(news)])

    async def _try_later(self, row: OutboxRow, error: Exception) -> None:
        log.warning("sent later", **traced(row), error=type(error).__name__)
        async with self._database.writing() as session:
            await put_off(session, row, now())

    async def _refused(self, row: OutboxRow, code: int) -> None:
        """What Discord does not take now is nobody's fault; only the host can do something, and is told."""
        log.error("Discord refuses a message for now", **traced(row), code=code)
        async with self._database.writing() as session:
            await refuse(session, row, now())

    async def _mark(self, row: OutboxRow, state: OutboxState) -> None:
        async with self._database.writing() as session:
            await mark(session, row, state)


def _may_have_buttons(row: OutboxRow, outgoing: Outgoing) -> bool:
    """Whether a message has buttons, or had any when it was half sent, before its wait was over."""
    return bool(outgoing.rows) or row.state is OutboxState.SENDING
