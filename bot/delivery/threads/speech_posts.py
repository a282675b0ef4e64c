"""Posts what seats say. A post that fails holds up nothing else in its room; the speaker and the GM are told."""

import discord
import structlog
from sqlalchemy import Connection

from bot.clock import now
from bot.delivery.card.painter import LoseRoom
from bot.delivery.requests.failures import loss_of_voice, will_pass
from bot.delivery.requests.port import Port
from bot.delivery.sending.claims import ClaimLost, Claims, Wake
from bot.delivery.sending.delivery_log import answered
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.logs import where
from bot.storage.channels.room_rows import try_again
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import (
    Destination,
    destination_of,
    mark,
    mark_sent,
    messages_sent,
    owed,
    put_off_speech,
    save_owed,
    speech_waiting,
)
from bot.storage.outbox.owed_to_gms import owed_to_gms
from bot.storage.schema.kinds import GamePhase, Loss, OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow

log = structlog.get_logger()


class Speeches:
    """Settles rows of speech under aliases. ``lose`` hears of a room in which the bot may not post it."""

    def __init__(self, port: Port, claims: Claims, lose: LoseRoom, wake: Wake) -> None:
        self._port = port
        self._claims = claims
        self._database = claims.database
        self._lose = lose
        self._wake = wake

    async def settle(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Post what a seat says, or postpone it, or give it up."""
        try:
            await self._post(hosted, row)
        except ClaimLost:
            raise
        except Exception as error:
            loss = loss_of_voice(error)
            if loss is not None and hosted.phase is not GamePhase.OVER:
                await self._hold_back(hosted, row, loss)
            elif loss is None and (will_pass(error) or isinstance(error, discord.Forbidden)):
                log.warning("said later", game=row.game_id, **answered(error), error=type(error).__name__)
                await self._put_off(row)
            else:
                log.error("not said", game=row.game_id, **answered(error), error=where(error))
                await self._give_up(hosted, row)

    async def _post(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Post it. Webhooks have no nonces, so a half-sent post is always looked for."""
        assert row.speaker is not None
        assert row.text is not None
        channel_id = hosted.room.channel_id
        message_id = None
        if row.state is OutboxState.SENDING:
            known = await self._database.read(lambda connection: messages_sent(connection, channel_id))
            message_id = await self._port.find_posted(channel_id, row.speaker, row.created_at, known)
        if message_id is None:
            self._claims.check(row)
            message_id = await self._port.webhooks.post(channel_id, row.speaker, row.text)

        def save(connection: Connection) -> None:
            mark_sent(connection, row, channel_id, message_id)
            if hosted.room.loss is not None:
                try_again(connection, hosted.room.id, now())

        await self._claims.settle(row, save)
        hosted.room.loss = None

    async def _hold_back(self, hosted: HostedGame, row: OutboxRow, loss: Loss) -> None:
        """Hold speech back until the bot may post again, and tell the speaker."""

        def save(connection: Connection) -> list[OutboxRow]:
            unheard = [each for each in speech_waiting(connection, row) if not each.attempts]
            news = [_told_speaker(hosted, each, OutboxKind.HELD_BACK) for each in unheard]
            save_owed(connection, news)
            put_off_speech(connection, row, now(), rests=True)
            return news

        news = await self._claims.save(row, save)
        await self._lose(hosted.id, hosted.room.channel_id, loss)
        self._wake(map(destination_of, news))

    async def _put_off(self, row: OutboxRow) -> None:
        await self._claims.settle(row, lambda connection: put_off_speech(connection, row, now(), rests=False))

    async def _give_up(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Give up speech that Discord never takes, and do not lose it silently."""
        news = [_told_speaker(hosted, row, OutboxKind.UNSAID), *owed_to_gms(hosted, OutboxKind.UNSAID, [], now())]

        def save(connection: Connection) -> None:
            mark(connection, row, OutboxState.DROPPED)
            save_owed(connection, news)

        await self._claims.settle(row, save)
        self._wake(map(destination_of, news))


def _told_speaker(hosted: HostedGame, row: OutboxRow, kind: OutboxKind) -> OutboxRow:
    """Queue news for the speaker about what they said."""
    assert row.speaker is not None
    occupancy = hosted.occupancy(row.speaker)
    news = owed(hosted.id, kind, [], now(), Destination(seat_id=occupancy.seat_id))
    news.text, news.about_id = row.text, occupancy.user_id
    return news


def held_back_message(hosted: HostedGame, row: OutboxRow) -> Outgoing:
    """Tell a speaker which of their words wait until the bot may post again."""
    return _told_of_speech(hosted, row, "speech-held-back")


def unsaid_message(hosted: HostedGame, row: OutboxRow) -> Outgoing:
    """Tell a speaker which of their words are not posted, or a GM that some are not, without the speaker's name."""
    if row.user_id is not None:
        return Outgoing(say(hosted, "gm-unsaid", {"room": f"<#{hosted.room.channel_id}>"}))
    return _told_of_speech(hosted, row, "speech-unsaid")


def _told_of_speech(hosted: HostedGame, row: OutboxRow, message_id: str) -> Outgoing:
    text = say(hosted, message_id, {"room": f"<#{hosted.room.channel_id}>"})
    return Outgoing(f"{text}\n>>> {row.text}")
