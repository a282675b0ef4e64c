"""Finds the game that somebody means: the channel's, in a DM the one that waits for them, or else they are asked."""

from collections.abc import Iterable
from functools import partial

from sqlalchemy import BigInteger, Connection, bindparam, or_, select

from bot.database.database import Database
from bot.database.prepared import PreparedQuery
from bot.delivery.gm.gm_questions import gm_asks
from bot.host.denied import Denied, Rests
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.remains import Remains, remains_of
from bot.storage.people.gms import leads
from bot.storage.people.guilds import games_on
from bot.storage.people.past_occupants import Cast, cast_of
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow, Occupant, Room, Seat, ThreadRow
from engine.actions import Action


class Finder:
    """Finds games by channel and by person."""

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games

    async def by_number(self, game_id: int) -> HostedGame:
        """Return the game of that number. Raises Denied if there is none, or Rests if it cannot be loaded."""
        hosted = await self._games.load(game_id)
        if hosted is not None:
            return hosted
        remains = await self._remains(game_id)
        if remains is None:
            raise Denied("no-such-game")
        raise self._rests(remains)

    async def of_channel(self, channel_id: int) -> HostedGame | None:
        """Return the game that is on in a channel or talks in a private thread, or the last that did.

        A game that is over and cannot be loaded counts as none. Raises Rests if a running one cannot be loaded.
        """
        game_id = await self._database.read(partial(_game_in, channel_id=channel_id))
        if game_id is None:
            return None
        hosted = await self._games.load(game_id)
        if hosted is None and (remains := await self._remains(game_id)) is not None and not remains.is_over:
            raise self._rests(remains)
        return hosted

    async def _remains(self, game_id: int) -> Remains | None:
        return await self._database.read(lambda connection: remains_of(connection, game_id))

    def _rests(self, remains: Remains) -> Rests:
        if remains.is_over:
            return Rests("over", remains)
        return Rests("unreadable" if self._games.is_unreadable(remains.id) else "theme-missing", remains)

    async def of_person(self, user_id: int) -> list[HostedGame]:
        """Return the games that somebody plays in or leads and that are not over, newest first."""
        user = {USER.key: user_id}
        return await self._loaded(
            await self._database.read(lambda connection: connection.scalars(GAMES_OF_USER, user).all())
        )

    async def spoken_by(self, user_id: int) -> list[HostedGame]:
        """Return the running anonymous games in which somebody plays, newest first."""
        games = await self.of_person(user_id)
        return [hosted for hosted in games if hosted.has_aliases and hosted.occupancy_of(user_id) is not None]

    async def of_guild(self, guild_id: int) -> list[HostedGame]:
        """Return the games of a server that are not over, newest first."""
        numbers = await self._database.read(lambda connection: games_on(connection, guild_id))
        return await self._loaded(numbers)

    async def cast(self, hosted: HostedGame) -> Cast:
        """Return the people who have played the seats of a game."""
        return await self._database.read(lambda connection: cast_of(connection, hosted.id))

    async def to_move(self, user_id: int) -> HostedGame:
        """Return the game that its GM wants to move: their only one, or the only one without a room. Raises Denied."""
        led = [hosted for hosted in await self.of_person(user_id) if hosted.is_led_by(user_id)]
        lost = [hosted for hosted in led if hosted.room.loss is not None]
        for choice in (lost, led):
            if len(choice) == 1:
                return choice[0]
        raise Denied("no-game-to-move")

    async def meant(self, user_id: int, channel_id: int | None, move: type[Action] | None = None) -> HostedGame:
        """Return the game that somebody means by a command given there. Raises Denied unless exactly one fits.

        In a DM the game that is on there comes first, unless the command is a move that it doesn't ask for.
        """
        here = None if channel_id is None else await self.of_channel(channel_id)
        if here is not None and not here.is_in_dm:
            return here
        candidates = await self.of_person(user_id)
        waiting = [hosted for hosted in candidates if _is_asked(hosted, user_id, move)]
        own = [hosted for hosted in candidates if here is not None and hosted.id == here.id]
        for choice in (own if move is None else [each for each in own if each in waiting], waiting, own, candidates):
            if len(choice) == 1:
                return choice[0]
        if here is not None and not candidates:
            return here
        raise Denied("which-game" if candidates else "no-game-here")

    async def _loaded(self, numbers: Iterable[int]) -> list[HostedGame]:
        found = [await self._games.load(number) for number in numbers]
        return [hosted for hosted in found if hosted is not None]


USER = bindparam("user", type_=BigInteger())
PLAYS = (
    select(Seat.game_id)
    .join(Occupant, Occupant.seat_id == Seat.id)
    .where(Occupant.user_id == USER, Occupant.until.is_(None))
)
GAMES_OF_USER = (
    select(GameRow.id)
    .where(GameRow.phase != GamePhase.OVER, or_(leads(USER), GameRow.id.in_(PLAYS)))
    .order_by(GameRow.id.desc())
)
CHANNEL = bindparam("channel", type_=BigInteger())
TALKS_THERE = select(ThreadRow.game_id).where(ThreadRow.channel_id == CHANNEL)
IS_THERE = (
    select(Room.game_id).where(Room.channel_id == CHANNEL).order_by(Room.is_open.desc(), Room.game_id.desc()).limit(1)
)
FIND_TALKING, FIND_THERE = PreparedQuery(TALKS_THERE), PreparedQuery(IS_THERE)


def _game_in(connection: Connection, channel_id: int) -> int | None:
    """Return the number of the game that is on in a channel or talks in a private thread, or the last that did."""
    there = {CHANNEL.key: channel_id}
    found = FIND_TALKING.scalars(connection, there) or FIND_THERE.scalars(connection, there)
    return found[0] if found else None


def _is_asked(hosted: HostedGame, user_id: int, move: type[Action] | None) -> bool:
    occupancy = hosted.occupancy_of(user_id)
    asked = [*(hosted.asks.of(occupancy.name) if occupancy is not None else ())]
    asked += gm_asks(hosted, user_id) if hosted.is_led_by(user_id) else ()
    return any(issubclass(ask.move, move) if move is not None else bool(ask.awaited) for ask in asked)
