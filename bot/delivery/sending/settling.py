"""Settles one due row: sends it once, as its kind demands, or drops it if it is no longer needed."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from functools import partial

import discord
import structlog
from sqlalchemy import Connection

from bot.clock import now
from bot.delivery.notices import NOTICES, Buttons, Place, Sent, goes_astray, may_be_told, message_of, place_of
from bot.delivery.posts.ending_posts import is_told_in_one
from bot.delivery.requests.failures import is_message_gone
from bot.delivery.requests.port import NONCE_LASTS, Port
from bot.delivery.sending.claims import ClaimLost, Claims, Wake
from bot.delivery.sending.delivery_log import log_delivery, traced
from bot.delivery.sending.hooks import DeliveryHooks
from bot.delivery.sending.message_making import Sources
from bot.delivery.sending.misclick_posts import Retracting
from bot.delivery.sending.offer_endings import Offers
from bot.delivery.sending.old_buttons import OldButtons
from bot.delivery.sending.press_edits import Presses
from bot.delivery.sending.quiet_hours import hushed
from bot.delivery.sending.strike_edits import Striking
from bot.delivery.sending.undelivered import Undelivered
from bot.delivery.sending.unloadable_notices import Reports
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.receivers import seat_owed
from bot.delivery.threads.spectator_thread import Spectators
from bot.delivery.threads.speech_posts import Speeches
from bot.delivery.threads.thread_settling import Threads, owed_again
from bot.delivery.turns.turn_posts import goes_on
from bot.storage.channels.room_rows import save_prompt, try_again
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import destination_of, mark, mark_sent, messages_sent, note_arrived, save_owed
from bot.storage.outbox.owed_to_gms import places_of_gms
from bot.storage.outbox.post_rows import end_post, scene_post
from bot.storage.people.spectators import THREAD as SPECTATORS
from bot.storage.schema.kinds import Loss, OutboxKind, OutboxState, Trait
from bot.storage.schema.models import OutboxRow

LOGGED = frozenset({Sent.AS_SPEECH, Sent.AS_MISCLICK, Sent.AS_REPORT})
"""The ways of sending that are logged here; messages are logged once they have arrived."""

log = structlog.get_logger()

Settle = Callable[[HostedGame, OutboxRow], Awaitable[None]]


class Settling:
    """Settles rows, one at a time for each destination. ``wake`` hears which destinations are newly owed something.

    ``presses`` are answered by an edit of their message.
    """

    def __init__(self, port: Port, claims: Claims, hooks: DeliveryHooks, wake: Wake, presses: Presses) -> None:
        self._port = port
        self._presses = presses
        self._claims = claims
        self._database = claims.database
        self._old_buttons = OldButtons(port, claims, presses)
        self._wake = wake
        self._undelivered = Undelivered(port, claims, hooks.lose, wake)
        self._sources = Sources(port, claims.database, hooks)
        self._threads = Threads(port, claims, self._send_once, wake)
        self._spectators = Spectators(port, claims, self._send_once, wake, hooks.foresee)
        self._ways: Mapping[Sent, Settle] = {
            Sent.AS_MESSAGE: self._as_message,
            Sent.IN_THREAD: self._in_thread,
            Sent.AS_SPEECH: Speeches(port, claims, hooks.lose, wake).settle,
            Sent.AS_STRIKE: Striking(port, claims).settle,
            Sent.AS_MISCLICK: Retracting(port, claims, self._send_once).settle,
            Sent.AS_OFFER_END: Offers(port, claims).settle,
            Sent.AS_REPORT: self._as_report,
        }
        self.reports = Reports(port, claims, self._send_once, wake)

    async def settle(self, hosted: HostedGame | None, row: OutboxRow) -> None:
        """Send one row, drop it if it may not be told there, or save why it was not sent. Raises ClaimLost."""
        sent = self._way_of(hosted, row)
        try:
            if not _may_be_sent(hosted, row):
                await self._drop(hosted, row)
                return
            if hosted is None:
                await self._as_report(None, row)
            else:
                await self._ways[sent](hosted, row)
            if sent in LOGGED:
                log_delivery(row)
        except ClaimLost:
            raise
        except Exception as error:
            await self._undelivered.settle(hosted, row, error)

    @staticmethod
    def _way_of(hosted: HostedGame | None, row: OutboxRow) -> Sent:
        """Return how a row is sent."""
        sent = NOTICES[row.kind].sent
        if hosted is None:
            return Sent.AS_REPORT
        return Sent.IN_THREAD if sent is Sent.AS_MESSAGE and row.thread is not None else sent

    async def _as_report(self, _hosted: HostedGame | None, row: OutboxRow) -> None:
        await (self.reports.settle(row) if row.thread is None else self._threads.end(row))

    async def _in_thread(self, hosted: HostedGame, row: OutboxRow) -> None:
        keeper = self._spectators if row.thread == SPECTATORS else self._threads
        if Trait.OWN_WORDS not in row.kind.traits:
            await keeper.settle(hosted, row)
        elif (words := await message_of(hosted, row, self._sources)) is not None:
            await keeper.post(hosted, row, words)
        else:
            await self._drop(hosted, row)

    async def _as_message(self, hosted: HostedGame, row: OutboxRow) -> None:
        outgoing = await message_of(hosted, row, self._sources)
        if outgoing is not None:
            await self._send(hosted, row, hushed(hosted, outgoing))
            return
        if row.room_id is not None and row.state is OutboxState.SENDING:
            await self._old_buttons.take_lost(hosted, row)
        await self._drop(hosted, row)

    async def _send(self, hosted: HostedGame, row: OutboxRow, outgoing: Outgoing) -> None:
        channel_id = await self._channel_of(hosted, row)
        if channel_id is None:
            await self._undelivered.close(hosted, row)
            return
        prompt = row.lines[-1] if _may_have_buttons(row, outgoing) else None
        post_id = await self._continued(hosted, row)
        if post_id is not None and await self._change(hosted, row, outgoing, post_id):
            return
        if NOTICES[row.kind].is_on_end and await self._add_to_end(hosted, row, outgoing):
            return
        message_id = await self._send_once(row, channel_id, outgoing)
        # An archived thread allows no edit until something is posted. A bot that is killed in between does both again.
        try:
            await self._old_buttons.take(hosted, row, prompt)
        except Exception:
            await self._claims.save(row, lambda connection: note_arrived(connection, row, channel_id, message_id))
            raise
        room = hosted.room
        kept = (room.prompt_id, room.prompt_wait_line) if prompt is None else (message_id, prompt)
        is_back = room.loss is not None and room.loss is not Loss.SILENCED

        def save(connection: Connection) -> None:
            mark_sent(connection, row, channel_id, message_id)
            if row.room_id is not None:
                save_prompt(connection, room, *kept)
                if is_back:
                    try_again(connection, room.id, now())

        await self._claims.settle(row, save)
        log_delivery(row)

    async def _continued(self, hosted: HostedGame, row: OutboxRow) -> int | None:
        """Return the post of a turn or a scene that goes on with a row; None if the row has a post of its own."""
        if NOTICES[row.kind].in_steps:
            return await self._database.read(partial(scene_post, row=row))
        return hosted.room.prompt_id if goes_on(hosted, row) else None

    async def _change(self, hosted: HostedGame, row: OutboxRow, outgoing: Outgoing, post_id: int) -> bool:
        """Edit a post that goes on; return False if somebody has deleted it."""
        room = hosted.room
        self._claims.check(row)
        try:
            if not await self._presses.change(room, outgoing):
                await self._port.edit(room.channel_id, post_id, outgoing)
        except discord.NotFound as error:
            if not is_message_gone(error):
                raise
            return False

        def save(connection: Connection) -> None:
            mark_sent(connection, row, room.channel_id, post_id)
            if not NOTICES[row.kind].in_steps:
                save_prompt(connection, room, post_id, row.lines[-1])

        await self._claims.settle(row, save)
        log_delivery(row)
        return True

    async def _add_to_end(self, hosted: HostedGame, row: OutboxRow, outgoing: Outgoing) -> bool:
        """Add a message to the post that has told the whole end; return False if there is none such."""
        channel_id = hosted.room.channel_id
        told = await self._database.read(partial(end_post, row=row)) if is_told_in_one(hosted, row) else None
        if told is None or told.message_id is None or told.channel_id != channel_id:
            return False
        self._claims.check(row)
        try:
            await self._port.add_to(channel_id, told.message_id, outgoing)
        except discord.NotFound as error:
            if not is_message_gone(error):
                raise
            return False
        await self._claims.settle(row, partial(mark_sent, row=row, channel_id=channel_id, message_id=told.message_id))
        log_delivery(row)
        return True

    async def _send_once(self, row: OutboxRow, channel_id: int, outgoing: Outgoing) -> int:
        """Send a message that is not known to have been sent. Return its id, even if it had been."""
        if row.state is OutboxState.SENDING and row.message_id is not None and row.channel_id == channel_id:
            return row.message_id
        if row.state is OutboxState.SENDING and now() - row.created_at > timedelta(seconds=NONCE_LASTS):
            known = await self._database.read(lambda connection: messages_sent(connection, channel_id))
            found = await self._port.find(channel_id, outgoing, row.created_at, known)
            if found is not None:
                return found
        self._claims.check(row)
        return await self._port.send(channel_id, outgoing, nonce=row.nonce, first=NOTICES[row.kind].first)

    async def _channel_of(self, hosted: HostedGame, row: OutboxRow) -> int | None:
        """Return the channel that a row goes to; None if the receiver has no open DM."""
        if place_of(row) is Place.ROOM:
            return hosted.room.channel_id
        if row.user_id is not None:
            return await self._port.open_dm(row.user_id)
        # A DM is opened when a player joins, by their own act, and never here: ten at a deal may get the bot stopped.
        occupancy = seat_owed(hosted, row)
        return occupancy.dm_channel_id if occupancy.dm_open else None

    async def _drop(self, hosted: HostedGame | None, row: OutboxRow) -> None:
        """Drop a row that nobody is told any more. The GMs are told if it had words of theirs."""
        gms = [] if hosted is None or Trait.OWN_WORDS not in row.kind.traits else places_of_gms(hosted)
        lost = owed_again(OutboxKind.WORDS_LOST, row, gms)

        def drop(connection: Connection) -> None:
            mark(connection, row, OutboxState.DROPPED)
            save_owed(connection, lost)

        await self._claims.settle(row, drop)
        self._wake(map(destination_of, lost))


def _may_be_sent(hosted: HostedGame | None, row: OutboxRow) -> bool:
    """Whether a row may be told to its receiver. A row that goes astray is logged, and never sent: it may be secret."""
    if goes_astray(row):
        log.error("dropped, because its kind goes to other places", **traced(row))
        return False
    return hosted is None or may_be_told(hosted, row)


def _may_have_buttons(row: OutboxRow, outgoing: Outgoing) -> bool:
    """Whether a post has buttons, or had any when it was half sent, before its wait was over."""
    match NOTICES[row.kind].buttons:
        case Buttons.NEVER:
            return False
        case Buttons.IF_MADE:
            return bool(outgoing.rows)
        case Buttons.IF_MADE_OR_HALF_SENT:
            return bool(outgoing.rows) or row.state is OutboxState.SENDING
