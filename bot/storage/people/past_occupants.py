"""Reads the people who have played each seat of a game, one after the other."""

from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from sqlalchemy import Connection, select

from bot.database.columns import ID
from bot.storage.schema.models import Occupant, Seat

NOBODY = 0
"""The user id of an occupant who has asked to be forgotten. Discord never uses it."""


def is_person(user_id: int) -> bool:
    """Whether an occupant's id is a Discord user's: neither somebody forgotten nor a house player."""
    return user_id > NOBODY


class Player(NamedTuple):
    """Somebody who plays or has played a seat."""

    name: str
    user_id: int


Cast = dict[str, list[Player]]
"""The people who have played each seat, first to last, in seat order."""

PLAYED = (
    select(Seat.name, Occupant.name, Occupant.user_id)
    .join(Occupant, Occupant.seat_id == Seat.id)
    .where(Seat.game_id == ID)
    .order_by(Seat.position, Occupant.id)
)


def cast_of(connection: Connection, game_id: int) -> Cast:
    """Return the cast of a game. While an anonymous game is on, only a GM without a seat may see it."""
    rows = connection.execute(PLAYED, {ID.key: game_id})
    return {seat: [Player(name, user) for _, name, user in played] for seat, played in groupby(rows, itemgetter(0))}
