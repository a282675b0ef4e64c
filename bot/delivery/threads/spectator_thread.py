"""Sends the thread of informed spectators what it is owed.

They are told everything that a GM without a seat is told, no matter who leads the game. Nothing is posted while
somebody with a seat could read the thread, or while the bot may not use such a thread. Then each spectator reads the
news as an answer to a command. Once the thread can be used again, all are greeted anew and told everything so far.
"""

from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection, select

from bot.delivery.posts.result_previews import Foresee
from bot.delivery.requests.failures import bars_thread
from bot.delivery.requests.port import Port
from bot.delivery.sending.claims import Claims, Send, Wake
from bot.delivery.sending.quiet_hours import hushed
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.threads.spectator_news import pages_so_far, spectators_foretold, spectators_greeted, spectators_told
from bot.delivery.threads.thread_settling import Threads, leaving
from bot.storage.channels.thread_rows import save_thread
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import mark, mark_sent
from bot.storage.people.past_occupants import Cast, cast_of
from bot.storage.people.spectators import spectators_of
from bot.storage.schema.kinds import GamePhase, OutboxKind, OutboxState, Trait
from bot.storage.schema.models import OutboxRow, ThreadRow


class Spectators(Threads):
    """Settles the thread's rows. ``foresee`` returns a game as it will be once its GM publishes the pending result."""

    def __init__(self, port: Port, claims: Claims, send: Send, wake: Wake, foresee: Foresee) -> None:
        super().__init__(port, claims, send, wake)
        self._foresee = foresee

    async def settle(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Bring the thread up to date, or post what the row tells. Raises errors that are not about a permission."""
        step = self._set_right_as_known if Trait.SETS_UP in row.kind.traits else self._tell_as_known
        try:
            await self._try(row, partial(step, hosted, row))
        except Exception as error:
            if not bars_thread(error):
                raise
            await self._give_up(row, await self._known(row))

    def _has_readers(self, hosted: HostedGame, known: ThreadRow) -> bool:
        """Whether spectators are in the thread. Those who come later are told the game's own news alone."""
        return hosted.is_watched and known.channel_id is not None and bool(known.greeted)

    async def _is_usable(self, hosted: HostedGame, known: ThreadRow) -> bool:
        return not await self._is_open_to_players(hosted, known)

    async def _set_right_as_known(self, hosted: HostedGame, row: OutboxRow, known: ThreadRow) -> None:
        users = await self._users(hosted)
        if known.channel_id is not None:
            await self._let_out(row, known, leaving(known.members, users))
        joining = [user for user in users if user not in known.greeted]
        if not joining or (known.channel_id is None and hosted.phase is GamePhase.OVER):
            await self._save_done(known, row)
        elif await self._is_open_to_players(hosted, known):
            await self._give_up(row, known)
        else:
            if known.channel_id is None:
                known.channel_id = await self._made(hosted, row)
                await self._save(row, known)
            await self._let_in(hosted, row, known, joining)

    async def _tell_as_known(self, hosted: HostedGame, row: OutboxRow, known: ThreadRow) -> None:
        if known.channel_id is None or not known.greeted:
            await self._begin_anew(hosted, row, known)
            return
        channel_id, told = known.channel_id, await self._told_before(row, known.channel_id)
        if told is not None:
            await self._claims.settle(row, lambda connection: mark_sent(connection, row, channel_id, told))
        elif (message := await self._message(hosted, row)) is None:
            await self._claims.settle(row, lambda connection: mark(connection, row, OutboxState.DROPPED))
        elif await self._is_open_to_players(hosted, known):
            await self._give_up(row, known)
        else:
            sent = await self._send(row, channel_id, hushed(hosted, message))
            await self._claims.settle(row, lambda connection: mark_sent(connection, row, channel_id, sent))

    async def _begin_anew(self, hosted: HostedGame, row: OutboxRow, known: ThreadRow) -> None:
        """Tell everything so far without the pending result, which is told with the rest once it counts."""
        if Trait.TELLS_OF_LINES in row.kind.traits:
            await self._set_right_as_known(hosted, row, known)
        else:
            await self._claims.settle(row, lambda connection: mark(connection, row, OutboxState.DROPPED))

    async def _message(self, hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
        cast = await self._cast(hosted)
        if Trait.TELLS_OF_LINES in row.kind.traits:
            return spectators_told(hosted, row.lines, cast)
        return None if hosted.pending is None else spectators_foretold(hosted, self._foresee(hosted), row.lines, cast)

    async def _told_before(self, row: OutboxRow, channel_id: int) -> int | None:
        """Return the message that has told the end of a wait there while it still waited for the GM."""
        if row.text is None:
            return None
        its = select(OutboxRow.message_id).where(
            OutboxRow.game_id == row.game_id,
            OutboxRow.channel_id == channel_id,
            OutboxRow.kind.in_(OutboxKind.having(Trait.FORETELLS)),
            OutboxRow.text == row.text,
            OutboxRow.state == OutboxState.SENT,
        )
        return await self._database.read(lambda connection: connection.scalar(its))

    async def _greeting(self, hosted: HostedGame, known: ThreadRow, joining: Sequence[int]) -> Outgoing:
        so_far = () if known.greeted else pages_so_far(hosted, await self._cast(hosted))
        return spectators_greeted(hosted, joining, so_far)

    async def _users(self, hosted: HostedGame) -> list[int]:
        """Return who should be in the thread: the present informed spectators, and the GMs who do not play."""
        watching = await self._database.read(partial(spectators_of, game_id=hosted.id))
        return [*watching, *(gm_id for gm_id in hosted.knowing_gms if gm_id not in watching)] if watching else []

    async def _cast(self, hosted: HostedGame) -> Cast:
        return await self._database.read(lambda connection: cast_of(connection, hosted.id)) if hosted.anonymous else {}

    async def _is_open_to_players(self, hosted: HostedGame, known: ThreadRow) -> bool:
        players = hosted.users_on(hosted.names)
        return await self._port.channel_access.reads_threads(known.channel_id or hosted.room.channel_id, players)

    async def _give_up(self, row: OutboxRow, known: ThreadRow) -> None:
        """Post nothing there. Whoever is greeted there next is told everything."""
        known.greeted = []

        def save(connection: Connection) -> None:
            save_thread(connection, known)
            mark(connection, row, OutboxState.DROPPED)

        await self._claims.settle(row, save)

    async def _tell_outside(self, hosted: HostedGame, row: OutboxRow, users: list[int]) -> None:
        """Tell nobody: those who cannot be let in see everything by the command that shows others the way."""
