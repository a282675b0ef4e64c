"""The seal of a game: what is fixed when it begins is committed to, and who sits where, each with a salt of his own."""

from secrets import token_hex
from typing import TypedDict

from sqlalchemy import Connection, bindparam, update

from bot.storage.live import Live
from bot.storage.tables import SEATS
from engine.commitment import commitment, person
from engine.record import Header, sealed

SALT_BYTES = 32
THIS_SEAT = update(SEATS).where(SEATS.c.id == bindparam("seat"))


class Sealed(TypedDict):
    """What is kept of the seal with its game."""

    salt: str
    commitment: str


def seal_game(connection: Connection, live: Live, header: Header) -> Sealed:
    """Seal a game that begins, and its seats."""
    people, kept = {}, []
    for sitting in live.sittings:
        salt = token_hex(SALT_BYTES)
        people[sitting.name] = person(salt, sitting.user_id)
        kept.append({"seat": sitting.seat_id, "salt": salt, "person": people[sitting.name]})
    connection.execute(THIS_SEAT, kept)
    salt = token_hex(SALT_BYTES)
    live.commitment = commitment(salt, sealed(header, people))
    return Sealed(salt=salt, commitment=live.commitment)
