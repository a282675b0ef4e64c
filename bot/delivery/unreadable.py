"""That a game cannot be read: its GM is told once, with the little that can be known of it all the same."""

import asyncio

import discord
import structlog
from sqlalchemy import and_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from bot.clock import now
from bot.delivery.compose import bot_words
from bot.delivery.failures import is_out_of_reach
from bot.delivery.outgoing import Outgoing
from bot.delivery.port import Port
from bot.delivery.threads import Send, Wake
from bot.logs import where
from bot.storage.database import Database
from bot.storage.models import GameRow, Guild, OutboxKind, OutboxRow, OutboxState, Room
from bot.storage.outbox import Destination, mark, mark_sent, owed
from bot.themes import spoken

log = structlog.get_logger()


class Reports:
    """Owes the news and sends it. ``send`` sends a row's message to a channel once, and gives the message's id."""

    def __init__(self, port: Port, database: Database, send: Send, wake: Wake) -> None:
        self._port = port
        self._database = database
        self._send = send
        self._wake = wake
        self._tasks: set[asyncio.Task[None]] = set()

    def report(self, game_id: int) -> None:
        """See that the GM of a game is told, if he was not yet."""
        self._tasks.add(task := asyncio.create_task(self._owe(game_id)))
        task.add_done_callback(self._tasks.discard)

    async def settle(self, row: OutboxRow) -> None:
        """Tell a GM."""
        assert row.user_id is not None
        async with self._database.reading() as session:
            outgoing = await _message(session, row.game_id)
        try:
            channel_id = await self._port.open_dm(row.user_id)
            message_id = await self._send(row, channel_id, outgoing)
        except discord.HTTPException as error:
            if not is_out_of_reach(error):
                raise
            async with self._database.writing() as session:
                await mark(session, row, OutboxState.CLOSED)
            return
        async with self._database.writing() as session:
            await mark_sent(session, row, channel_id, message_id)

    async def _owe(self, game_id: int) -> None:
        try:
            async with self._database.writing() as session:
                gm_id = await session.scalar(select(GameRow.gm_id).where(GameRow.id == game_id))
                news = owed(game_id, OutboxKind.UNREADABLE, [], now(), Destination(user_id=gm_id))
                news.nonce = f"unreadable{game_id}"
                session.add(news)
        except IntegrityError:
            return  # It was owed before, perhaps by another process.
        except Exception as error:
            log.error("GM not told", game=game_id, error=where(error))
            return
        self._wake([Destination(user_id=gm_id)])


async def _message(session: AsyncSession, game_id: int) -> Outgoing:
    """Tell which game it is, where it is played, and what to do."""
    played = (
        select(Guild.language, Room.channel_id)
        .join(GameRow, GameRow.guild_id == Guild.id)
        .outerjoin(Room, and_(Room.game_id == GameRow.id, Room.kind == "table"))
        .where(GameRow.id == game_id)
    )
    language, channel_id = (await session.execute(played)).one()
    values = {"number": str(game_id), "room": f"<#{channel_id}>"}
    return Outgoing(bot_words(None, spoken(language)).say("gm-unreadable", values))
