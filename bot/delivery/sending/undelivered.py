"""Decides about a row that could not be sent: it waits, is retried, is closed, or is given up."""

import discord
import structlog
from sqlalchemy import Connection

from bot.clock import now
from bot.delivery.card.painter import LoseRoom
from bot.delivery.notices import NOTICES, Place, place_of
from bot.delivery.requests.failures import is_out_of_reach, loss_of, will_pass
from bot.delivery.requests.port import Port
from bot.delivery.sending.claims import Claims, Wake
from bot.delivery.sending.delivery_log import answered, traced
from bot.delivery.telling.receivers import seat_owed
from bot.logs import where
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import (
    Destination,
    destination_of,
    let_rest,
    mark,
    owed,
    put_off,
    refuse,
    save_dm,
    save_owed,
)
from bot.storage.outbox.owed_to_gms import owed_to_gms
from bot.storage.schema.kinds import GamePhase, Loss, OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow

MOST_ATTEMPTS = 8
"""A row is given up after this many failures. Its content stays behind "My secrets"."""

log = structlog.get_logger()


class Undelivered:
    """Settles unsent rows. ``lose`` hears of lost rooms, and ``wake`` of destinations that are owed something."""

    def __init__(self, port: Port, claims: Claims, lose: LoseRoom, wake: Wake) -> None:
        self._port = port
        self._claims = claims
        self._lose = lose
        self._wake = wake

    async def settle(self, hosted: HostedGame | None, row: OutboxRow, error: Exception) -> None:
        """Save what becomes of a row that could not be sent because of an error."""
        self._port.icons.doubt(error)
        loss = loss_of(error) if row.room_id is not None else None
        if hosted is not None and loss is not None:
            await self._lost(hosted, row, loss)
        elif loss is not None:
            # The game is over, and cannot move to another room.
            await self._mark(row, OutboxState.DROPPED)
        elif hosted is not None and row.room_id is None and is_out_of_reach(error):
            await self._out_of_reach(hosted, row)
        elif isinstance(error, discord.Forbidden):
            await self._refused(row, error.code)
        elif will_pass(error):
            await self._try_later(row, error)
        else:
            # A row that can never be sent must not hold up the rows behind it for ever.
            log.error("not sent", **traced(row), **answered(error), error=where(error))
            if row.attempts + 1 < MOST_ATTEMPTS:
                await self._try_later(row, error)
            else:
                await self._mark(row, OutboxState.DROPPED)

    async def _lost(self, hosted: HostedGame, row: OutboxRow, loss: Loss) -> None:
        """Keep a lost room's rows, unless the game is over: then it gets no other room."""
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
        """Close a row whose DM cannot arrive. A player finds its content behind "My secrets".

        The GMs are told once that the player takes no DMs. Nothing more is sent to the player until they do again.
        """
        if place_of(row) is Place.USER:
            await self.close(hosted, row)
            return
        occupancy = seat_owed(hosted, row)
        news = owed_to_gms(hosted, OutboxKind.ABSENT, [], now())
        for each in news:
            each.about_id = occupancy.user_id
        news += _instead(hosted, row)

        def save(connection: Connection) -> None:
            mark(connection, row, OutboxState.CLOSED)
            save_dm(connection, hosted.id, occupancy.user_id, channel_id=None, is_open=False)
            save_owed(connection, news)

        await self._claims.settle(row, save)
        self._wake(map(destination_of, news))

    async def close(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Close a row whose receiver takes no DMs. Some kinds are said in the room instead."""
        news = _instead(hosted, row)

        def save(connection: Connection) -> None:
            mark(connection, row, OutboxState.CLOSED)
            save_owed(connection, news)

        await self._claims.settle(row, save)
        self._wake(map(destination_of, news))

    async def _try_later(self, row: OutboxRow, error: Exception) -> None:
        log.warning("sent later", **traced(row), **answered(error), error=type(error).__name__)
        await self._claims.settle(row, lambda connection: put_off(connection, row, now()))

    async def _refused(self, row: OutboxRow, code: int) -> None:
        """Log an error for the host, who alone can mend what Discord refuses, and retry later."""
        log.error("Discord refuses a message for now", **traced(row), code=code)
        await self._claims.settle(row, lambda connection: refuse(connection, row, now()))

    async def _mark(self, row: OutboxRow, state: OutboxState) -> None:
        await self._claims.settle(row, lambda connection: mark(connection, row, state))


def _instead(hosted: HostedGame, row: OutboxRow) -> list[OutboxRow]:
    """Return what the room is owed instead of a DM."""
    room = Destination(room_id=hosted.room.id)
    is_called = place_of(row) is Place.SEAT and NOTICES[row.kind].else_in_room
    return [owed(hosted.id, row.kind, row.lines, now(), room)] if is_called else []
