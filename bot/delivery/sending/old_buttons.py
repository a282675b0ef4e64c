"""Removes the buttons of a wait from its post when the wait ends, so that at most one message in the room has any."""

import discord
import structlog

from bot.delivery.notices import NOTICES
from bot.delivery.posts.move_previews import may_show_move, past_post, shows_move
from bot.delivery.requests.failures import will_pass
from bot.delivery.requests.port import Port
from bot.delivery.sending.claims import Claims
from bot.delivery.sending.press_edits import Presses
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import messages_sent
from bot.storage.schema.models import OutboxRow

log = structlog.get_logger()


class OldButtons:
    """Removes old buttons before a row is settled. ``presses`` are answered by an edit of their message."""

    def __init__(self, port: Port, claims: Claims, presses: Presses) -> None:
        self._port = port
        self._claims = claims
        self._database = claims.database
        self._presses = presses

    async def take(self, hosted: HostedGame, row: OutboxRow, prompt: int | None) -> None:
        """Remove the buttons of a wait that is over, so that at most one message in the room has any.

        ``prompt`` is the wait whose buttons this row's message carries. It may be over before the message arrives.
        """
        room = hosted.room
        is_same = room.prompt_wait_line == prompt and not NOTICES[row.kind].takes_buttons
        if row.room_id is None or room.prompt_id is None or is_same:
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
        """Remove the buttons of a post. A post that previews a move nobody has made shows its own news again."""
        channel_id, left = hosted.room.channel_id, None
        if line is not None and may_show_move(hosted) and shows_move(await self._port.read(channel_id, post_id)):
            left = await past_post(hosted, line)
        if left is None:
            await self._port.take_components(channel_id, post_id)
        else:
            left.rows = ()
            await self._port.edit(channel_id, post_id, left)

    async def take_lost(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Remove the buttons of a prompt that arrived without the bot's knowledge and whose wait is over."""
        channel_id = hosted.room.channel_id
        known = await self._database.read(lambda connection: messages_sent(connection, channel_id))
        known |= {hosted.room.card_id or 0, hosted.room.prompt_id or 0}
        message_id = await self._port.find_buttons(channel_id, row.created_at, known)
        if message_id is not None:
            self._claims.check(row)
            await self._port.take_components(channel_id, message_id)
