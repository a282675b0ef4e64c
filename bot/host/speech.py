"""What players of anonymous games say: saved like all that is owed, and posted under their aliases a little later."""

from random import SystemRandom

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from bot.clock import now
from bot.delivery.delivery import Delivery
from bot.host.denied import Denied
from bot.host.outbox_rows import speech_row
from bot.storage.database import Database
from bot.storage.games import Games
from bot.storage.kinds import GamePhase
from bot.storage.live import Live, Sitting
from bot.storage.models import Occupant, OutboxRow
from bot.storage.outbox import OWED, destination_of, save_owed
from bot.storage.rows import row_of
from bot.wording.pages import MESSAGE, length
from bot.wording.speech import as_said

LONGEST_PAUSE = 4.0
"""Seconds within which something is posted that was said."""
MOST_WAITING = 5
"""How much of one player's may wait to be posted."""

chance = SystemRandom()


class Speech:
    """Takes what players say. It is posted within ``pause`` seconds, so that its moment tells of nobody."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, pause: float = LONGEST_PAUSE) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._pause = pause

    async def say(self, game_id: int, user_id: int, typed: str, source_id: int) -> None:
        """Post what a player has typed, once for each source: a message or an interaction. Raises Denied."""
        async with self._games.turn(game_id):
            live = await self._games.load(game_id)
            if live is None:
                raise Denied("no-such-game")
            sitting, text = self.heard(live, user_id, typed)
            await self._save(live, sitting, text, source_id)

    @staticmethod
    def heard(live: Live, user_id: int, typed: str) -> tuple[Sitting, str]:
        """Who speaks, and what he says. Raises Denied if he cannot, or it is nothing or too long."""
        text = as_said(typed)
        if not text:
            raise Denied("say-nothing")
        if length(text) > MESSAGE:
            raise Denied("say-too-long", {"most": MESSAGE, "given": length(text)})
        return _speaker(live, user_id), text

    async def _save(self, live: Live, sitting: Sitting, text: str, source_id: int) -> None:
        row = speech_row(live, sitting.name, text, now(), self._pause)
        row.nonce = f"say{source_id}"

        def save(connection: Connection) -> None:
            self.check_may_speak(connection, live=live, sitting=sitting)
            save_owed(connection, [row])

        try:
            await self._database.write(save)
        except IntegrityError:
            return  # It was delivered twice, and is posted once.
        self._delivery.wake([destination_of(row)])

    @staticmethod
    def check_may_speak(connection: Connection, *, live: Live, sitting: Sitting) -> None:
        """Raise Denied if another process has given the seat away, or much that was said there waits to be posted."""
        occupant = row_of(connection, Occupant, sitting.occupant_id)
        if occupant is None or occupant.until is not None:
            raise Denied("not-seated")
        waiting = select(func.count(OutboxRow.id)).where(
            OutboxRow.game_id == live.id, OutboxRow.speaker == sitting.name, OutboxRow.state.in_(OWED)
        )
        if (connection.scalar(waiting) or 0) >= MOST_WAITING:
            raise Denied("say-too-fast")


def _speaker(live: Live, user_id: int) -> Sitting:
    """The seat from which somebody speaks. Raises Denied if he cannot."""
    if not live.anonymous:
        raise Denied("not-anonymous")
    if live.game is None:
        raise Denied("not-begun" if live.phase is GamePhase.SIGNUP else "over")
    if live.phase is GamePhase.OVER:
        raise Denied("over")
    sitting = live.sitting_of(user_id)
    if sitting is None:
        raise Denied("not-seated")
    if live.room.loss is not None:
        raise Denied("cannot-post")
    return sitting
