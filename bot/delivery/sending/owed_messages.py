"""The message that a row owes, made when it is sent: which words for which kind, and what goes with them."""

from bot.database.database import Database
from bot.delivery.card.illustrating import illustrate, illustrate_past
from bot.delivery.card.signup_messages import signup_message
from bot.delivery.gm.alias_owners import cast_page
from bot.delivery.gm.gm_messages import gm_message, open_message
from bot.delivery.gm.reminders import timely_message
from bot.delivery.posts.absence_posts import absence_message
from bot.delivery.posts.ending_posts import reveal_message, story_message
from bot.delivery.posts.posts import room_message
from bot.delivery.posts.result_previews import result_message
from bot.delivery.posts.turn_posts import lines_told
from bot.delivery.requests.port import Port
from bot.delivery.sending.hooks import DeliveryHooks
from bot.delivery.telling.compose import (
    moved_message,
    reason_message,
    secrets_message,
    told_of,
    window_message,
)
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.delivery.telling.seat_questions import order_message
from bot.delivery.threads.speech_posts import unsaid_message
from bot.delivery.threads.thread_words import thread_message
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.games.postponed_reveals import is_told_apart
from bot.storage.history.published_games import published
from bot.storage.schema.kinds import GamePhase, OutboxKind
from bot.storage.schema.models import OutboxRow
from engine.audience import To
from engine.events import Outcome


class Messages:
    """Makes messages. ``port`` looks who may post in a channel."""

    def __init__(self, port: Port, database: Database, tables: DeliveryHooks) -> None:
        self._port = port
        self._database = database
        self._tables = tables

    async def message_of(self, hosted: HostedGame, row: OutboxRow) -> Outgoing | None:  # noqa: C901  # one case for each
        """Make the message of a row; None if there is nothing left to say."""
        match row.kind:
            case OutboxKind.PROMPT | OutboxKind.ANNOUNCEMENT | OutboxKind.REVEAL | OutboxKind.STORY | OutboxKind.PAGE:
                return await self._posted(hosted, row)
            case OutboxKind.SECRETS | OutboxKind.LATER:
                occupancy = seat_owed(hosted, row)
                return await illustrate(hosted, secrets_message(hosted, occupancy, row), row.lines, occupancy.name)
            case OutboxKind.ORDER | OutboxKind.LOST:
                return order_message(hosted, seat_owed(hosted, row), row)
            case OutboxKind.CANCELLED | OutboxKind.SEATED | OutboxKind.SEAT_OFFERED | OutboxKind.SEAT_FREE:
                return signup_message(hosted, row)
            case OutboxKind.HANDED_OVER | OutboxKind.CO_GM | OutboxKind.REMATCH | OutboxKind.TAKEN_OFF:
                return signup_message(hosted, row)
            case OutboxKind.READY | OutboxKind.READY_OVER | OutboxKind.ASKED_TO_LEAD | OutboxKind.ASKED_BESIDE:
                return signup_message(hosted, row)
            case OutboxKind.COUNT | OutboxKind.REMINDER | OutboxKind.LATE | OutboxKind.WINDOW:
                return timely_message(hosted, row) if row.kind is not OutboxKind.WINDOW else window_message(hosted, row)
            case OutboxKind.AWAY | OutboxKind.BACK | OutboxKind.HELD | OutboxKind.SOUGHT | OutboxKind.REMOVED:
                return absence_message(hosted, row)
            case OutboxKind.MOVED | OutboxKind.REASON:
                return moved_message(hosted, row) if row.kind is OutboxKind.MOVED else reason_message(hosted, row)
            case OutboxKind.OPEN | OutboxKind.RESULT:
                return await self._looked_up(hosted, row)
            case OutboxKind.RELAYED | OutboxKind.BARRED | OutboxKind.NO_THREADS | OutboxKind.OUTSIDE:
                return thread_message(hosted, row)
            case OutboxKind.HELD_BACK | OutboxKind.UNSAID:
                return unsaid_message(hosted, row)
            case OutboxKind.SPEECH | OutboxKind.THREAD | OutboxKind.WHISPER | OutboxKind.RETRACTION | OutboxKind.STRIKE:
                raise AssertionError(row.kind)  # Posted under another name, in threads, or in a post that changes.
            case OutboxKind.WATCHED:
                raise AssertionError(row.kind)  # In the thread of those who watch.
            case OutboxKind.UNREADABLE | OutboxKind.ENDED | OutboxKind.OFFER_OVER | OutboxKind.OFFER_ACCEPTED:
                raise AssertionError(row.kind)  # Of no game, or said in the offer itself.
            case OutboxKind.GM | OutboxKind.DEADLINE | OutboxKind.MISSING | OutboxKind.TELL | OutboxKind.TROUBLE:
                return gm_message(hosted, row)
            case (
                OutboxKind.STAFF | OutboxKind.ABSENT | OutboxKind.SILENT | OutboxKind.WATCH_ASKED | OutboxKind.WATCHING
            ):
                return gm_message(hosted, row)

    async def _looked_up(self, hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
        """What the GM is told of more than the game as it stands."""
        if row.kind is OutboxKind.RESULT:
            return None if hosted.pending is None else result_message(hosted, self._tables.foresee(hosted))
        return open_message(hosted, row, await self._port.channel_access.openness(hosted, row.user_id))

    async def _posted(self, hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
        if row.kind is OutboxKind.PAGE:
            return await self._page(hosted)
        if row.kind is OutboxKind.STORY:
            return await illustrate_past(hosted, story_message(hosted, row))
        said = reveal_message if row.kind is OutboxKind.REVEAL else room_message
        return await self._with_record(
            hosted, row, await illustrate(hosted, said(hosted, row), lines_told(hosted, row), To.PUBLIC)
        )

    async def _page(self, hosted: HostedGame) -> Outgoing | None:
        """The whole game to step through, for whoever wants to know how it could come to this."""
        if self._tables.make_page is None:
            return None
        record, _ = await self._database.read(lambda connection: published(connection, hosted))
        page = await self._tables.make_page(hosted, record)
        if page is None:
            return None
        return Outgoing(say(hosted, "whole-game"), files={f"{hosted.theme.slug}-{hosted.id}.html": page})

    async def _with_record(self, hosted: HostedGame, row: OutboxRow, outgoing: Outgoing | None) -> Outgoing | None:
        """Add to what tells who was who the record, and who is behind the aliases; to no end that was taken back."""
        told = told_of(hosted, row.lines, To.PUBLIC)
        is_end = hosted.phase is GamePhase.OVER and any(isinstance(each.event, Outcome) for each in told)
        if outgoing is not None and is_end and is_told_apart(hosted) is (row.kind is OutboxKind.REVEAL):
            record, cast = await self._database.read(lambda connection: published(connection, hosted))
            outgoing.files[f"{hosted.theme.slug}-{hosted.id}.jsonl"] = record
            if hosted.anonymous:
                first, *others = outgoing.pages
                outgoing.pages = [first, cast_page(hosted, cast), *others]
        return outgoing


def seat_owed(hosted: HostedGame, row: OutboxRow) -> Occupancy:
    """The seat that is owed a row, or that it is about."""
    return next(occupancy for occupancy in hosted.occupancies if occupancy.seat_id == row.seat_id)
