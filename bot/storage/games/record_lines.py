"""Writes a game's record from the database."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, bindparam, select

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery
from bot.storage.people.past_occupants import NOBODY, is_person
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import ActionRow, GameRow, Occupant, Seat
from bot.storage.schema.rows import rows_of
from bot.storage.schema.tables import ACTIONS, SEATS
from engine.log import FIRST_LINE
from engine.record import Opening, Proof, write_fields, write_proof

LINE = select(ACTIONS.c.number).where(ACTIONS.c.interaction_id == bindparam("interaction"))
FIND_LINE = PreparedQuery(LINE)
FIND_LINE_IN_GAME = PreparedQuery(LINE.where(ACTIONS.c.game_id == ID))
BY_INTERACTIONS = select(ACTIONS.c.number).where(
    ACTIONS.c.game_id == ID, ACTIONS.c.number > bindparam("since"), ACTIONS.c.interaction_id.is_not(None)
)
LINES = PreparedQuery(select(ACTIONS).where(ACTIONS.c.game_id == ID).order_by(ACTIONS.c.number))
IN_ORDER = PreparedQuery(select(SEATS).where(SEATS.c.game_id == ID).order_by(SEATS.c.position))


def record_of(connection: Connection, game_id: int) -> bytes:
    """Return the record of a game: its header, a line for every accepted action and, once it is over, the proof."""
    lines = [_line(action) for action in rows_of(connection, ActionRow, LINES, {ID.key: game_id})]
    # The record can be written even if the rest of the row is damaged.
    sealed = select(GameRow.salt, GameRow.commitment, GameRow.ended_at)
    over = connection.execute(sealed.where(GameRow.id == game_id, GameRow.phase == GamePhase.OVER))
    for salt, commitment, ended_at in over:
        if salt is not None and commitment is not None:
            lines.append(write_proof(_proof(connection, game_id, salt, commitment, ended_at)))
    return b"".join(line + b"\n" for line in lines)


def line_of(connection: Connection, interaction_id: int, game_id: int | None = None) -> int | None:
    """Return the line that an interaction has brought about, in a game or any; None if it has brought about none."""
    its = {"interaction": interaction_id}
    if game_id is None:
        return FIND_LINE.scalar(connection, its)
    return FIND_LINE_IN_GAME.scalar(connection, {**its, ID.key: game_id})


def is_played_by_people(connection: Connection, game_id: int, since: int) -> bool:
    """Whether an interaction has brought about a line of a game after that one: not only house players and the bot."""
    return connection.scalar(BY_INTERACTIONS.limit(1), {ID.key: game_id, "since": since}) is not None


def times_of(connection: Connection, game_id: int) -> dict[int, datetime]:
    """Return when each line of a game was accepted, by its number."""
    found = connection.execute(select(ActionRow.number, ActionRow.at).where(ActionRow.game_id == game_id))
    return {row.number: row.at for row in found}


def _proof(connection: Connection, game_id: int, salt: str, commitment: str, ended_at: datetime | None) -> Proof:
    """Return the opened seal: that of the deal, and in newer games also that of each seat's first occupant."""
    seats = rows_of(connection, Seat, IN_ORDER, {ID.key: game_id})
    people = {seat.name: seat.person for seat in seats if seat.person is not None}
    return Proof(
        at=ended_at,
        by="gm",
        move="proof",
        seal=2 if people else None,
        salt=salt,
        commitment=commitment,
        people=people or None,
        openings=_openings(connection, seats) if people else None,
    )


def _openings(connection: Connection, seats: Sequence[Seat]) -> dict[str, Opening]:
    """Return the openings of the first occupants' seals. A seat without its salt stays closed, and a house player's."""
    ids = [seat.id for seat in seats]
    played = connection.execute(
        select(Occupant.seat_id, Occupant.user_id).where(Occupant.seat_id.in_(ids)).order_by(Occupant.id.desc())
    )
    first = {row.seat_id: row.user_id for row in played}
    return {
        seat.name: Opening(user=str(first[seat.id]), salt=seat.salt)
        for seat in seats
        if seat.salt is not None and is_person(first.get(seat.id, NOBODY))
    }


def _line(action: ActionRow) -> bytes:
    if action.number == FIRST_LINE:
        return write_fields({**action.body, "drawn": action.drawn})
    frame = {"at": action.at, "by": action.by, "for": action.acting_for, "again": action.again, "auto": action.auto}
    return write_fields({**frame, **action.body, "drawn": action.drawn})
