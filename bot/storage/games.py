"""The games in memory: each loaded once, and worked on by one at a time."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from datetime import datetime

from bot.storage.database import Database
from bot.storage.live import Live, load_live
from bot.storage.records import times_of
from bot.themes import Theme, games
from engine.rulebook import AnyRulebook


class Games:
    """Loads games and keeps them. What is kept is only a cache of the database: ``forget`` throws it away."""

    def __init__(self, database: Database, themes: Mapping[str, Theme]) -> None:
        self.themes = themes
        self._database = database
        self._rulebooks = games(themes)
        self._kept: dict[int, Live] = {}
        self._forgotten: Counter[int] = Counter()
        self._turns: dict[int, asyncio.Lock] = {}

    def rulebook(self, theme: str) -> AnyRulebook:
        """The rulebook of an installed theme."""
        return self._rulebooks[theme]

    def turn(self, game_id: int) -> asyncio.Lock:
        """The lock of a game: whoever changes it holds it."""
        return self._turns.setdefault(game_id, asyncio.Lock())

    async def load(self, game_id: int) -> Live | None:
        """Give a game as it is now; None if there is none of that number."""
        while (live := self._kept.get(game_id)) is None:
            forgotten = self._forgotten[game_id]
            async with self._database.reading() as session:
                live = await load_live(session, self.themes, self._rulebooks, game_id)
            if live is None:
                return None
            # Somebody else may have loaded it meanwhile, and all must hold the same one; or it was changed and
            # forgotten, so that what was read is out of date.
            if forgotten == self._forgotten[game_id]:
                return self._kept.setdefault(game_id, live)
        return live

    async def times(self, game_id: int) -> dict[int, datetime]:
        """When each line of a game was accepted."""
        async with self._database.reading() as session:
            return await times_of(session, game_id)

    def keep(self, live: Live) -> None:
        """Keep a game as it has been saved, in place of how it was before."""
        self._kept[live.id] = live

    def forget(self, game_id: int) -> None:
        """Throw away what is kept of a game; the next to ask loads it anew."""
        self._forgotten[game_id] += 1
        self._kept.pop(game_id, None)
