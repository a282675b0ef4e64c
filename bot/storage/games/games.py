"""Loads games from the database each time, so that every process sees their present state, and keeps them folded.

A log only grows, so the folded part stays valid and only new lines are folded in. The rest of a game is a few rows.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection, select

from bot.database.database import Database
from bot.database.locks import GameLock
from bot.logs import where
from bot.storage.games.hosted_game import Chances, HostedGame
from bot.storage.games.loading import Library, Unreadable, load_hosted
from bot.storage.games.record_lines import times_of
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow
from bot.themes import Theme, games
from engine.game import Game
from engine.rulebook import AnyRulebook

MOST_KEPT = 100
"""The most games that are kept folded. The least recently used go first."""

log = structlog.get_logger()


class Games:
    """Loads games. A game that cannot be read counts as none, and ``report`` gets its number once."""

    def __init__(
        self,
        database: Database,
        themes: Mapping[str, Theme],
        report: Callable[[int], None] = lambda _: None,
        most_kept: int = MOST_KEPT,
    ) -> None:
        self.themes = themes
        self._library = Library(themes, games(themes))
        self._database = database
        self._report = report
        self._most_kept = most_kept
        self._folded: OrderedDict[int, HostedGame] = OrderedDict()
        self._unreadable: set[int] = set()
        self._locks: WeakValueDictionary[int, GameLock] = WeakValueDictionary()

    def draw_from(self, chance: Chances, alias_chance: Chances) -> None:
        """Take the draws and the aliases of all games from other sources than the operating system's."""
        self._library = self._library._replace(chance=chance, alias_chance=alias_chance)

    def rulebook(self, theme: str) -> AnyRulebook:
        """Return the rulebook of an installed theme."""
        return self._library.rulebooks[theme]

    def lock(self, game_id: int) -> GameLock:
        """Return the lock that a task of this process must hold to change a game."""
        if (lock := self._locks.get(game_id)) is None:
            lock = self._locks[game_id] = GameLock()
        return lock

    async def load(self, game_id: int) -> HostedGame | None:
        """Return a game as it is now; None if it does not exist, cannot be read or has no theme."""
        load = partial(load_hosted, library=self._library, game_id=game_id, known=self._known(game_id))
        try:
            hosted = await self._database.read(load)
        except Unreadable as error:
            if game_id not in self._unreadable:
                self._unreadable.add(game_id)
                await self._note(game_id, error)
            return None
        self._unreadable.discard(game_id)
        if hosted is not None:
            self.keep(hosted)
        return hosted

    def load_within(self, connection: Connection, game_id: int, *, lock: bool = False) -> HostedGame | None:
        """Do the same within a job that writes, without reporting or caching anything.

        With ``lock``, no other process changes the game's row until everything is saved.
        """
        with suppress(Unreadable):
            return load_hosted(connection, self._library, game_id, self._known(game_id), lock=lock)
        return None

    def newest(self, found: HostedGame) -> HostedGame | None:
        """Return a running game as it was found, with the lines saved here since; None if other things are new.

        What other processes have done shows only on saving.
        """
        kept = self._folded.get(found.id)
        if kept is None or found.phase is not GamePhase.RUNNING or found.game is None or kept.lines < found.lines:
            return None
        newest = replace(found, game=kept.game)
        return newest if newest == kept else None

    def is_unreadable(self, game_id: int) -> bool:
        """Whether a game could not be read when it was last loaded."""
        return game_id in self._unreadable

    async def times(self, game_id: int) -> dict[int, datetime]:
        """Return when each line of a game was accepted."""
        return await self._database.read(partial(times_of, game_id=game_id))

    def keep(self, hosted: HostedGame) -> None:
        """Cache a game as it was found or saved, for its folded state."""
        if hosted.game is None:
            return
        self._folded[hosted.id] = hosted
        self._folded.move_to_end(hosted.id)
        while len(self._folded) > self._most_kept:
            self._folded.popitem(last=False)

    def drop(self, game_id: int) -> None:
        """Drop a game from the cache, because its log, its occupants or its spectators have changed."""
        self._folded.pop(game_id, None)

    def _known(self, game_id: int) -> Game | None:
        """Return the cached folded state of a game."""
        kept = self._folded.get(game_id)
        return None if kept is None else kept.game

    async def _note(self, game_id: int, error: Unreadable) -> None:
        """Report that a game cannot be read, unless it is over."""
        on = select(GameRow.id).where(GameRow.id == game_id, GameRow.phase != GamePhase.OVER)
        if await self._database.read(lambda connection: connection.scalar(on)) is not None:
            log.error("a game rests, for it cannot be read", game=game_id, error=where(error.__cause__ or error))
            self._report(game_id)
