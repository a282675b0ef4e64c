"""What becomes of a row that is due: sent once, put off, given up, or not needed any more."""

from datetime import timedelta

import discord
import structlog
from sqlalchemy import Connection

from bot.clock import now
from bot.delivery.failures import is_message_gone, is_out_of_reach, loss_of, will_pass
from bot.delivery.hands import ClaimLost, Hands
from bot.delivery.messages import Messages, seat_owed
from bot.delivery.offers import Offers
from bot.delivery.outgoing import Outgoing
from bot.delivery.port import NONCE_LASTS, Port
from bot.delivery.presses import Presses
from bot.delivery.previewing import may_show_move, past_post, shows_move
from bot.delivery.quiet_hours import hushed
from bot.delivery.receivers import may_be_told
from bot.delivery.retracting import Retracting
from bot.delivery.spectators import Spectators
from bot.delivery.speeches import Speeches
from bot.delivery.striking import Striking
from bot.delivery.tables import Tables
from bot.delivery.threads import Threads, Wake
from bot.delivery.traces import answered, log_delivery, traced
from bot.delivery.turns import goes_on
from bot.delivery.unreadable import Reports
from bot.logs import where
from bot.storage.duties import owed_to_gms
from bot.storage.kinds import GamePhase, Loss, OutboxKind, OutboxState
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.storage.outbox import (
    destination_of,
    let_rest,
    mark,
    mark_sent,
    messages_sent,
    note_arrived,
    put_off,
    refuse,
    save_dm,
    save_owed,
)
from bot.storage.rooms import save_prompt, try_again
from bot.storage.spectators import THREAD as SPECTATORS

SECRET = frozenset({OutboxKind.SECRETS, OutboxKind.ORDER, OutboxKind.WHISPER})
MOST_ATTEMPTS = 8
"""After this many failures a row is given up; its content stays behind "My secrets"."""

log = structlog.get_logger()


class Settling:
    """Settles rows, one at a time for each destination. ``wake`` is told who is owed something anew.

    ``presses`` are those that are answered by a change of their message.
    """

    def __init__(self, port: Port, hands: Hands, tables: Tables, wake: Wake, presses: Presses) -> None:
        self._port = port
        self._presses = presses
        self._hands = hands
        self._database = hands.database
        self._lose = tables.lose
        self._wake = wake
        self._messages = Messages(port, hands.database, tables)
        self._threads = Threads(port, hands, self._send_once, wake)
        self._spectators = Spectators(port, hands, self._send_once, wake, tables.foresee)
        self._speeches = Speeches(port, hands, tables.lose, wake)
        self._striking = Striking(port, hands)
        self._offers = Offers(port, hands)
        self._retracting = Retracting(port, hands, self._send_once)
        self.reports = Reports(port, hands, self._send_once, wake)

    async def settle(self, live: Live | None, row: OutboxRow) -> None:
        """Send one row, or write down why not. Raises ClaimLost."""
        try:
            if live is None or row.kind is OutboxKind.ENDED:
                await (self.reports.settle(row) if row.thread is None else self._threads.end(row))
                log_delivery(row)
                return
            if row.thread is not None and row.kind is not OutboxKind.STRIKE:
                await (self._spectators if row.thread == SPECTATORS else self._threads).settle(live, row)
                return
            if row.kind is OutboxKind.SPEECH:
                await self._speeches.settle(live, row)
                log_delivery(row)
                return
            if row.kind is OutboxKind.STRIKE:
                await self._striking.settle(live, row)
                return
            if row.kind in (OutboxKind.OFFER_OVER, OutboxKind.OFFER_ACCEPTED):
                await self._offers.settle(live, row)
                return
            if row.kind is OutboxKind.RETRACTION:
                await self._retracting.settle(live, row)
                log_delivery(row)
                return
            outgoing = await self._messages.message_of(live, row) if may_be_told(live, row) else None
            if outgoing is None:
                if row.room_id is not None and row.state is OutboxState.SENDING:
                    await self._take_lost_buttons(live, row)
                await self._mark(row, OutboxState.DROPPED)
            else:
                await self._send(live, row, hushed(live, outgoing))
        except ClaimLost:
            raise
        except Exception as error:
            await self._not_sent(live, row, error)

    async def _not_sent(self, live: Live | None, row: OutboxRow, error: Exception) -> None:
        self._port.icons.doubt(error)
        loss = loss_of(error) if row.room_id is not None else None
        if live is not None and loss is not None:
            await self._lost(live, row, loss)
        elif loss is not None:
            # It is over, and cannot be given another room.
            await self._mark(row, OutboxState.DROPPED)
        elif live is not None and row.room_id is None and is_out_of_reach(error):
            await self._out_of_reach(live, row)
        elif isinstance(error, discord.Forbidden):
            await self._refused(row, error.code)
        elif will_pass(error):
            await self._try_later(row, error)
        else:
            # A row that can never be sent must not hold up those behind it for ever.
            log.error("not sent", **traced(row), **answered(error), error=where(error))
            if row.attempts + 1 < MOST_ATTEMPTS:
                await self._try_later(row, error)
            else:
                await self._mark(row, OutboxState.DROPPED)

    async def _send(self, live: Live, row: OutboxRow, outgoing: Outgoing) -> None:
        channel_id = await self._channel_of(live, row)
        if channel_id is None:
            await self._mark(row, OutboxState.CLOSED)
            return
        prompt = row.lines[-1] if _may_have_buttons(row, outgoing) else None
        if goes_on(live, row) and await self._change(live, row, outgoing):
            return
        message_id = await self._send_once(row, channel_id, outgoing)
        # An archived thread allows no edit until it was posted in. A bot that is killed on the way does both again.
        try:
            await self._take_old_buttons(live, row, prompt)
        except Exception:
            await self._hands.save(row, lambda connection: note_arrived(connection, row, channel_id, message_id))
            raise
        room = live.room
        kept = (room.prompt_id, room.prompt_wait_line) if prompt is None else (message_id, prompt)
        is_back = room.loss is not None and room.loss is not Loss.SILENCED

        def save(connection: Connection) -> None:
            mark_sent(connection, row, channel_id, message_id)
            if row.room_id is not None:
                save_prompt(connection, room, *kept)
                if is_back:
                    try_again(connection, room.id, now())

        await self._hands.settle(row, save)
        log_delivery(row)

    async def _change(self, live: Live, row: OutboxRow, outgoing: Outgoing) -> bool:
        """Let the post of a turn say what goes on in it; False if somebody has deleted that."""
        room, post_id = live.room, live.room.prompt_id
        assert post_id is not None
        self._hands.check(row)
        try:
            if not await self._presses.change(room, outgoing):
                await self._port.edit(room.channel_id, post_id, outgoing)
        except discord.NotFound as error:
            if not is_message_gone(error):
                raise
            return False

        def save(connection: Connection) -> None:
            mark_sent(connection, row, room.channel_id, post_id)
            save_prompt(connection, room, post_id, row.lines[-1])

        await self._hands.settle(row, save)
        log_delivery(row)
        return True

    async def _send_once(self, row: OutboxRow, channel_id: int, outgoing: Outgoing) -> int:
        """Send a message that was not sent yet as far as is known; gives its id, even if it was."""
        if row.state is OutboxState.SENDING and row.message_id is not None and row.channel_id == channel_id:
            return row.message_id
        if row.state is OutboxState.SENDING and now() - row.created_at > timedelta(seconds=NONCE_LASTS):
            known = await self._database.read(lambda connection: messages_sent(connection, channel_id))
            found = await self._port.find(channel_id, outgoing, row.created_at, known)
            if found is not None:
                return found
        self._hands.check(row)
        return await self._port.send(channel_id, outgoing, nonce=row.nonce, first=row.kind in SECRET)

    async def _channel_of(self, live: Live, row: OutboxRow) -> int | None:
        """Where a row goes; None if the receiver has no DM that is open."""
        if row.room_id is not None:
            return live.room.channel_id
        if row.user_id is not None:
            return await self._port.open_dm(row.user_id)
        # A DM is opened when a player joins, by his own act, and never here: ten at a deal may get the bot stopped.
        sitting = seat_owed(live, row)
        return sitting.dm_channel_id if sitting.dm_open else None

    async def _take_old_buttons(self, live: Live, row: OutboxRow, prompt: int | None) -> None:
        """The buttons of a wait go when it ends, so that at most one message in the room has any.

        ``prompt`` is the wait whose buttons the message of this row carries, which may be over before it arrives.
        """
        room = live.room
        if row.room_id is None or room.prompt_id is None or room.prompt_wait_line == prompt:
            return
        if prompt is None and room.prompt_wait_line == live.wait_line and live.asks:
            return
        self._hands.check(row)
        try:
            if not await self._presses.change(room, None):
                await self._leave(live, room.prompt_id, room.prompt_wait_line)
        except discord.NotFound:
            log.info("prompt was gone", game=live.id)
        except discord.HTTPException as error:
            if will_pass(error):
                raise
            log.warning("old buttons stay", game=live.id, error=type(error).__name__)
            return
        room.prompt_id = room.prompt_wait_line = None

    async def _leave(self, live: Live, post_id: int, line: int | None) -> None:
        """Take the buttons of a post; one that shows a move that nobody has made tells of it no longer."""
        channel_id, left = live.room.channel_id, None
        if line is not None and may_show_move(live) and shows_move(await self._port.read(channel_id, post_id)):
            left = await past_post(live, line)
        if left is None:
            await self._port.take_components(channel_id, post_id)
        else:
            left.rows = ()
            await self._port.edit(channel_id, post_id, left)

    async def _take_lost_buttons(self, live: Live, row: OutboxRow) -> None:
        """Take the buttons of a prompt that has arrived, as nobody was told, and whose wait is over by now."""
        channel_id = live.room.channel_id
        known = await self._database.read(lambda connection: messages_sent(connection, channel_id))
        known |= {live.room.card_id or 0, live.room.prompt_id or 0}
        message_id = await self._port.find_buttons(channel_id, row.created_at, known)
        if message_id is not None:
            self._hands.check(row)
            await self._port.take_components(channel_id, message_id)

    async def _lost(self, live: Live, row: OutboxRow, loss: Loss) -> None:
        """A room that cannot be used: what it is owed waits, unless the game is over and nobody gives it another."""
        log.info("not sent to a lost room", game=row.game_id, loss=loss)
        known = live.room.loss
        if live.phase is GamePhase.OVER and (loss.lasts or (known is not None and known.lasts)):
            await self._mark(row, OutboxState.DROPPED)
            return
        self._hands.check(row)
        await self._lose(live.id, live.room.channel_id, loss)
        if not loss.lasts:
            await self._hands.settle(row, lambda connection: let_rest(connection, row, now()))

    async def _out_of_reach(self, live: Live, row: OutboxRow) -> None:
        """A DM that cannot arrive is a state of its row: a player finds its content behind "My secrets".

        That he does not take DMs any more is told to the GMs, once: until he does again, nothing is sent to him.
        """
        if row.user_id is not None:
            await self._mark(row, OutboxState.CLOSED)
            return
        sitting = seat_owed(live, row)
        news = owed_to_gms(live, OutboxKind.ABSENT, [], now())
        for each in news:
            each.about_id = sitting.user_id

        def save(connection: Connection) -> None:
            mark(connection, row, OutboxState.CLOSED)
            save_dm(connection, live.id, sitting.user_id, channel_id=None, is_open=False)
            save_owed(connection, news)

        await self._hands.settle(row, save)
        self._wake(map(destination_of, news))

    async def _try_later(self, row: OutboxRow, error: Exception) -> None:
        log.warning("sent later", **traced(row), **answered(error), error=type(error).__name__)
        await self._hands.settle(row, lambda connection: put_off(connection, row, now()))

    async def _refused(self, row: OutboxRow, code: int) -> None:
        """What Discord does not take now is nobody's fault; only the host can do something, and is told."""
        log.error("Discord refuses a message for now", **traced(row), code=code)
        await self._hands.settle(row, lambda connection: refuse(connection, row, now()))

    async def _mark(self, row: OutboxRow, state: OutboxState) -> None:
        await self._hands.settle(row, lambda connection: mark(connection, row, state))


def _may_have_buttons(row: OutboxRow, outgoing: Outgoing) -> bool:
    """Whether a post has buttons, or had any when it was half sent, before its wait was over."""
    if row.kind is OutboxKind.ANNOUNCEMENT:
        return bool(outgoing.rows)
    return row.kind is OutboxKind.PROMPT and (bool(outgoing.rows) or row.state is OutboxState.SENDING)
