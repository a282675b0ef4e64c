"""The message that a row owes, made when it is sent: which words for which kind, and what goes with them."""

from bot.delivery.absences import absence_message
from bot.delivery.asking import order_message
from bot.delivery.casting import cast_page
from bot.delivery.compose import (
    moved_message,
    reason_message,
    secrets_message,
    told_of,
    window_message,
)
from bot.delivery.foreseeing import result_message
from bot.delivery.gm_messages import gm_message, open_message
from bot.delivery.illustrating import illustrate, illustrate_past
from bot.delivery.outgoing import Outgoing
from bot.delivery.port import Port
from bot.delivery.posts import room_message
from bot.delivery.reminders import timely_message
from bot.delivery.reveals import reveal_message, story_message
from bot.delivery.saying import say
from bot.delivery.signup_messages import signup_message
from bot.delivery.speeches import unsaid_message
from bot.delivery.tables import Tables
from bot.delivery.thread_words import thread_message
from bot.delivery.turns import lines_told
from bot.storage.database import Database
from bot.storage.kinds import GamePhase, OutboxKind
from bot.storage.live import Live, Sitting
from bot.storage.models import OutboxRow
from bot.storage.published import published
from bot.storage.reveals import is_told_apart
from engine.audience import To
from engine.events import Outcome


class Messages:
    """Makes messages. ``port`` looks who may post in a channel."""

    def __init__(self, port: Port, database: Database, tables: Tables) -> None:
        self._port = port
        self._database = database
        self._tables = tables

    async def message_of(self, live: Live, row: OutboxRow) -> Outgoing | None:  # noqa: C901  # one case for each
        """Make the message of a row; None if there is nothing left to say."""
        match row.kind:
            case OutboxKind.PROMPT | OutboxKind.ANNOUNCEMENT | OutboxKind.REVEAL | OutboxKind.STORY | OutboxKind.PAGE:
                return await self._posted(live, row)
            case OutboxKind.SECRETS | OutboxKind.LATER:
                sitting = seat_owed(live, row)
                return await illustrate(live, secrets_message(live, sitting, row), row.lines, sitting.name)
            case OutboxKind.ORDER | OutboxKind.LOST:
                return order_message(live, seat_owed(live, row), row)
            case OutboxKind.CANCELLED | OutboxKind.SEATED | OutboxKind.SEAT_OFFERED | OutboxKind.SEAT_FREE:
                return signup_message(live, row)
            case OutboxKind.HANDED_OVER | OutboxKind.CO_GM | OutboxKind.REMATCH | OutboxKind.TAKEN_OFF:
                return signup_message(live, row)
            case OutboxKind.READY | OutboxKind.READY_OVER | OutboxKind.ASKED_TO_LEAD | OutboxKind.ASKED_BESIDE:
                return signup_message(live, row)
            case OutboxKind.COUNT | OutboxKind.REMINDER | OutboxKind.LATE | OutboxKind.WINDOW:
                return timely_message(live, row) if row.kind is not OutboxKind.WINDOW else window_message(live, row)
            case OutboxKind.AWAY | OutboxKind.BACK | OutboxKind.HELD | OutboxKind.SOUGHT | OutboxKind.REMOVED:
                return absence_message(live, row)
            case OutboxKind.MOVED | OutboxKind.REASON:
                return moved_message(live, row) if row.kind is OutboxKind.MOVED else reason_message(live, row)
            case OutboxKind.OPEN | OutboxKind.RESULT:
                return await self._looked_up(live, row)
            case OutboxKind.RELAYED | OutboxKind.BARRED | OutboxKind.NO_THREADS | OutboxKind.OUTSIDE:
                return thread_message(live, row)
            case OutboxKind.HELD_BACK | OutboxKind.UNSAID:
                return unsaid_message(live, row)
            case OutboxKind.SPEECH | OutboxKind.THREAD | OutboxKind.WHISPER | OutboxKind.RETRACTION | OutboxKind.STRIKE:
                raise AssertionError(row.kind)  # Posted under another name, in threads, or in a post that changes.
            case OutboxKind.WATCHED:
                raise AssertionError(row.kind)  # In the thread of those who watch.
            case OutboxKind.UNREADABLE | OutboxKind.ENDED | OutboxKind.OFFER_OVER | OutboxKind.OFFER_ACCEPTED:
                raise AssertionError(row.kind)  # Of no game, or said in the offer itself.
            case OutboxKind.GM | OutboxKind.DEADLINE | OutboxKind.MISSING | OutboxKind.TELL | OutboxKind.TROUBLE:
                return gm_message(live, row)
            case (
                OutboxKind.STAFF | OutboxKind.ABSENT | OutboxKind.SILENT | OutboxKind.WATCH_ASKED | OutboxKind.WATCHING
            ):
                return gm_message(live, row)

    async def _looked_up(self, live: Live, row: OutboxRow) -> Outgoing | None:
        """What the GM is told of more than the game as it stands."""
        if row.kind is OutboxKind.RESULT:
            return None if live.held is None else result_message(live, self._tables.foresee(live))
        return open_message(live, row, await self._port.channel_access.openness(live, row.user_id))

    async def _posted(self, live: Live, row: OutboxRow) -> Outgoing | None:
        if row.kind is OutboxKind.PAGE:
            return await self._page(live)
        if row.kind is OutboxKind.STORY:
            return await illustrate_past(live, story_message(live, row))
        said = reveal_message if row.kind is OutboxKind.REVEAL else room_message
        return await self._with_record(
            live, row, await illustrate(live, said(live, row), lines_told(live, row), To.PUBLIC)
        )

    async def _page(self, live: Live) -> Outgoing | None:
        """The whole game to step through, for whoever wants to know how it could come to this."""
        if self._tables.make_page is None:
            return None
        record, _ = await self._database.read(lambda connection: published(connection, live))
        page = await self._tables.make_page(live, record)
        if page is None:
            return None
        return Outgoing(say(live, "whole-game"), files={f"{live.theme.slug}-{live.id}.html": page})

    async def _with_record(self, live: Live, row: OutboxRow, outgoing: Outgoing | None) -> Outgoing | None:
        """Add to what tells who was who the record, and who is behind the aliases; to no end that was taken back."""
        told = told_of(live, row.lines, To.PUBLIC)
        is_end = live.phase is GamePhase.OVER and any(isinstance(each.event, Outcome) for each in told)
        if outgoing is not None and is_end and is_told_apart(live) is (row.kind is OutboxKind.REVEAL):
            record, cast = await self._database.read(lambda connection: published(connection, live))
            outgoing.files[f"{live.theme.slug}-{live.id}.jsonl"] = record
            if live.anonymous:
                first, *others = outgoing.pages
                outgoing.pages = [first, cast_page(live, cast), *others]
        return outgoing


def seat_owed(live: Live, row: OutboxRow) -> Sitting:
    """The seat that is owed a row, or that it is about."""
    return next(sitting for sitting in live.sittings if sitting.seat_id == row.seat_id)
