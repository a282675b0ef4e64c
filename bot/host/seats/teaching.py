"""Remembers what each user has learned, so that nobody is taught the same thing twice."""

from bot.database.database import Database
from bot.storage.people.lessons import learn, pages_of


class Teaching:
    """Keeps the lessons of users, across all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note_read(self, user_id: int, rulebook: str) -> None:
        """Save that a user has read how to play a game."""
        await self._database.write(lambda connection: learn(connection, user_id, pages_of(rulebook)))
