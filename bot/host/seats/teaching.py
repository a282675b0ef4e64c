"""Remembers what each user has learned, so that nobody is taught the same thing twice."""

from bot.database.database import Database
from bot.database.locks import Busy
from bot.delivery.recent import Recent
from bot.storage.games.loading import AWAY
from bot.storage.people.lesson_rows import learn, pages_of, tip_of


class Teaching:
    """Keeps the lessons of users, across all games."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._told = Recent[tuple[int, str, str], bool]()
        """The tips that users are known to have had, by game and move, so that most moves ask the database nothing."""

    async def note_read(self, user_id: int, rulebook: str) -> None:
        """Save that a user has read how to play a game."""
        await self._database.write(lambda connection: learn(connection, user_id, pages_of(rulebook)))

    def forget(self, user_id: int) -> None:
        """Let a user who was forgotten be a newcomer again."""
        for told in [told for told in self._told if told[0] == user_id]:
            del self._told[told]

    async def take_tip(self, user_id: int, rulebook: str, move: str) -> bool:
        """Save that a user gets the tip on a move of a game. Return False if they have had it, or nothing can be saved.

        No tip is worth an error: while the database is busy or away, there is none.
        """
        tip = (user_id, rulebook, move)
        if tip in self._told:
            return False
        lesson = tip_of(rulebook, move)
        try:
            is_new = await self._database.write(lambda connection: learn(connection, user_id, lesson))
        except (Busy, *AWAY):
            return False
        self._told[tip] = True
        return is_new
