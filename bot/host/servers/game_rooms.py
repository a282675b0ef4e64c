"""Handles a game's room: if it is lost, the game rests and its GM is told; and a GM may move it to another channel."""

from dataclasses import replace
from functools import partial

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bot.clock import now
from bot.database.database import Database
from bot.delivery.requests.failures import FAILURES
from bot.delivery.requests.port import Port
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.moves.host import Host
from bot.host.moves.thread_dues import keys_of, rows_for
from bot.storage.channels.room_rows import drop_prompts, lose_room, move_room, places_in, places_of
from bot.storage.channels.thread_rows import lose_threads
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame, HostedRoom
from bot.storage.outbox.common_dues import prompt_due, trouble_due
from bot.storage.outbox.outbox import Destination, destination_of, destinations_in, owed, save_owed
from bot.storage.schema.kinds import GamePhase, Loss, OutboxKind, Secrecy
from bot.storage.schema.models import OutboxRow
from engine.actions import Pause
from engine.errors import Refused
from engine.judging import Submission
from engine.names import GM

log = structlog.get_logger()


class Rooms:
    """Handles lost rooms and moves games. ``port`` cleans up the messages left behind in a channel."""

    def __init__(self, database: Database, games: Games, host: Host, delivery: Delivery, port: Port) -> None:
        self._database = database
        self._games = games
        self._host = host
        self._delivery = delivery
        self._port = port

    async def lose(self, game_id: int, channel_id: int, loss: Loss) -> None:
        """Pause a game whose room cannot be used, and tell its GMs, once for each loss."""
        hosted = await self._games.load(game_id)
        if hosted is None or not _is_news(hosted, channel_id, loss):
            return
        news = [trouble_due(hosted, gm_id, now()) for gm_id in hosted.gms]

        def note(connection: Connection) -> None:
            if lose_room(connection, hosted.room, loss):
                save_owed(connection, news)

        try:
            await self._host.submit(hosted, Submission(GM, Pause()), also=note)
        except (Refused, Denied):  # It rests already, has not begun, or is over.
            await self._database.write(note)
        log.warning("room lost", game=game_id, loss=loss)
        self._delivery.wake(map(destination_of, news))

    async def lose_channel(self, channel_id: int) -> None:
        """Pause the game whose channel or thread was deleted."""
        found = await self._database.read(lambda connection: places_in(connection, channel_id))
        for place in found:
            await self.lose(place.game_id, place.channel_id, Loss.DELETED)

    async def lose_server(self, guild_id: int) -> None:
        """Pause the games of a server from which the bot was removed."""
        found = await self._database.read(lambda connection: places_of(connection, guild_id))
        for place in found:
            await self.lose(place.game_id, place.channel_id, Loss.REMOVED)

    async def move(self, game_id: int, channel_id: int) -> HostedGame:
        """Move a game to another channel of its server, or let it go on in its own again. Raises Denied."""
        async with self._games.lock(game_id):
            hosted = await self._games.load(game_id)
            if hosted is None or hosted.phase is GamePhase.OVER:
                raise Denied("over")
            if hosted.room.channel_id == channel_id and hosted.room.loss is None:
                raise Denied("here-already")
            left = replace(hosted.room)
            try:
                await self._settle_in(hosted, channel_id)
            except IntegrityError:
                raise Denied("channel-taken") from None
            moved = await self._games.load(game_id)
        assert moved is not None
        self._delivery.wake(await self._database.read(partial(destinations_in, room_id=left.id)))
        if moved.has_aliases:
            self._delivery.wake(Destination(seat_id=occupancy.seat_id) for occupancy in moved.occupancies)
        self._delivery.painter.touch(game_id)
        if left.loss is not Loss.DELETED:
            await self._clear(left)
        return moved

    async def _settle_in(self, hosted: HostedGame, channel_id: int) -> None:
        """Move a room, announce it there, and repeat the prompt of the present wait."""
        at = now()
        room = Destination(room_id=hosted.room.id)
        rows: list[OutboxRow] = [
            owed(hosted.id, OutboxKind.MOVED, [], at, room),
            *rows_for(hosted, keys_of(hosted), at),
        ]
        if hosted.has_aliases and hosted.settings.secrecy is Secrecy.DM:
            seats = [Destination(seat_id=occupancy.seat_id) for occupancy in hosted.occupancies]
            rows += [owed(hosted.id, OutboxKind.MOVED, [], at, seat) for seat in seats]
        if hosted.asks:
            rows.append(prompt_due(hosted, hosted.wait_line, at))

        def save(connection: Connection) -> None:
            move_room(connection, hosted.room.id, channel_id, at)
            if hosted.room.loss is Loss.DELETED:
                lose_threads(connection, hosted.id, keys_of(hosted))
            if hosted.asks:
                drop_prompts(connection, hosted.room.id, hosted.wait_line)
            save_owed(connection, rows)

        await self._database.write(save)

    async def _clear(self, left: HostedRoom) -> None:
        """Remove the buttons from the messages left behind, as far as that is possible."""
        for message_id in filter(None, (left.card_id, left.prompt_id)):
            try:
                await self._port.take_components(left.channel_id, message_id)
            except FAILURES as error:
                log.info("buttons left behind", room=left.id, error=type(error).__name__)


def _is_news(hosted: HostedGame, channel_id: int, loss: Loss) -> bool:
    """Whether a loss concerns the room as it is, and is not known already."""
    if hosted.room.channel_id != channel_id or (hosted.phase is GamePhase.OVER and loss.lasts):
        return False
    known = hosted.room.loss
    return known is not loss and (known is None or not known.lasts)
