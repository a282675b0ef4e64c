"""Opens the votes that a GM has closed for a time, when that time is up."""

from datetime import datetime
from functools import partial

import structlog

from bot.database.database import Database
from bot.host.denied import Denied
from bot.host.moves.host import Host
from bot.host.waits.lateness import ByItself, failed
from bot.logs import where
from bot.storage.games.games import Games
from bot.storage.games.vote_counts import LOCKS, save_lock
from engine.by_hand import LockByHand
from engine.errors import Refused
from engine.judging import Submission
from engine.names import GM

log = structlog.get_logger()


class VoteLocks:
    """Opens closed votes in time."""

    def __init__(self, database: Database, games: Games, host: Host) -> None:
        self._database = database
        self._games = games
        self._host = host
        self._resting: set[int] = set()
        """Games whose votes could not be opened because of an error. The others go on."""

    @property
    def by_itself(self) -> ByItself:
        """The votes that open again by themselves."""
        return ByItself(lambda connection: LOCKS.earliest(connection, {*self._resting}), self._open_due)

    async def _open_due(self, at: datetime) -> None:
        """Open the votes whose time is up."""
        due = await self._database.read(partial(LOCKS.due, until=at, but={*self._resting}))
        async for game_id, error in failed(due, self._open, self._resting):
            log.error("votes not opened", game=game_id, error=where(error))

    async def _open(self, game_id: int) -> None:
        """Open the votes of a game, unless they are open by now or the game is over."""
        forget = partial(save_lock, game_id=game_id, until=None)
        try:
            hosted = await self._games.load(game_id)
            if hosted is None:
                raise Denied("no-such-game")
            await self._host.submit(hosted, Submission(GM, LockByHand(votes=False)), also=forget)
        except (Denied, Refused):
            await self._database.write(forget)
