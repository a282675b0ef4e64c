"""Tells of games that cannot be loaded, and of their ends, with the little that is known of them."""

import asyncio

import discord
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bot.clock import now
from bot.database.database import AWAY
from bot.delivery.gm.alias_owners import page_of_cast
from bot.delivery.requests.failures import is_out_of_reach
from bot.delivery.requests.port import Port
from bot.delivery.sending.claims import Claims, Send, Settler, Wake
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.logs import where
from bot.storage.games.remains import Remains, remains_of
from bot.storage.history.published_games import published_cast, published_record
from bot.storage.outbox.outbox import Destination, destination_of, mark, mark_sent, owed, save_owed
from bot.storage.people.gms import gms_of
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from bot.themes import spoken
from bot.wording.words import Words

log = structlog.get_logger()


class Reports(Settler):
    """Queues the news that a game cannot be loaded, and sends that and the news of its end."""

    def __init__(self, port: Port, claims: Claims, send: Send, wake: Wake) -> None:
        super().__init__(port, claims, send, wake)
        self._tasks: set[asyncio.Task[None]] = set()

    def report(self, game_id: int) -> None:
        """Queue the news for a game's GMs, unless they have been told."""
        self._tasks.add(task := asyncio.create_task(self._owe(game_id)))
        task.add_done_callback(self._tasks.discard)

    async def settle(self, row: OutboxRow) -> None:
        """Tell a GM that their game cannot be read, or its room that it is over."""

        def look(connection: Connection) -> tuple[Remains, Outgoing]:
            remains = remains_of(connection, row.game_id)
            assert remains is not None
            return remains, _ended(connection, remains) if row.user_id is None else _unreadable(remains)

        remains, outgoing = await self._database.read(look)
        try:
            channel_id = await self._channel_of(row, remains)
            message_id = await self._send(row, channel_id, outgoing)
        except discord.HTTPException as error:
            if row.user_id is None or not is_out_of_reach(error):
                raise
            await self._claims.settle(row, lambda connection: mark(connection, row, OutboxState.CLOSED))
            return
        await self._claims.settle(row, lambda connection: mark_sent(connection, row, channel_id, message_id))

    async def _channel_of(self, row: OutboxRow, remains: Remains) -> int:
        if row.user_id is not None:
            return await self._port.open_dm(row.user_id)
        assert remains.channel_id is not None
        return remains.channel_id

    async def _owe(self, game_id: int) -> None:

        def owe_it(connection: Connection) -> list[OutboxRow]:
            gms = (Destination(user_id=gm_id) for gm_id in gms_of(connection, game_id))
            news = [owed(game_id, OutboxKind.UNREADABLE, [], now(), gm) for gm in gms]
            news[0].nonce = f"unreadable{game_id}"  # One nonce for all of them.
            save_owed(connection, news)
            return news

        try:
            news = await self._database.write(owe_it)
        except IntegrityError:
            return  # It was owed before, perhaps by another process.
        except Exception as error:
            log.error("GM not told", game=game_id, error=where(error))
            return
        self._wake(map(destination_of, news))


def _unreadable(remains: Remains) -> Outgoing:
    """Say which game it is, where it is played, and what to do."""
    words = _words(remains)
    room = words.say("room-dm") if remains.is_in_dm else f"<#{remains.channel_id}>"
    return Outgoing(words.say("gm-unreadable", {"number": str(remains.id), "room": room}))


def _ended(connection: Connection, remains: Remains) -> Outgoing:
    """Say that the game is over and who ended it, with its record and who was who, as at any end."""
    words = _words(remains)
    manager = {"manager": f"<@{remains.ended_by_manager}>"}
    if not remains.has_begun:
        by_manager = remains.ended_by_manager is not None
        return Outgoing(words.say("signup-cancelled-by", manager) if by_manager else words.say("signup-cancelled"))
    lines = [words.say("ended-by", manager)] if remains.ended_by_manager is not None else []
    told = Outgoing("\n".join([*lines, words.say("ended-resting")]))
    if remains.anonymous:
        told.pages = [page_of_cast(words, published_cast(connection, remains.id))]
    try:
        told.files[f"{remains.theme}-{remains.id}.jsonl"] = published_record(connection, remains.id)
    except AWAY:
        raise
    except Exception as error:
        log.warning("no record of a game that cannot be read", game=remains.id, error=where(error))
    return told


def _words(remains: Remains) -> Words:
    return bot_words(None, spoken(remains.language))
