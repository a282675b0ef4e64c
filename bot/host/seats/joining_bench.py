"""Manages the bench, where people wait for a seat."""

from sqlalchemy import Connection, update

from bot.clock import now
from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.locked_games import locked
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.bench import BenchRow, Newcomer, bench_of, knows_secrets, leave_bench, waits
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.rows import put
from engine.actions import LONGEST_NAME

MOST_WAITING = 10
"""The most people who may wait for a seat of a game: each of them gets a message when one is free."""


class Bench:
    """Puts people on the bench, and takes them off."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def wait(self, game_id: int, newcomer: Newcomer) -> None:
        """Put somebody on the bench. Raises Denied.

        People who may know secrets of a running game cannot wait for a seat in it.
        """

        def sit_down(connection: Connection) -> None:
            hosted = locked(self._games, connection, game_id)
            if hosted.phase is GamePhase.OVER:
                raise Denied("over")
            _check_may_wait(connection, hosted, newcomer)
            name, at = newcomer.display_name[:LONGEST_NAME], now()
            row = BenchRow(game_id=game_id, user_id=newcomer.user_id, name=name, since=at, is_staff=newcomer.is_staff)
            row.is_alternate = newcomer.is_alternate and hosted.phase is GamePhase.SIGNUP
            put(connection, row)

        async with self._games.lock(game_id):
            await self._database.write(sit_down)
        self._delivery.painter.touch(game_id)

    async def save_dm(self, game_id: int, user_id: int, channel_id: int | None, *, is_open: bool | None) -> None:
        """Save whether somebody on the bench can be reached by DM; None if that could not be found out."""
        present = update(BenchRow).where(BenchRow.game_id == game_id, BenchRow.user_id == user_id)
        known = present.values(dm_channel_id=channel_id, dm_open=is_open)
        await self._database.write(lambda connection: connection.execute(known))

    async def waits(self, game_id: int, user_id: int) -> bool:
        """Whether somebody waits for a seat of a game."""
        return await self._database.read(lambda connection: waits(connection, game_id, user_id))

    async def leave(self, game_id: int, user_id: int) -> bool:
        """Take somebody off the bench; return whether they were on it."""
        left = await self._database.write(lambda connection: leave_bench(connection, game_id, user_id))
        if left:
            self._delivery.painter.touch(game_id)
        return left


def _check_may_wait(connection: Connection, hosted: HostedGame, newcomer: Newcomer) -> None:
    user_id, waiting = newcomer.user_id, bench_of(connection, hosted.id)
    if hosted.occupancy_of(user_id) is not None:
        raise Denied("seated-already")
    if hosted.phase is GamePhase.SIGNUP and not hosted.is_full and not newcomer.is_alternate:
        raise Denied("seat-free")
    before = next((each for each in waiting if each.user_id == user_id), None)
    if before is not None and (hosted.game is not None or before.is_alternate == newcomer.is_alternate):
        raise Denied("waits-already")
    if hosted.game is not None and knows_secrets(connection, hosted.id, user_id):
        raise Denied("knows-secrets")
    if before is None and len(waiting) >= MOST_WAITING:
        raise Denied("bench-full")
