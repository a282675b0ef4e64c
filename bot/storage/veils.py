"""What is veiled: events of which those they are for are told a while later, because their moment would tell something.

Until then nobody but a GM without a seat perceives anything of them. Who was who may be veiled when a game has ended.
"""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime

from sqlalchemy import Connection, delete, insert, select, update

from bot.storage.columns import ID
from bot.storage.models import VeilRow
from engine.log import Entry
from engine.telling import Spot, Veiled, unveiled

Veils = Mapping[Spot, datetime | None]
"""Until when each event is veiled; None is for ever."""


OF_GAME = select(VeilRow.line, VeilRow.place, VeilRow.until).where(VeilRow.game_id == ID)
ENDED = delete(VeilRow).where(VeilRow.game_id == ID)
NEW = insert(VeilRow)


def is_any_to_come(veils: Veils, at: datetime) -> bool:
    """Whether something is veiled then that is to be told."""
    return any(until is not None and until > at for until in veils.values())


def lasts(until: datetime | None, at: datetime) -> bool:
    """Whether an event is still veiled then."""
    return until is None or until > at


def lasting(veils: Veils, at: datetime) -> dict[Spot, datetime | None]:
    """What is still veiled then."""
    return {spot: until for spot, until in veils.items() if lasts(until, at)}


def spots_veiled(veils: Veils, at: datetime) -> Veiled:
    """Where it stands, see ``lasting``."""
    return frozenset(lasting(veils, at))


def without_veiled(lines: Iterable[Entry], veils: Veils, at: datetime) -> list[Entry]:
    """Leave of some lines what is not veiled then."""
    veiled = spots_veiled(veils, at)
    return [unveiled(entry, veiled) for entry in lines]


def veils_of(connection: Connection, game_id: int) -> Veils:
    """What is veiled in a game, or was."""
    rows = connection.execute(OF_GAME, {ID.key: game_id})
    return {Spot(line, place): until for line, place, until in rows}


def lift_veils(connection: Connection, game_id: int, lines: Collection[int], at: datetime) -> None:
    """Let what is veiled of some lines be told from now on."""
    connection.execute(
        update(VeilRow).where(VeilRow.game_id == game_id, VeilRow.line.in_(lines), VeilRow.until > at).values(until=at)
    )


def save_veils(connection: Connection, game_id: int, veils: Veils) -> None:
    """Write down what is veiled in a game from now on."""
    connection.execute(ENDED, {ID.key: game_id})
    rows = [
        {"game_id": game_id, "line": line, "place": place, "until": until} for (line, place), until in veils.items()
    ]
    if rows:
        connection.execute(NEW, rows)
