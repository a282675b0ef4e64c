"""Manages spectators who see every secret: each of them asks, and a GM who may know everything agrees."""

from sqlalchemy import Connection, update

from bot.clock import now
from bot.database.database import Database, Job
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.locked_games import locked
from bot.host.moves.thread_dues import rows_for
from bot.storage.channels.thread_rows import thread_of
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, destination_of, owed, save_owed
from bot.storage.people.bench import leave_bench
from bot.storage.people.spectators import THREAD, Spectator, is_informed
from bot.storage.schema.choices import Spectating
from bot.storage.schema.kinds import GamePhase, OutboxKind
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import put, row_of


class InformedSpectators:
    """Admits people as informed spectators, and lets them stop."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def is_informed(self, game_id: int, user_id: int) -> bool:
        """Whether somebody may watch a game with all its secrets."""
        return await self._database.read(lambda connection: is_informed(connection, game_id, user_id))

    async def thread(self, game_id: int) -> int | None:
        """Return the Discord thread of a game's informed spectators, if it was made."""
        known = await self._database.read(lambda connection: thread_of(connection, game_id, THREAD))
        return known.channel_id

    async def thread_with(self, game_id: int, user_id: int) -> int | None:
        """Return that thread if somebody is in it and it can be used."""
        known = await self._database.read(lambda connection: thread_of(connection, game_id, THREAD))
        return known.channel_id if user_id in known.greeted else None

    async def ask(self, game_id: int, user_id: int) -> None:
        """Ask the GMs without a seat to admit somebody as an informed spectator. Raises Denied."""

        def ask(connection: Connection) -> list[OutboxRow]:
            hosted, at = locked(self._games, connection, game_id), now()
            check_may_watch(hosted, user_id)
            if row_of(connection, Spectator, game_id, user_id) is not None:
                raise Denied("watch-asked")
            put(connection, Spectator(game_id=game_id, user_id=user_id, since=at))
            gms = (Destination(user_id=gm_id) for gm_id in hosted.knowing_gms)
            rows = [owed(game_id, OutboxKind.WATCH_ASKED, [], at, gm) for gm in gms]
            for row in rows:
                row.about_id = user_id
            save_owed(connection, rows)
            return rows

        await self._write(game_id, ask)

    async def agree(self, game_id: int, user_id: int) -> None:
        """Admit somebody who has asked as an informed spectator; they leave the bench for good. Raises Denied."""

        def agree(connection: Connection) -> list[OutboxRow]:
            hosted, at = locked(self._games, connection, game_id), now()
            check_may_watch(hosted, user_id)
            if row_of(connection, Spectator, game_id, user_id) is None:
                raise Denied("stale")
            put(connection, Spectator(game_id=game_id, user_id=user_id, since=at, is_informed=True))
            leave_bench(connection, game_id, user_id)
            told = owed(game_id, OutboxKind.WATCHING, [], at, Destination(user_id=user_id))
            rows = [told, *rows_for(hosted, [THREAD], at)]
            save_owed(connection, rows)
            return rows

        await self._write(game_id, agree)

    async def stop(self, game_id: int, user_id: int) -> bool:
        """Stop somebody's informed watching; return whether they watched. They still count as knowing the secrets."""
        return await self._turn(game_id, user_id, has_stopped=True)

    async def come_back(self, game_id: int, user_id: int) -> bool:
        """Let somebody watch with all secrets again; return whether they had stopped."""
        return await self._turn(game_id, user_id, has_stopped=False)

    async def _turn(self, game_id: int, user_id: int, *, has_stopped: bool) -> bool:
        theirs = (Spectator.game_id == game_id, Spectator.user_id == user_id)
        turned = update(Spectator).where(*theirs, Spectator.is_informed, Spectator.has_stopped.is_not(has_stopped))

        def turn(connection: Connection) -> list[OutboxRow]:
            hosted = locked(self._games, connection, game_id)
            is_new = connection.scalar(turned.values(has_stopped=has_stopped).returning(Spectator.user_id)) is not None
            rows = rows_for(hosted, [THREAD], now()) if is_new else []
            save_owed(connection, rows)
            return rows

        return bool(await self._write(game_id, turn))

    async def _write(self, game_id: int, change: Job[list[OutboxRow]]) -> list[OutboxRow]:
        async with self._games.lock(game_id):
            rows = await self._database.write(change)
            self._games.drop(game_id)
        self._delivery.wake(map(destination_of, rows))
        return rows


def check_may_watch(hosted: HostedGame, user_id: int) -> None:
    """Raise Denied unless a game with secrets is on, the asker has no part in it, and a GM may agree."""
    if hosted.phase is not GamePhase.RUNNING:
        raise Denied("not-begun" if hosted.phase is GamePhase.SIGNUP else "over")
    if not hosted.rulebook.hides:
        raise Denied("nothing-hidden")
    if hosted.occupancy_of(user_id) is not None:
        raise Denied("player-watches")
    if hosted.is_led_by(user_id):
        raise Denied("leads-already", {"gm": f"<@{user_id}>"})
    if hosted.settings.spectating is Spectating.NEVER:
        raise Denied("nobody-is-informed")
    if hosted.gm_plays:
        raise Denied("nobody-agrees")
