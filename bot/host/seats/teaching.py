"""Remembers what each user has learned, so that nobody is taught the same thing twice.

A tip comes with the private answer to somebody's first move of a kind. Only its reader learns that it was their first:
it stands in an answer that they get anyway, and that nobody else sees.
"""

from bot.database.database import AWAY, Database
from bot.database.locks import Busy
from bot.delivery.recent import Recent
from bot.delivery.telling.saying import words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.lesson_rows import learn, pages_of, tip_of
from bot.wording.voice import action_name
from engine.actions import Action


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

    async def tip(self, hosted: HostedGame, user_id: int, move: type[Action]) -> str:
        """Return the game's tip on a move, and save that the user has had it; empty if there is none or they had it.

        No tip is worth an error: there is none while the database is busy or away, either.
        """
        named = action_name(move)
        known = (user_id, hosted.rulebook.slug, named)
        if known in self._told or not (tip := words_of(hosted).tip(named)):
            return ""
        lesson = tip_of(hosted.rulebook.slug, named)
        try:
            is_new = await self._database.write(lambda connection: learn(connection, user_id, lesson))
        except (Busy, *AWAY):
            return ""
        self._told[known] = True
        return tip if is_new else ""

    async def tips_on_turns(self, hosted: HostedGame, user_id: int) -> list[str]:
        """Return the tips of a game in which a turn's own post answers each move, so that none has a private answer."""
        moves = hosted.rulebook.actions if hosted.rulebook.turns else ()
        return [tip for move in moves if (tip := await self.tip(hosted, user_id, move))]
