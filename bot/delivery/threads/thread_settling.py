"""Sends private threads what they are owed: brings each up to date, as often as needed, then posts what is said there.

A thread is compared with what it should be, not with what it was. So a row that comes late, twice or after a crash does
what is left to do. Where the bot may not use threads, the members get what is said by DM.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from functools import partial

import discord
import structlog
from sqlalchemy import Connection

from bot.clock import now
from bot.delivery.requests.failures import THREAD_ARCHIVED, UNKNOWN_CHANNEL, bars_member, bars_thread, has_no_threads
from bot.delivery.requests.port import CLOCKS_DIFFER
from bot.delivery.sending.claims import Settler
from bot.delivery.sending.quiet_hours import hushed
from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.threads.thread_words import greeting, said_in_thread, thread_name
from bot.storage.channels.thread_rows import channels_of_threads, drop_thread, is_any_barred, save_thread, thread_of
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.outbox.common_dues import news_due, secrets_due, thread_due
from bot.storage.outbox.outbox import Destination, destination_of, let_rest, mark, mark_sent, owed, save_owed
from bot.storage.outbox.owed_to_gms import owed_to_gms, places_of_gms
from bot.storage.schema.kinds import OutboxKind, OutboxState, Secrecy, Trait
from bot.storage.schema.models import OutboxRow, ThreadRow
from engine.audience import To, may_read
from engine.speech import Message, PrivateThread
from engine.views import Told

MOST_TRIES = 3
"""The most tries in one go to update a thread that turns out to be archived, deleted, or both."""

log = structlog.get_logger()


class Threads(Settler):
    """Settles rows for threads."""

    async def settle(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Do what one row is for. Raises every error that is not about a permission."""
        try:
            if Trait.WHISPERED in row.kind.traits:
                await self._pass_on(hosted, row)
            else:
                await self._set_right(hosted, row)
        except Exception as error:
            if not bars_thread(error):
                raise
            kind = OutboxKind.NO_THREADS if has_no_threads(error) else OutboxKind.BARRED
            await self._bar(hosted, row, kind)

    async def post(self, hosted: HostedGame, row: OutboxRow, words: Outgoing) -> None:
        """Post a GM's own words in a thread. Where it cannot be used, send them to its members.

        The GMs are told if it has gone. Raises every error that is not about a permission.
        """
        known = await self._known(row)
        if not self._has_readers(hosted, known):
            await self._replace(row, owed_again(OutboxKind.WORDS_LOST, row, places_of_gms(hosted)))
        elif known.channel_id is None or not await self._is_usable(hosted, known):
            await self._relay_words(hosted, row)
        else:
            await self._post_words(hosted, row, words, known)

    async def _post_words(self, hosted: HostedGame, row: OutboxRow, words: Outgoing, known: ThreadRow) -> None:
        assert known.channel_id is not None
        channel_id = known.channel_id
        try:
            message_id = await self._send(row, channel_id, hushed(hosted, words))
        except discord.HTTPException as error:
            if await self._mend(row, known, error):
                thread = destination_of(row)
                again = [thread_due(hosted, known.key, now()), *owed_again(row.kind, row, [thread])]
                await self._replace(row, again)
            elif bars_thread(error):
                await self._relay_words(hosted, row)
            else:
                raise
            return
        await self._claims.settle(row, partial(mark_sent, row=row, channel_id=channel_id, message_id=message_id))

    def _has_readers(self, hosted: HostedGame, known: ThreadRow) -> bool:
        """Whether anybody but GMs is in a thread now."""
        thread = hosted.threads.get(known.key)
        return thread is not None and bool(thread.members)

    async def _is_usable(self, hosted: HostedGame, known: ThreadRow) -> bool:
        return is_open(hosted, known)

    async def _relay_words(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Send a GM's own words to each member by DM. Where secrets are answers, members find them there."""
        thread, rows = hosted.threads.get(row.thread or ""), list[OutboxRow]()
        if thread is not None and hosted.settings.secrecy is Secrecy.DM:
            members = [each for each in hosted.occupancies if each.name in thread.members]
            for each in members:
                (copy,) = owed_again(row.kind, row, [Destination(seat_id=each.seat_id)])
                copy.about_id = each.user_id
                rows.append(copy)
        await self._replace(row, rows)

    async def _known(self, row: OutboxRow) -> ThreadRow:
        assert row.thread is not None
        return await self._database.read(partial(thread_of, game_id=row.game_id, key=row.thread))

    async def end(self, row: OutboxRow) -> None:
        """Remove everybody from a thread and archive it, because its game is over and cannot be loaded."""

        async def end(known: ThreadRow) -> None:
            if known.channel_id is not None:
                await self._let_out(row, known, known.members)
            await self._put_away(row, known)

        await self._try(row, end)

    async def _set_right(self, hosted: HostedGame, row: OutboxRow) -> None:
        await self._try(row, lambda known: self._set_right_as_known(hosted, row, known))

    async def _try(self, row: OutboxRow, step: Callable[[ThreadRow], Awaitable[None]]) -> None:
        """Do something with a thread, and again if the thread is not as it was last known."""
        for _ in range(MOST_TRIES):
            known = await self._known(row)
            try:
                await step(known)
                return
            except discord.HTTPException as error:
                if known.channel_id is None or not await self._mend(row, known, error):
                    raise
        raise discord.ClientException("a thread is deleted or archived again and again")

    async def _set_right_as_known(self, hosted: HostedGame, row: OutboxRow, known: ThreadRow) -> None:
        thread = hosted.threads.get(known.key)
        users = users_in(hosted, thread)
        if thread is not None and known.channel_id is None:
            known.channel_id = await self._made(hosted, row)
            await self._save(row, known)
        if known.channel_id is not None:
            await self._let_out(row, known, leaving(known.members, users))
        if thread is None:
            await self._put_away(row, known)
        elif joining := [user for user in users if user not in known.greeted]:
            await self._let_in(hosted, row, known, joining)
        else:
            known.is_barred = False
            await self._save_done(known, row)

    async def _mend(self, row: OutboxRow, known: ThreadRow, error: discord.HTTPException) -> bool:
        """Open a thread that was archived, or forget one that was deleted. Return whether it was either."""
        assert known.channel_id is not None
        if error.code == THREAD_ARCHIVED:
            await self._port.reopen(known.channel_id)
            return True
        if error.code == UNKNOWN_CHANNEL:
            known.channel_id, known.members, known.greeted = None, [], []
            await self._save(row, known)
            return True
        return False

    async def _made(self, hosted: HostedGame, row: OutboxRow) -> int:
        """Make a thread. First look for one that may have been made already: any empty thread of the game's will do."""
        room_id, name = hosted.room.channel_id, thread_name(hosted)
        if row.state is OutboxState.SENDING:
            others = await self._database.read(lambda connection: channels_of_threads(connection, hosted.id))
            found = await self._port.threads.find(room_id, name, row.created_at - CLOCKS_DIFFER, others)
            if found is not None:
                return found
        self._claims.check(row)
        return await self._port.threads.make(room_id, name)

    async def _let_out(self, row: OutboxRow, known: ThreadRow, leaving: list[int]) -> None:
        assert known.channel_id is not None
        for user in leaving:
            self._claims.check(row)
            await self._port.threads.remove(known.channel_id, user)
        if leaving:
            known.members = [user for user in known.members if user not in leaving]
            known.greeted = [user for user in known.greeted if user not in leaving]
            await self._save(row, known)

    async def _let_in(self, hosted: HostedGame, row: OutboxRow, known: ThreadRow, joining: list[int]) -> None:
        """Let people in and greet them. Save first that they may be in, so that nobody in the thread is unknown."""
        assert known.channel_id is not None
        before = set(known.members)
        known.members = sorted(before | set(joining))
        await self._save(row, known)
        outside = await self._add(row, known.channel_id, joining)
        let_in = [user for user in joining if user not in outside]
        if not let_in and not known.greeted:
            raise next(iter(outside.values()))
        known.is_barred = False
        if outside:
            await self._tell_outside(hosted, row, [user for user in outside if user not in before])
        if not let_in:
            await self._save_done(known, row)
            return
        message_id = await self._send(
            row, known.channel_id, hushed(hosted, await self._greeting(hosted, known, let_in))
        )
        known.greeted = [*known.greeted, *let_in]
        channel_id = known.channel_id

        def save(connection: Connection) -> None:
            save_thread(connection, known)
            mark_sent(connection, row, channel_id, message_id)

        await self._claims.settle(row, save)

    async def _greeting(self, hosted: HostedGame, known: ThreadRow, joining: Sequence[int]) -> Outgoing:
        return greeting(hosted, hosted.threads[known.key], joining, is_first=not known.greeted)

    async def _add(self, row: OutboxRow, channel_id: int, joining: list[int]) -> dict[int, Exception]:
        """Let people in. Return those whom Discord refuses, and why: the thread is there for the others."""
        outside: dict[int, Exception] = {}
        for user in joining:
            self._claims.check(row)
            try:
                await self._port.threads.add(channel_id, user)
            except discord.HTTPException as error:
                if not bars_member(error):
                    raise
                outside[user] = error
        return outside

    async def _tell_outside(self, hosted: HostedGame, row: OutboxRow, users: list[int]) -> None:
        """Tell people that they cannot be let into their thread, and tell the GMs."""
        news: list[OutboxRow] = []
        for user in users:
            told = places_of_gms(hosted)
            if (occupancy := hosted.occupancy_of(user)) is not None and hosted.settings.secrecy is Secrecy.DM:
                told.append(Destination(seat_id=occupancy.seat_id))
            news += [owed(hosted.id, OutboxKind.OUTSIDE, [], now(), destination) for destination in told]
            for each in news[-len(told) :]:
                each.about_id = user
        await self._claims.save(row, lambda connection: save_owed(connection, news))
        self._wake(map(destination_of, news))

    async def _put_away(self, row: OutboxRow, known: ThreadRow) -> None:
        """Archive a thread that is no longer needed and has nobody in it."""
        if known.channel_id is not None:
            self._claims.check(row)
            await self._port.threads.put_away(known.channel_id)

        def save(connection: Connection) -> None:
            drop_thread(connection, known)
            mark(connection, row, OutboxState.SENT)

        await self._claims.settle(row, save)

    async def _pass_on(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Post what was said, or send it to each member if the thread is closed by now or cannot be used."""
        known = await self._known(row)
        said = _said(hosted, row)
        if known.channel_id is None or not is_open(hosted, known):
            await self._relay(hosted, row, said)
            return
        try:
            whisper = said_in_thread(hosted, _heard(hosted, row, said))
            message_id = await self._send(row, known.channel_id, hushed(hosted, whisper))
        except discord.HTTPException as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            await self._mend(row, known, error)
            await self._owe_again(hosted, row)
            return
        rows = passed_on(hosted, row, said, set(users_in(hosted, hosted.threads.get(known.key))) - set(known.greeted))
        channel_id = known.channel_id

        def save(connection: Connection) -> None:
            mark_sent(connection, row, channel_id, message_id)
            save_owed(connection, rows)

        await self._claims.settle(row, save)
        self._wake(map(destination_of, rows))

    async def _owe_again(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Set up a deleted thread again before what was said is posted there."""
        assert row.thread is not None
        thread = destination_of(row)
        again = owed(hosted.id, row.kind, row.lines, now(), thread)
        await self._replace(row, [thread_due(hosted, row.thread, now()), again])

    async def _relay(self, hosted: HostedGame, row: OutboxRow, said: Message) -> None:
        """Send what was said to each member by DM, and to the GM if they may read along."""
        users = {occupancy.user_id for occupancy in _hearers(hosted, said)}
        await self._replace(row, passed_on(hosted, row, said, users | {*hosted.gms}))

    async def _bar(self, hosted: HostedGame, row: OutboxRow, kind: OutboxKind) -> None:
        """Go on by DM, and tell the GMs why, once. Members who must leave are removed as soon as that is possible."""
        known = await self._known(row)
        news = owed_to_gms(hosted, kind, [], now())
        must_leave = leaving(known.members, users_in(hosted, hosted.threads.get(known.key)))

        def save(connection: Connection) -> None:
            is_news = not is_any_barred(connection, hosted.id)
            known.is_barred = True
            save_thread(connection, known)
            if is_news:
                save_owed(connection, news)
            if Trait.WHISPERED not in row.kind.traits and must_leave:
                let_rest(connection, row, now())
            elif Trait.WHISPERED not in row.kind.traits:
                mark(connection, row, OutboxState.DROPPED)

        await self._claims.save(row, save)
        log.warning("threads barred", game=hosted.id)
        if Trait.WHISPERED in row.kind.traits:
            await self._relay(hosted, row, _said(hosted, row))
        self._wake(map(destination_of, news))

    async def _replace(self, row: OutboxRow, rows: list[OutboxRow]) -> None:
        """Queue other rows in place of one."""

        def save(connection: Connection) -> None:
            mark(connection, row, OutboxState.DROPPED)
            save_owed(connection, rows)

        await self._claims.settle(row, save)
        self._wake(map(destination_of, rows))

    async def _save(self, row: OutboxRow, known: ThreadRow) -> None:
        await self._claims.save(row, lambda connection: save_thread(connection, known))

    async def _save_done(self, known: ThreadRow, row: OutboxRow) -> None:
        """Save that a thread is up to date, as a row demanded."""

        def save(connection: Connection) -> None:
            save_thread(connection, known)
            mark(connection, row, OutboxState.SENT)

        await self._claims.settle(row, save)


def owed_again(kind: OutboxKind, row: OutboxRow, places: Iterable[Destination]) -> list[OutboxRow]:
    """Queue what a row tells for other places, as this kind."""
    rows = [owed(row.game_id, kind, row.lines, now(), place) for place in places]
    for each in rows:
        each.text = row.text
    return rows


def users_in(hosted: HostedGame, thread: PrivateThread | None) -> list[int]:
    """Return who should be in a thread: its members, in seat order, and the GMs who do not play.

    Nobody should be in a thread without members, or in one whose messages pass through the bot.
    """
    if thread is None or thread.is_relayed or not thread.members:
        return []
    members = hosted.users_on(hosted.started.table.in_seat_order(thread.members))
    return [*members, *hosted.knowing_gms]


def leaving(members: Iterable[int], users: Collection[int]) -> list[int]:
    """Return the members of a thread who should not be in it."""
    return [user for user in members if user not in users]


def is_open(hosted: HostedGame, known: ThreadRow) -> bool:
    """Whether something may be said in a thread: the bot may use it, and somebody should be in it."""
    return not known.is_barred and bool(users_in(hosted, hosted.threads.get(known.key)))


def passed_on(hosted: HostedGame, row: OutboxRow, said: Message, users: set[int]) -> list[OutboxRow]:
    """Queue DMs of what was said: to these members who have not said it, and to GMs who may read along."""
    rows = []
    if hosted.settings.secrecy is Secrecy.DM:
        hearers = [occupancy for occupancy in _hearers(hosted, said) if occupancy.name != said.by]
        seats = [occupancy.seat_id for occupancy in hearers if occupancy.user_id in users]
        rows += [secrets_due(hosted, seat_id, row.lines, now()) for seat_id in seats]
    gms = [gm_id for gm_id in hosted.knowing_gms if gm_id in users]
    return [*rows, *(news_due(hosted, gm_id, row.lines, now()) for gm_id in gms)]


def _said(hosted: HostedGame, row: OutboxRow) -> Message:
    """Return what somebody said in the line that a row is about."""
    events = [told.event for told in told_of(hosted, row.lines, To.GM)]
    return next(event for event in events if isinstance(event, Message) and event.to is not To.PUBLIC)


def _hearers(hosted: HostedGame, said: Message) -> list[Occupancy]:
    return [occupancy for occupancy in hosted.occupancies if may_read(occupancy.name, said.to)]


def _heard(hosted: HostedGame, row: OutboxRow, said: Message) -> Told[str]:
    """Return the same as it was told to its speaker and the members with them."""
    return next(told for told in told_of(hosted, row.lines, said.by) if told.event is said)
