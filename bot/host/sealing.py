"""The seal of a game: what is fixed when it begins is committed to, and who sits where, each with a salt of his own."""

from secrets import token_hex
from typing import TypedDict

from sqlalchemy import Connection, update

from bot.storage.live import Live
from bot.storage.models import Seat
from engine.commitment import commitment, person
from engine.record import Header, sealed

SALT_BYTES = 32


class Sealed(TypedDict):
    """What is kept of the seal with its game."""

    salt: str
    commitment: str


def seal_game(connection: Connection, live: Live, header: Header) -> Sealed:
    """Seal a game that begins, and its seats."""
    people = {}
    for sitting in live.sittings:
        salt = token_hex(SALT_BYTES)
        people[sitting.name] = person(salt, sitting.user_id)
        kept = {"salt": salt, "person": people[sitting.name]}
        connection.execute(update(Seat).where(Seat.id == sitting.seat_id).values(kept))
    salt = token_hex(SALT_BYTES)
    live.commitment = commitment(salt, sealed(header, people))
    return Sealed(salt=salt, commitment=live.commitment)
