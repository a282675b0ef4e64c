"""Forgets a person: they become a nameless seat in the records of their games, which verify as before.

The salt that sealed their seat is deleted, so that nobody can test guesses of users against the seal; so is every row
that names them. A sealed seat keeps its name, but nothing that is kept tells who played it. Games that they have played
alone in their DM go with them.
"""

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Select, delete, select, update

from bot.storage.people.guilds import home_of
from bot.storage.people.past_occupants import NOBODY
from bot.storage.people.personal_data import LISTS, PLACES, Fate, table_of
from bot.storage.schema.tables import ACTIONS, EVENTS, GAMES, GUILDS, MATCH_PLAYERS, METADATA, OCCUPANTS, SEATS
from engine.names import folded

NAMELESS = "Nameless"
"""The name where one is needed. No two players in a game are called the same."""


IN_NO_MATCH = {"name": NAMELESS, "dm_channel_id": None, "dm_open": None}
"""The values that a match keeps of somebody who is forgotten."""


class Stay(NamedTuple):
    """A person's time on a seat."""

    id: int
    game_id: int
    seat_id: int
    seat: str
    name: str


def forget(connection: Connection, user_id: int) -> set[int]:
    """Remove somebody from all games, none of which is on; return the numbers of those they have played.

    The games of their DM are deleted, because nobody else has played them.
    """
    alone = {*connection.scalars(select(GAMES.c.id).where(GAMES.c.guild_id == home_of(user_id)))}
    connection.execute(delete(GAMES).where(GAMES.c.id.in_(alone)))
    connection.execute(delete(GUILDS).where(GUILDS.c.id == home_of(user_id)))
    stays = [Stay(*row) for row in connection.execute(_stays().where(OCCUPANTS.c.user_id == user_id))]
    for stay in stays:
        _empty(connection, stay)
    connection.execute(update(MATCH_PLAYERS).where(MATCH_PLAYERS.c.user_id == user_id).values(IN_NO_MATCH))
    for place in PLACES:
        table = table_of(place)
        named = table.c[place.column] == user_id
        match place.fate:
            case Fate.GOES:
                connection.execute(delete(table).where(named))
            case Fate.NAMES_NOBODY:
                connection.execute(update(table).where(named).values({place.column: NOBODY}))
            case Fate.IS_EMPTIED:
                connection.execute(update(table).where(named).values({place.column: None}))
    for name, column in LISTS:
        _take_off(connection, name, column, user_id)
    return alone | {stay.game_id for stay in stays}


def _stays() -> Select[int, int, int, str, str]:
    columns = (OCCUPANTS.c.id, SEATS.c.game_id, SEATS.c.id, SEATS.c.name, OCCUPANTS.c.name)
    return select(*columns).join(SEATS, SEATS.c.id == OCCUPANTS.c.seat_id).order_by(OCCUPANTS.c.id)


def _empty(connection: Connection, stay: Stay) -> None:
    """Remove the person from a seat: delete the salt of a first occupant, and rename a later one."""
    name = _nameless(connection, stay.game_id)
    of_seat = connection.scalars(
        select(OCCUPANTS.c.id).where(OCCUPANTS.c.seat_id == stay.seat_id).order_by(OCCUPANTS.c.id)
    ).all()
    if of_seat[0] == stay.id:
        connection.execute(update(SEATS).where(SEATS.c.id == stay.seat_id).values(salt=None))
    else:
        _rename_newcomer(connection, stay, name)
    unknown = {"name": name, "dm_channel_id": None, "dm_open": None, "away_since": None, "away_until": None}
    connection.execute(update(OCCUPANTS).where(OCCUPANTS.c.id == stay.id).values(unknown))


def _nameless(connection: Connection, game_id: int) -> str:
    """Return a name that nobody in a game has."""
    taken: set[str] = set()
    for stay in connection.execute(_stays().where(SEATS.c.game_id == game_id)):
        taken |= {folded(stay[3]), folded(stay[4])}
    return next(name for number in range(1, 1000) if folded(name := f"{NAMELESS} {number}") not in taken)


def _rename_newcomer(connection: Connection, stay: Stay, name: str) -> None:
    """Rename a newcomer in the line that seated them, which is not sealed, and in its events."""
    lines = select(ACTIONS.c.number, ACTIONS.c.body).where(ACTIONS.c.game_id == stay.game_id)
    for number, body in connection.execute(lines).all():
        if _seats(body, "move", "replace", stay):
            line = (ACTIONS.c.game_id == stay.game_id, ACTIONS.c.number == number)
            connection.execute(update(ACTIONS).where(*line).values(body={**body, "with": name}))
    told = select(EVENTS.c.line, EVENTS.c.position, EVENTS.c.body).where(EVENTS.c.game_id == stay.game_id)
    for line, position, text in connection.execute(told).all():
        body = msgspec.json.decode(text, type=dict[str, object])
        if _seats(body, "notice", "replaced", stay):
            event = (EVENTS.c.game_id == stay.game_id, EVENTS.c.line == line, EVENTS.c.position == position)
            renamed = msgspec.json.encode({**body, "with": name}).decode()
            connection.execute(update(EVENTS).where(*event).values(body=renamed))
    cache = {"snapshot": None, "snapshot_schema": None}
    connection.execute(update(GAMES).where(GAMES.c.id == stay.game_id).values(cache))


def _seats(body: dict[str, object], tag: str, kind: str, stay: Stay) -> bool:
    """Whether a line or an event has given this seat to somebody of this name."""
    return (body.get(tag), body.get("player"), body.get("with")) == (kind, stay.seat, stay.name)


def _take_off(connection: Connection, name: str, column: str, user_id: int) -> None:
    """Remove somebody from lists of users."""
    table = METADATA.tables[name]
    keys = [*table.primary_key.columns]
    for *key, listed in connection.execute(select(*keys, table.c[column])).all():
        if user_id in listed:
            same = [part == value for part, value in zip(keys, key, strict=True)]
            left = [each for each in listed if each != user_id]
            connection.execute(update(table).where(*same).values({column: left}))
