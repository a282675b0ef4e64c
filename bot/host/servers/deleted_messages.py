"""Restores messages that a room's managers may have deleted: the card, and the prompt of a wait."""

import asyncio
from collections.abc import Callable, Collection
from datetime import datetime
from functools import partial

import discord
import structlog
from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database
from bot.delivery.requests.failures import is_message_gone, loss_of
from bot.delivery.requests.port import Port
from bot.delivery.sending.delivery import Delivery
from bot.host.servers.game_rooms import Rooms
from bot.logs import where
from bot.storage.channels.room_rows import Place, late_places, lose_prompt, places_in, places_in_time
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import prompt_due
from bot.storage.outbox.outbox import destination_of, save_owed
from bot.storage.schema.kinds import Loss

AT_ONCE = 50
"""The number of rooms that are checked without a pause."""
PAUSE = 0.2
"""Seconds between two of all further checks, because somebody may want to post meanwhile."""

log = structlog.get_logger()


class DeletedMessages:
    """Restores deleted messages as long as they are needed."""

    def __init__(self, database: Database, games: Games, rooms: Rooms, delivery: Delivery, port: Port) -> None:
        self._database = database
        self._games = games
        self._rooms = rooms
        self._delivery = delivery
        self._port = port
        self._looks = 0

    async def miss(self, channel_id: int, message_ids: Collection[int]) -> None:
        """Set up again any card or prompt among these deleted messages."""
        found = await self._database.read(lambda connection: places_in(connection, channel_id))
        for place in found:
            async with self._games.lock(place.game_id):
                hosted = await self._games.load(place.game_id)
                if hosted is not None and hosted.room.channel_id == channel_id:
                    await self._set_up(hosted, message_ids)

    async def look(self, let_deadlines_pass: Callable[[], None]) -> None:
        """Check that all rooms, cards and prompts exist, because nobody reported deletions while the bot was away.

        Rooms with passed deadlines come first, because a lost room stops its deadlines; only then may deadlines pass.
        Each running game costs two requests, one after the other, and slowly if there are many games. Only games of
        whose deletions this process is told are checked. Call this once Discord has named the bot's servers. A new
        check ends an earlier one that still runs.
        """
        self._looks += 1
        try:
            at = now()
            for place in await self._database.read(partial(late_places, at=at)):
                await self._see_to(place)
            let_deadlines_pass()
            await self._go_through_others(at, self._looks)
        except Exception as error:
            # Discord may be out of order. Anything not checked now is found missing when it is needed.
            log.warning("rooms not looked at", error=where(error))
            let_deadlines_pass()

    async def _go_through_others(self, at: datetime, look: int) -> None:
        """Check all places whose deadlines had not passed at a time, in batches of the number checked at once."""
        last = 0
        while found := await self._database.read(partial(places_in_time, at=at, after=last, most=AT_ONCE)):
            for place in found:
                if look != self._looks:
                    return
                if last:
                    await asyncio.sleep(PAUSE)
                await self._see_to(place)
            last = found[-1].game_id

    async def _see_to(self, place: Place) -> None:
        is_in = self._port.is_in(place.guild_id)
        if place.loss is not None or is_in is None:
            return
        if is_in:
            await self._look_at(place)
        else:
            await self._rooms.lose(place.game_id, place.channel_id, Loss.REMOVED)

    async def _look_at(self, place: Place) -> None:
        for message_id in filter(None, (place.card_id, place.prompt_id)):
            try:
                if not await self._port.look_for(place.channel_id, message_id):
                    # The end of the wait removed its messages, but a restored backup lets the wait go on.
                    await self.miss(place.channel_id, [message_id, place.card_id or 0])
            except discord.HTTPException as error:
                if is_message_gone(error):
                    await self.miss(place.channel_id, [message_id])
                elif (loss := loss_of(error)) is not None:
                    await self._rooms.lose(place.game_id, place.channel_id, loss)
                    return
                else:
                    raise

    async def _set_up(self, hosted: HostedGame, message_ids: Collection[int]) -> None:
        if hosted.room.card_id in message_ids:
            self._delivery.painter.replace(hosted.id)
        if hosted.room.prompt_id in message_ids:
            await self._ask_again(hosted)

    async def _ask_again(self, hosted: HostedGame) -> None:
        """Post the prompt of the present wait again. If that wait is over, there is nothing left to ask."""
        room = hosted.room
        lasts = bool(hosted.asks) and room.prompt_wait_line == hosted.wait_line
        row = prompt_due(hosted, hosted.wait_line, now())

        def note(connection: Connection) -> bool:
            is_news = lose_prompt(connection, room)
            if is_news and lasts:
                save_owed(connection, [row])
            return is_news

        if await self._database.write(note):
            self._delivery.wake([destination_of(row)])
