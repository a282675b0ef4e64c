"""Reads what is known of a game that cannot be loaded: its row, room and seats, without its log."""

from typing import NamedTuple

from sqlalchemy import Connection, and_, func, select

from bot.storage.people.gms import co_gms_of
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow, Guild, Occupant, Room, Seat
from bot.words import LANGUAGE


class Remains(NamedTuple):
    """The remains of such a game. It has no room if the room is lost; ``players`` are the present occupants."""

    id: int
    theme: str
    language: str
    guild_id: int
    gm_id: int
    anonymous: bool
    ended_by: int | None
    has_begun: bool
    is_over: bool
    room_id: int | None
    channel_id: int | None
    co_gms: tuple[int, ...]
    players: frozenset[int]

    @property
    def gms(self) -> tuple[int, ...]:
        """The users who lead it, its first GM first."""
        return self.gm_id, *self.co_gms

    @property
    def is_in_dm(self) -> bool:
        """Whether it is played in one person's DM with the bot; see ``home_of``."""
        return self.guild_id < 0

    @property
    def ended_by_manager(self) -> int | None:
        """The manager of the server who has ended the game, if it was not its GM."""
        return self.ended_by if self.ended_by not in self.gms else None


def remains_of(connection: Connection, game_id: int) -> Remains | None:
    """Return the remains of a game; None if there is none of that number."""
    asked = (
        select(
            GameRow.id,
            GameRow.theme,
            func.coalesce(Guild.language, LANGUAGE),
            GameRow.guild_id,
            GameRow.gm_id,
            GameRow.anonymous,
            GameRow.ended_by,
            GameRow.started_at.is_not(None),
            GameRow.phase == GamePhase.OVER,
            Room.id,
            Room.channel_id,
        )
        .outerjoin(Guild, Guild.id == GameRow.guild_id)
        .outerjoin(Room, and_(Room.game_id == GameRow.id, Room.kind == "table"))
        .where(GameRow.id == game_id)
    )
    found = (connection.execute(asked)).one_or_none()
    if found is None:
        return None
    players = select(Occupant.user_id).join(Seat, Seat.id == Occupant.seat_id)
    present = connection.scalars(players.where(Seat.game_id == game_id, Occupant.until.is_(None)))
    return Remains(*found, co_gms=co_gms_of(connection, game_id), players=frozenset(present))
