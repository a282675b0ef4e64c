"""What becomes of a row that is due: sent once, put off, given up, or not needed any more."""

from datetime import timedelta

import discord
import structlog
from sqlalchemy import Connection

from bot.clock import now
from bot.delivery.posts.move_previews import may_show_move, past_post, shows_move
from bot.delivery.posts.turn_posts import goes_on
from bot.delivery.requests.failures import is_message_gone, is_out_of_reach, loss_of, will_pass
from bot.delivery.requests.port import NONCE_LASTS, Port
from bot.delivery.sending.claims import ClaimLost, Claims
from bot.delivery.sending.delivery_log import answered, log_delivery, traced
from bot.delivery.sending.hooks import DeliveryHooks
from bot.delivery.sending.misclick_posts import Retracting
from bot.delivery.sending.offer_endings import Offers
from bot.delivery.sending.owed_messages import Messages, seat_owed
from bot.delivery.sending.press_edits import Presses
from bot.delivery.sending.quiet_hours import hushed
from bot.delivery.sending.receivers import may_be_told
from bot.delivery.sending.strike_edits import Striking
from bot.delivery.sending.unloadable_notices import Reports
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.threads.spectator_thread import Spectators
from bot.delivery.threads.speech_posts import Speeches
from bot.delivery.threads.thread_settling import Threads, Wake
from bot.logs import where
from bot.storage.channels.room_rows import save_prompt, try_again
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import (
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
from bot.storage.outbox.owed_to_gms import owed_to_gms
from bot.storage.people.spectators import THREAD as SPECTATORS
from bot.storage.schema.kinds import GamePhase, Loss, OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow

SECRET = frozenset({OutboxKind.SECRETS, OutboxKind.ORDER, OutboxKind.WHISPER})
MOST_ATTEMPTS = 8
"""After this many failures a row is given up; its content stays behind "My secrets"."""

log = structlog.get_logger()


class Settling:
    """Settles rows, one at a time for each destination. ``wake`` is told who is owed something anew.

    ``presses`` are those that are answered by a change of their message.
    """

    def __init__(self, port: Port, claims: Claims, tables: DeliveryHooks, wake: Wake, presses: Presses) -> None:
        self._port = port
        self._presses = presses
        self._claims = claims
        self._database = claims.database
        self._lose = tables.lose
        self._wake = wake
        self._messages = Messages(port, claims.database, tables)
        self._threads = Threads(port, claims, self._send_once, wake)
        self._spectators = Spectators(port, claims, self._send_once, wake, tables.foresee)
        self._speeches = Speeches(port, claims, tables.lose, wake)
        self._striking = Striking(port, claims)
        self._offers = Offers(port, claims)
        self._retracting = Retracting(port, claims, self._send_once)
        self.reports = Reports(port, claims, self._send_once, wake)

    async def settle(self, hosted: HostedGame | None, row: OutboxRow) -> None:
        """Send one row, or write down why not. Raises ClaimLost."""
        try:
            if hosted is None or row.kind is OutboxKind.ENDED:
                await (self.reports.settle(row) if row.thread is None else self._threads.end(row))
                log_delivery(row)
                return
            if row.thread is not None and row.kind is not OutboxKind.STRIKE:
                await (self._spectators if row.thread == SPECTATORS else self._threads).settle(hosted, row)
                return
            if row.kind is OutboxKind.SPEECH:
                await self._speeches.settle(hosted, row)
                log_delivery(row)
                return
            if row.kind is OutboxKind.STRIKE:
                await self._striking.settle(hosted, row)
                return
            if row.kind in (OutboxKind.OFFER_OVER, OutboxKind.OFFER_ACCEPTED):
                await self._offers.settle(hosted, row)
                return
            if row.kind is OutboxKind.RETRACTION:
                await self._retracting.settle(hosted, row)
                log_delivery(row)
                return
            outgoing = await self._messages.message_of(hosted, row) if may_be_told(hosted, row) else None
            if outgoing is None:
                if row.room_id is not None and row.state is OutboxState.SENDING:
                    await self._take_lost_buttons(hosted, row)
                await self._mark(row, OutboxState.DROPPED)
            else:
                await self._send(hosted, row, hushed(hosted, outgoing))
        except ClaimLost:
            raise
        except Exception as error:
            await self._not_sent(hosted, row, error)

    async def _not_sent(self, hosted: HostedGame | None, row: OutboxRow, error: Exception) -> None:
        self._port.icons.doubt(error)
        loss = loss_of(error) if row.room_id is not None else None
        if hosted is not None and loss is not None:
            await self._lost(hosted, row, loss)
        elif loss is not None:
            # It is over, and cannot be given another room.
            await self._mark(row, OutboxState.DROPPED)
        elif hosted is not None and row.room_id is None and is_out_of_reach(error):
            await self._out_of_reach(hosted, row)
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

    async def _send(self, hosted: HostedGame, row: OutboxRow, outgoing: Outgoing) -> None:
        channel_id = await self._channel_of(hosted, row)
        if channel_id is None:
            await self._mark(row, OutboxState.CLOSED)
            return
        prompt = row.lines[-1] if _may_have_buttons(row, outgoing) else None
        if goes_on(hosted, row) and await self._change(hosted, row, outgoing):
            return
        message_id = await self._send_once(row, channel_id, outgoing)
        # An archived thread allows no edit until it was posted in. A bot that is killed on the way does both again.
        try:
            await self._take_old_buttons(hosted, row, prompt)
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

    async def _change(self, hosted: HostedGame, row: OutboxRow, outgoing: Outgoing) -> bool:
        """Let the post of a turn say what goes on in it; False if somebody has deleted that."""
        room, post_id = hosted.room, hosted.room.prompt_id
        assert post_id is not None
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
            save_prompt(connection, room, post_id, row.lines[-1])

        await self._claims.settle(row, save)
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
        self._claims.check(row)
        return await self._port.send(channel_id, outgoing, nonce=row.nonce, first=row.kind in SECRET)

    async def _channel_of(self, hosted: HostedGame, row: OutboxRow) -> int | None:
        """Where a row goes; None if the receiver has no DM that is open."""
        if row.room_id is not None:
            return hosted.room.channel_id
        if row.user_id is not None:
            return await self._port.open_dm(row.user_id)
        # A DM is opened when a player joins, by his own act, and never here: ten at a deal may get the bot stopped.
        occupancy = seat_owed(hosted, row)
        return occupancy.dm_channel_id if occupancy.dm_open else None

    async def _take_old_buttons(self, hosted: HostedGame, row: OutboxRow, prompt: int | None) -> None:
        """The buttons of a wait go when it ends, so that at most one message in the room has any.

        ``prompt`` is the wait whose buttons the message of this row carries, which may be over before it arrives.
        """
        room = hosted.room
        if row.room_id is None or room.prompt_id is None or room.prompt_wait_line == prompt:
            return
        if prompt is None and room.prompt_wait_line == hosted.wait_line and hosted.asks:
            return
        self._claims.check(row)
        try:
            if not await self._presses.change(room, None):
                await self._leave(hosted, room.prompt_id, room.prompt_wait_line)
        except discord.NotFound:
            log.info("prompt was gone", game=hosted.id)
        except discord.HTTPException as error:
            if will_pass(error):
                raise
            log.warning("old buttons stay", game=hosted.id, error=type(error).__name__)
            return
        room.prompt_id = room.prompt_wait_line = None

    async def _leave(self, hosted: HostedGame, post_id: int, line: int | None) -> None:
        """Take the buttons of a post; one that shows a move that nobody has made tells of it no longer."""
        channel_id, left = hosted.room.channel_id, None
        if line is not None and may_show_move(hosted) and shows_move(await self._port.read(channel_id, post_id)):
            left = await past_post(hosted, line)
        if left is None:
            await self._port.take_components(channel_id, post_id)
        else:
            left.rows = ()
            await self._port.edit(channel_id, post_id, left)

    async def _take_lost_buttons(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Take the buttons of a prompt that has arrived, as nobody was told, and whose wait is over by now."""
        channel_id = hosted.room.channel_id
        known = await self._database.read(lambda connection: messages_sent(connection, channel_id))
        known |= {hosted.room.card_id or 0, hosted.room.prompt_id or 0}
        message_id = await self._port.find_buttons(channel_id, row.created_at, known)
        if message_id is not None:
            self._claims.check(row)
            await self._port.take_components(channel_id, message_id)

    async def _lost(self, hosted: HostedGame, row: OutboxRow, loss: Loss) -> None:
        """A room that cannot be used: what it is owed waits, unless the game is over and nobody gives it another."""
        log.info("not sent to a lost room", game=row.game_id, loss=loss)
        known = hosted.room.loss
        if hosted.phase is GamePhase.OVER and (loss.lasts or (known is not None and known.lasts)):
            await self._mark(row, OutboxState.DROPPED)
            return
        self._claims.check(row)
        await self._lose(hosted.id, hosted.room.channel_id, loss)
        if not loss.lasts:
            await self._claims.settle(row, lambda connection: let_rest(connection, row, now()))

    async def _out_of_reach(self, hosted: HostedGame, row: OutboxRow) -> None:
        """A DM that cannot arrive is a state of its row: a player finds its content behind "My secrets".

        That he does not take DMs any more is told to the GMs, once: until he does again, nothing is sent to him.
        """
        if row.user_id is not None:
            await self._mark(row, OutboxState.CLOSED)
            return
        occupancy = seat_owed(hosted, row)
        news = owed_to_gms(hosted, OutboxKind.ABSENT, [], now())
        for each in news:
            each.about_id = occupancy.user_id

        def save(connection: Connection) -> None:
            mark(connection, row, OutboxState.CLOSED)
            save_dm(connection, hosted.id, occupancy.user_id, channel_id=None, is_open=False)
            save_owed(connection, news)

        await self._claims.settle(row, save)
        self._wake(map(destination_of, news))

    async def _try_later(self, row: OutboxRow, error: Exception) -> None:
        log.warning("sent later", **traced(row), **answered(error), error=type(error).__name__)
        await self._claims.settle(row, lambda connection: put_off(connection, row, now()))

    async def _refused(self, row: OutboxRow, code: int) -> None:
        """What Discord does not take now is nobody's fault; only the host can do something, and is told."""
        log.error("Discord refuses a message for now", **traced(row), code=code)
        await self._claims.settle(row, lambda connection: refuse(connection, row, now()))

    async def _mark(self, row: OutboxRow, state: OutboxState) -> None:
        await self._claims.settle(row, lambda connection: mark(connection, row, state))


def _may_have_buttons(row: OutboxRow, outgoing: Outgoing) -> bool:
    """Whether a post has buttons, or had any when it was half sent, before its wait was over."""
    if row.kind is OutboxKind.ANNOUNCEMENT:
        return bool(outgoing.rows)
    return row.kind is OutboxKind.PROMPT and (bool(outgoing.rows) or row.state is OutboxState.SENDING)
