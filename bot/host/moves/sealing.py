"""Seals a game at its beginning: commits to what is fixed then and to each seat's occupant, each with its own salt."""

from secrets import token_hex
from typing import TypedDict

from sqlalchemy import Connection, bindparam, update

from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.tables import SEATS
from engine.commitment import commitment, person
from engine.record import Header, sealed

SALT_BYTES = 32
THIS_SEAT = update(SEATS).where(SEATS.c.id == bindparam("seat"))


class Sealed(TypedDict):
    """The part of the seal that is kept with its game."""

    salt: str
    commitment: str


def seal_game(connection: Connection, hosted: HostedGame, header: Header) -> Sealed:
    """Seal a game that begins, and its seats."""
    people, kept = {}, []
    for occupancy in hosted.occupancies:
        salt = token_hex(SALT_BYTES)
        people[occupancy.name] = person(salt, occupancy.user_id)
        kept.append({"seat": occupancy.seat_id, "salt": salt, "person": people[occupancy.name]})
    connection.execute(THIS_SEAT, kept)
    salt = token_hex(SALT_BYTES)
    hosted.commitment = commitment(salt, sealed(header, people))
    return Sealed(salt=salt, commitment=hosted.commitment)
