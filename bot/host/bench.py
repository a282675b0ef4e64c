"""The bench: people wait there for a seat, and are offered the first that is free."""

from sqlalchemy import Connection, update

from bot.clock import now
from bot.delivery.delivery import Delivery
from bot.host.denied import Denied
from bot.host.locking import locked
from bot.storage.bench import BenchRow, Newcomer, bench_of, knows_secrets, leave_bench, waits
from bot.storage.choices import Reasoning
from bot.storage.database import Database
from bot.storage.games import Games
from bot.storage.kinds import GamePhase, OutboxKind
from bot.storage.live import Live, Sitting
from bot.storage.models import Occupant, OutboxRow
from bot.storage.outbox import Destination, destination_of, owed, save_owed
from bot.storage.rows import add
from engine.actions import LONGEST_NAME

MOST_WAITING = 10
"""How many may wait for a seat of a game: each is written to when one is free."""


class Bench:
    """Lets people wait, and offers them seats of games that are on."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def wait(self, game_id: int, newcomer: Newcomer) -> None:
        """Let somebody wait for a seat. Raises Denied.

        Whoever may know secrets of a game that is on waits for no seat in it.
        """

        def sit_down(connection: Connection) -> None:
            live = locked(self._games, connection, game_id)
            if live.phase is GamePhase.OVER:
                raise Denied("over")
            _check_may_wait(connection, live, newcomer.user_id)
            name, at = newcomer.display_name[:LONGEST_NAME], now()
            user_id, is_staff = newcomer.user_id, newcomer.is_staff
            add(connection, BenchRow(game_id=game_id, user_id=user_id, name=name, since=at, is_staff=is_staff))

        async with self._games.turn(game_id):
            await self._database.write(sit_down)
        self._delivery.painter.touch(game_id)

    async def save_dm(self, game_id: int, user_id: int, channel_id: int | None, *, is_open: bool | None) -> None:
        """Write down whether somebody who waits can be written to; None if that could not be found out."""
        present = update(BenchRow).where(BenchRow.game_id == game_id, BenchRow.user_id == user_id)
        known = present.values(dm_channel_id=channel_id, dm_open=is_open)
        await self._database.write(lambda connection: connection.execute(known))

    async def waits(self, game_id: int, user_id: int) -> bool:
        """Whether somebody waits for a seat of a game."""
        return await self._database.read(lambda connection: waits(connection, game_id, user_id))

    async def leave(self, game_id: int, user_id: int) -> bool:
        """Let somebody wait no more; say whether he did."""
        left = await self._database.write(lambda connection: leave_bench(connection, game_id, user_id))
        if left:
            self._delivery.painter.touch(game_id)
        return left

    async def offer(self, live: Live, sitting: Sitting, reason: str | None = None) -> bool:
        """Offer a seat of a game that is on to all who wait; say whether they had not been asked, and anybody does."""
        if live.game is None or live.phase is GamePhase.OVER:
            return False
        rows = await self._database.write(lambda connection: offer_to_bench(connection, live, sitting, reason))
        self._delivery.wake([destination_of(row) for row in rows])
        return bool(rows)


def offer_to_bench(connection: Connection, live: Live, sitting: Sitting, reason: str | None = None) -> list[OutboxRow]:
    """Offer a seat to all who wait, unless they have been asked; gives what is owed of that."""
    waiting = [each for each in bench_of(connection, live.id) if not knows_secrets(connection, live.id, each.user_id)]
    present = update(Occupant).where(Occupant.id == sitting.occupant_id, Occupant.is_offered.is_(False))
    offered = present.values(is_offered=True, offer_reason=reason)
    if not waiting or connection.scalar(offered.returning(Occupant.id)) is None:
        return []
    rows = [owed(live.id, OutboxKind.SEAT_OFFERED, [], now(), Destination(user_id=each.user_id)) for each in waiting]
    for row in rows:
        row.speaker, row.about_id = sitting.name, sitting.user_id
        row.text = reason if live.reasons is Reasoning.ALL else None
    save_owed(connection, rows)
    return rows


def _check_may_wait(connection: Connection, live: Live, user_id: int) -> None:
    if live.sitting_of(user_id) is not None:
        raise Denied("seated-already")
    if live.phase is GamePhase.SIGNUP and not live.is_full:
        raise Denied("seat-free")
    if waits(connection, live.id, user_id):
        raise Denied("waits-already")
    if live.game is not None and knows_secrets(connection, live.id, user_id):
        raise Denied("knows-secrets")
    if len(bench_of(connection, live.id)) >= MOST_WAITING:
        raise Denied("bench-full")
