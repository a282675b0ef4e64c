"""Who has played the seats of a game, one after the other."""

from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from sqlalchemy import Connection, select

from bot.database.columns import ID
from bot.storage.schema.models import Occupant, Seat

NOBODY = 0
"""The user of a seat whose player has asked to be forgotten. Discord numbers nobody so."""


class Player(NamedTuple):
    """Somebody who plays or has played a seat."""

    name: str
    user_id: int


Cast = dict[str, list[Player]]
"""Those who have played each seat, first to last, in seat order."""

PLAYED = (
    select(Seat.name, Occupant.name, Occupant.user_id)
    .join(Occupant, Occupant.seat_id == Seat.id)
    .where(Seat.game_id == ID)
    .order_by(Seat.position, Occupant.id)
)


def cast_of(connection: Connection, game_id: int) -> Cast:
    """Who has played the seats of a game: in an anonymous one that is on, for its GM alone, if he does not play."""
    rows = connection.execute(PLAYED, {ID.key: game_id})
    return {seat: [Player(name, user) for _, name, user in played] for seat, played in groupby(rows, itemgetter(0))}
