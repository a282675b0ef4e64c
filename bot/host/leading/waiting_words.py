"""Shows GMs what they have written for later, and lets them withdraw it or say it at once.

A GM with a seat sees only their own words to everybody: what another GM has written may tell a secret.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial

from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.locked_games import locked
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import destination_of
from bot.storage.outbox.unsaid_words import Waiting, drop_words, let_words_go, words_waiting
from bot.storage.people.remarks import Remark, forget_remark, remark_of, say_at
from bot.storage.schema.models import OutboxRow

Settle = Callable[[Connection, OutboxRow, datetime], bool]


class WaitingWords:
    """The words of GMs that wait for news or a time."""

    def __init__(self, database: Database, games: Games, delivery: Delivery) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery

    async def of(self, hosted: HostedGame, user_id: int) -> Sequence[Waiting]:
        """Return the words in a game that wait, as far as a GM may know of them, the soonest first."""
        return await self._database.read(partial(waiting_for, hosted=hosted, user_id=user_id))

    async def one(self, hosted: HostedGame, user_id: int, token: int) -> Waiting:
        """Return words by the interaction that brought them. Raises Denied if they don't wait any more."""
        return await self._database.read(partial(_one, hosted=hosted, user_id=user_id, token=token))

    async def withdraw(self, game_id: int, user_id: int, token: int) -> None:
        """Withdraw words, of which nothing is kept. Raises Denied if they don't wait any more."""
        await self._settle(game_id, user_id, token, _withdraw)

    async def say_now(self, game_id: int, user_id: int, token: int) -> None:
        """Say words at once. Raises Denied if they don't wait any more."""
        await self._settle(game_id, user_id, token, _say)

    async def _settle(self, game_id: int, user_id: int, token: int, settle: Settle) -> None:
        def change(connection: Connection) -> OutboxRow:
            hosted, at = locked(self._games, connection, game_id), now()
            found = _one(connection, hosted, user_id, token)
            if not settle(connection, found.row, at):
                raise Denied("words-said")
            return found.row

        async with self._games.lock(game_id):
            row = await self._database.write(change)
        self._delivery.wake([destination_of(row)])


def waiting_for(connection: Connection, hosted: HostedGame, user_id: int) -> list[Waiting]:
    """Return the words in a game that wait, as far as a GM may know of them, the soonest first."""
    found = []
    for row in words_waiting(connection, hosted.id, now()):
        words = remark_of(connection, hosted.id, _number(row))
        if words is not None and _may_know(hosted, user_id, words):
            found.append(Waiting(words, row))
    return found


def _one(connection: Connection, hosted: HostedGame, user_id: int, token: int) -> Waiting:
    known = waiting_for(connection, hosted, user_id)
    found = next((each for each in known if each.words.interaction_id == token), None)
    if found is None:
        raise Denied("words-said")
    return found


def _may_know(hosted: HostedGame, user_id: int, words: Remark) -> bool:
    """Whether a GM may see these words before they are said."""
    is_own = words.writer_id == user_id and words.reader_id is None and words.thread is None
    return hosted.is_known_to(user_id) or (hosted.is_led_by(user_id) and is_own)


def _withdraw(connection: Connection, row: OutboxRow, at: datetime) -> bool:
    """Return whether the words were withdrawn. The row stays, dropped, and names nothing any more."""
    if not drop_words(connection, row, at):
        return False
    forget_remark(connection, row.game_id, _number(row))
    return True


def _say(connection: Connection, row: OutboxRow, at: datetime) -> bool:
    if not let_words_go(connection, row, at):
        return False
    say_at(connection, row.game_id, _number(row), at)
    return True


def _number(row: OutboxRow) -> int:
    return int(row.text or 0)
