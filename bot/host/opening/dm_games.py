"""Opens games in people's DMs with the bot: one person against house players, with no server.

Anybody who reaches the bot may open one. So a person has one at a time, the host limits them all, and a forgotten one
ends by itself.
"""

from datetime import datetime, timedelta
from functools import partial
from typing import NamedTuple

import structlog
from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database
from bot.delivery.card.painter import Painter
from bot.host.denied import Denied
from bot.host.moves.host import Host
from bot.host.moves.saving import THIS_GAME
from bot.host.opening.game_openings import Opening
from bot.host.seats.seating import seat_house, seat_house_again, seat_newcomer
from bot.host.seats.signup import Also, SignUp
from bot.host.waits.lateness import ByItself, failed
from bot.logs import where
from bot.settings import USUAL_IN_DMS
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.opening.games_in_dms import count_in_dms, count_opened, ends_of_forgotten
from bot.storage.people.bench import Newcomer
from bot.storage.people.guilds import set_up
from bot.storage.schema.kinds import GamePhase
from engine.actions import Abort
from engine.judging import Submission
from engine.names import GM

MOST_A_DAY = 20
"""The most games that one person opens in their DM within a day."""
A_DAY = timedelta(days=1)

log = structlog.get_logger()


class Person(NamedTuple):
    """Somebody who plays alone: their name on Discord, and the language that they use there."""

    user_id: int
    name: str
    language: str


class DmGames:
    """Opens games in DMs, at most so many at once; 0 for none. Ends those that are forgotten."""

    def __init__(self, database: Database, games: Games, host: Host, sign_up: SignUp, painter: Painter) -> None:
        self._database = database
        self._games = games
        self._painter = painter
        self._host = host
        self._sign_up = sign_up
        self.most = USUAL_IN_DMS
        self._resting: set[int] = set()
        """Games that could not be ended because of an error. The others go on."""

    @property
    def are_offered(self) -> bool:
        """Whether the host lets people open any."""
        return self.most > 0

    @property
    def by_itself(self) -> ByItself:
        """The forgotten games, which end by themselves."""
        return ByItself(self._earliest, self._end_forgotten)

    async def open(self, opening: Opening, person: Person, old: HostedGame | None = None) -> HostedGame:
        """Open a game in a person's DM, and seat them with the house players of an ``old`` one, or as few as it takes.

        Raises Denied as ``SignUp.open`` does, and if there are too many such games, the host wants none, or the bot
        may not write in that DM.
        """
        if not self.are_offered:
            raise Denied("dm-off")

        def seat(connection: Connection, game_id: int, _room_id: int) -> None:
            self._check_room(connection, opening)
            set_up(connection, opening.guild_id, "language", person.language)
            hosted = self._games.load_within(connection, game_id, lock=True)
            assert hosted is not None
            hosted.options = {**hosted.rulebook.unled, **hosted.options}
            connection.execute(THIS_GAME, {"game": game_id, "options": hosted.options})
            if old is None:
                seat_house(connection, hosted, hosted.players[0] - 1)
            else:
                seat_house_again(connection, hosted, old)
            newcomer = Newcomer(person.user_id, person.name, False, opening.channel_id, True)
            seat_newcomer(connection, hosted, newcomer)

        opened = await self._opened(opening, seat)
        self._sign_up.look_again()
        await self._painter.paint(opened.id)
        shown = await self._games.load(opened.id)
        if shown is not None and shown.room.loss is not None:
            await self._sign_up.cancel(opened.id, person.user_id)
            raise Denied("dm-closed")
        return opened

    async def _opened(self, opening: Opening, seat: Also) -> HostedGame:
        try:
            return await self._sign_up.open(opening, seat)
        except Denied as denied:
            if denied.reason != "channel-taken":
                raise
        raise Denied("dm-taken")

    def _check_room(self, connection: Connection, opening: Opening) -> None:
        """Raise Denied if a game that was just opened is one too many."""
        if count_in_dms(connection) > self.most:
            raise Denied("dm-full", {"most": self.most})
        if count_opened(connection, opening.guild_id, now() - A_DAY) > MOST_A_DAY:
            raise Denied("dm-enough", {"most": MOST_A_DAY})

    def _earliest(self, connection: Connection) -> datetime | None:
        ends = ends_of_forgotten(connection)
        return min((at for game_id, at in ends.items() if game_id not in self._resting), default=None)

    async def _end_forgotten(self, at: datetime) -> None:
        """End the games that were forgotten by then."""
        due = await self._forgotten_by(at)
        async for game_id, error in failed(due - self._resting, partial(self._end, at=at), self._resting):
            log.error("game in a DM not ended", game=game_id, error=where(error))

    async def _forgotten_by(self, at: datetime) -> set[int]:
        ends = await self._database.read(ends_of_forgotten)
        return {game_id for game_id, end in ends.items() if end <= at}

    async def _end(self, game_id: int, *, at: datetime) -> None:
        """End a game, unless its person has come back meanwhile, or another process has ended it."""
        hosted = await self._games.load(game_id)
        if hosted is None:
            self._resting.add(game_id)
            return
        if game_id not in await self._forgotten_by(at):
            return
        try:
            if hosted.phase is GamePhase.SIGNUP:
                await self._sign_up.cancel(game_id, hosted.gm_id)
            else:
                await self._host.submit(hosted, Submission(GM, Abort()), wait_token=hosted.wait_token)
        except Denied:
            if game_id in await self._forgotten_by(at):
                raise
            return
        log.info("forgotten game ended", game=game_id)
