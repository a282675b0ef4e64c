"""Takes the speech of players in anonymous games: saved in the outbox, and posted under an alias a little later."""

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from bot.clock import now
from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied, check_length
from bot.host.moves.owed_rows import speech_row
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.outbox.outbox import OWED, destination_of, save_owed
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import Occupant, OutboxRow
from bot.storage.schema.rows import row_of
from bot.wording.pages import MESSAGE
from bot.wording.speech_words import as_said

LONGEST_PAUSE = 4.0
"""Seconds within which a player's words are posted."""
MOST_WAITING = 5
"""The most messages of one player that may wait to be posted."""


class Speech:
    """Takes players' speech. It is posted within ``pause`` seconds, so that the moment reveals nobody."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, pause: float = LONGEST_PAUSE) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._pause = pause

    async def say(self, game_id: int, user_id: int, typed: str, source_id: int) -> None:
        """Queue the words that a player typed, once per source: a message or an interaction. Raises Denied."""
        async with self._games.lock(game_id):
            hosted = await self._games.load(game_id)
            if hosted is None:
                raise Denied("no-such-game")
            occupancy, text = self.heard(hosted, user_id, typed)
            await self._save(hosted, occupancy, text, source_id)

    @staticmethod
    def heard(hosted: HostedGame, user_id: int, typed: str) -> tuple[Occupancy, str]:
        """Return the speaker and their words. Raises Denied if they cannot speak, or the text is empty or too long."""
        text = as_said(typed)
        if not text:
            raise Denied("say-nothing")
        check_length(text, MESSAGE, "say-too-long")
        return _speaker(hosted, user_id), text

    async def _save(self, hosted: HostedGame, occupancy: Occupancy, text: str, source_id: int) -> None:
        row = speech_row(hosted, occupancy.name, text, now(), self._pause)
        row.nonce = f"say{source_id}"

        def save(connection: Connection) -> None:
            self.check_may_speak(connection, hosted=hosted, occupancy=occupancy)
            save_owed(connection, [row])

        try:
            await self._database.write(save)
        except IntegrityError:
            return  # The source was delivered twice, and is posted once.
        self._delivery.wake([destination_of(row)])

    @staticmethod
    def check_may_speak(connection: Connection, *, hosted: HostedGame, occupancy: Occupancy) -> None:
        """Raise Denied if another process has given the seat away, or too much of its speech waits to be posted."""
        occupant = row_of(connection, Occupant, occupancy.occupant_id)
        if occupant is None or occupant.until is not None:
            raise Denied("not-seated")
        waiting = select(func.count(OutboxRow.id)).where(
            OutboxRow.game_id == hosted.id, OutboxRow.speaker == occupancy.name, OutboxRow.state.in_(OWED)
        )
        if (connection.scalar(waiting) or 0) >= MOST_WAITING:
            raise Denied("say-too-fast")


def _speaker(hosted: HostedGame, user_id: int) -> Occupancy:
    """Return the seat from which somebody speaks. Raises Denied if they cannot speak."""
    if not hosted.anonymous:
        raise Denied("not-anonymous")
    if hosted.game is None:
        raise Denied("not-begun" if hosted.phase is GamePhase.SIGNUP else "over")
    if hosted.phase is GamePhase.OVER:
        raise Denied("over")
    occupancy = hosted.occupancy_of(user_id)
    if occupancy is None:
        raise Denied("not-seated")
    if hosted.room.loss is not None:
        raise Denied("cannot-post")
    return occupancy
