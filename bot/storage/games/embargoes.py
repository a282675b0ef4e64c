"""Stores embargoes: events that are told to their audience a while later, because their moment would reveal something.

Until then nobody but a GM without a seat sees anything of them. The reveal of who was who may be embargoed at a game's
end.
"""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime

from sqlalchemy import Connection, delete, insert, select, update

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery
from bot.storage.schema.models import EmbargoRow
from engine.log import Entry
from engine.telling import Embargoed, Spot, released

Embargoes = Mapping[Spot, datetime | None]
"""Until when each event is embargoed; None is for ever."""


OF_GAME = select(EmbargoRow.line, EmbargoRow.place, EmbargoRow.until).where(EmbargoRow.game_id == ID)
FIND = PreparedQuery(OF_GAME)
ENDED = delete(EmbargoRow).where(EmbargoRow.game_id == ID)
NEW = insert(EmbargoRow)


def is_any_to_come(embargoes: Embargoes, at: datetime) -> bool:
    """Whether anything is embargoed at that moment and still to be told."""
    return any(until is not None and until > at for until in embargoes.values())


def lasts(until: datetime | None, at: datetime) -> bool:
    """Whether an embargo lasts at that moment."""
    return until is None or until > at


def lasting(embargoes: Embargoes, at: datetime) -> dict[Spot, datetime | None]:
    """Return the embargoes that last at that moment."""
    return {spot: until for spot, until in embargoes.items() if lasts(until, at)}


def spots_embargoed(embargoes: Embargoes, at: datetime) -> Embargoed:
    """Return the spots of the embargoes that last at that moment."""
    return frozenset(lasting(embargoes, at))


def without_embargoed(lines: Iterable[Entry], embargoes: Embargoes, at: datetime) -> list[Entry]:
    """Return these lines without the events that are embargoed at that moment."""
    embargoed = spots_embargoed(embargoes, at)
    return [released(entry, embargoed) for entry in lines]


def embargoes_of(connection: Connection, game_id: int) -> Embargoes:
    """Return the present and past embargoes of a game."""
    rows = FIND.rows(connection, {ID.key: game_id})
    return {Spot(line, place): until for line, place, until in rows}


def lift_embargoes(connection: Connection, game_id: int, lines: Collection[int], at: datetime) -> None:
    """Lift the embargoes on some lines now."""
    connection.execute(
        update(EmbargoRow)
        .where(EmbargoRow.game_id == game_id, EmbargoRow.line.in_(lines), EmbargoRow.until > at)
        .values(until=at)
    )


def save_embargoes(connection: Connection, game_id: int, embargoes: Embargoes) -> None:
    """Save the embargoes of a game."""
    connection.execute(ENDED, {ID.key: game_id})
    rows = [
        {"game_id": game_id, "line": line, "place": place, "until": until} for (line, place), until in embargoes.items()
    ]
    if rows:
        connection.execute(NEW, rows)
