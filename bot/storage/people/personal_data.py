"""Where the database names people: all of it is told to whoever asks for his own, and taken away from whoever asks.

A column that holds users stands here, or in the list of those that hold none in the tests.
"""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, FromClause, Select, Table, exists, select

from bot.clock import now
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.tables import ACTIONS, EMBARGOES, GAMES, METADATA, OCCUPANTS, SEATS


class Fate(Enum):
    """What becomes of a row that names somebody who asks to be forgotten."""

    GOES = auto()
    NAMES_NOBODY = auto()
    IS_EMPTIED = auto()


class Place(NamedTuple):
    """A column that holds a user, what becomes of its rows, and which of their columns its user is told.

    ``is_told_early`` says that he may be told them while the game is on: he knows them, for they are his own acts.
    """

    table: str
    column: str
    fate: Fate
    told: tuple[str, ...] = ()
    is_told_early: bool = False


PLACES = (
    Place(
        "games",
        "gm_id",
        Fate.NAMES_NOBODY,
        ("id", "theme", "phase", "created_at", "started_at", "ended_at"),
        is_told_early=True,
    ),
    Place("games", "ended_by", Fate.IS_EMPTIED, ("id", "theme", "ended_at")),
    Place("past_gms", "user_id", Fate.GOES, ("game_id",), is_told_early=True),
    Place("co_gms", "user_id", Fate.GOES, ("game_id", "since"), is_told_early=True),
    Place("gm_offers", "user_id", Fate.GOES, ("game_id", "until"), is_told_early=True),
    Place("gm_offers", "instead_of", Fate.GOES, ("game_id", "until")),
    Place("spectators", "user_id", Fate.GOES, ("game_id", "since", "is_informed", "has_stopped"), is_told_early=True),
    Place("notes", "writer_id", Fate.GOES, ("game_id", "text"), is_told_early=True),
    Place("bench", "user_id", Fate.GOES, ("game_id", "name", "since"), is_told_early=True),
    Place("unlisted", "user_id", Fate.GOES, ("user_id",), is_told_early=True),
    Place(
        "occupants",
        "user_id",
        Fate.NAMES_NOBODY,
        ("name", "since", "until", "away_since", "away_until", "dm_open"),
        True,
    ),
    Place("outbox", "user_id", Fate.IS_EMPTIED, ("game_id", "kind", "created_at", "state")),
    Place("outbox", "about_id", Fate.IS_EMPTIED, ("game_id", "kind", "created_at")),
)
LISTS = (("threads", "members"), ("threads", "greeted"), ("ready_checks", "ready"))
"""Columns that hold lists of users, from which one is taken."""


class Own(NamedTuple):
    """All that is kept of somebody: rows by table and column, and the moves of each game that is over."""

    rows: Mapping[str, Sequence[Mapping[str, object]]]
    moves: Mapping[int, Sequence[Mapping[str, object]]]


def kept_of(connection: Connection, user_id: int) -> Own:
    """Give somebody's own: of games that are on, or are not revealed, nothing but what he has done as himself."""
    rows = {f"{place.table}.{place.column}": _told(connection, place, user_id) for place in PLACES}
    return Own({name: some for name, some in rows.items() if some}, _moves_of(connection, user_id))


def games_with(connection: Connection, user_id: int) -> list[int]:
    """The games that are on, or not revealed, in which somebody is named anywhere."""
    found = set[int]()
    for place in PLACES:
        if (game := game_of(place)) is not None:
            rows = select(game).select_from(_rows_of(place)).where(_names(place, user_id), ~game.in_(past_numbers()))
            found |= {*connection.scalars(rows)}
    return sorted(found)


def past_numbers() -> Select[tuple[int]]:
    """The numbers of the games that are over, and of which nothing is veiled any more."""
    to_come = exists().where(EMBARGOES.c.game_id == GAMES.c.id, EMBARGOES.c.until > now())
    return select(GAMES.c.id).where(GAMES.c.phase == GamePhase.OVER, ~to_come)


def table_of(place: Place) -> Table:
    """The table of a place."""
    return METADATA.tables[place.table]


def game_of(place: Place) -> ColumnElement[int] | None:
    """The column that says to which game a row belongs; None if it belongs to none."""
    if place.table == GAMES.name:
        return GAMES.c.id
    if place.table == OCCUPANTS.name:
        return SEATS.c.game_id
    return table_of(place).c.get("game_id")


def _rows_of(place: Place) -> FromClause:
    """The rows of a place; those of occupants with their seats."""
    table = table_of(place)
    return table.join(SEATS, SEATS.c.id == OCCUPANTS.c.seat_id) if table is OCCUPANTS else table


def _names(place: Place, user_id: int) -> ColumnElement[bool]:
    """Whether a row names somebody."""
    return table_of(place).c[place.column] == user_id


def _told(connection: Connection, place: Place, user_id: int) -> list[dict[str, object]]:
    table, game = table_of(place), game_of(place)
    seat = [SEATS.c.game_id, SEATS.c.name.label("seat")] if table is OCCUPANTS else []
    columns = [*seat, *(table.c[name] for name in place.told)]
    rows = select(*columns).select_from(_rows_of(place)).where(_names(place, user_id))
    if game is not None and not place.is_told_early:
        rows = rows.where(game.in_(past_numbers()))
    return [dict(row) for row in connection.execute(rows).mappings()]


def _moves_of(connection: Connection, user_id: int) -> dict[int, list[dict[str, object]]]:
    """The lines of games that are over which were made on somebody's seat while he sat there."""
    rows = connection.execute(
        select(ACTIONS.c.game_id, ACTIONS.c.number, ACTIONS.c.at, ACTIONS.c.by, ACTIONS.c.acting_for, ACTIONS.c.body)
        .join(SEATS, SEATS.c.game_id == ACTIONS.c.game_id)
        .join(OCCUPANTS, OCCUPANTS.c.seat_id == SEATS.c.id)
        .where(OCCUPANTS.c.user_id == user_id, ACTIONS.c.game_id.in_(past_numbers()))
        .where((ACTIONS.c.by == SEATS.c.name) | (ACTIONS.c.acting_for == SEATS.c.name))
        .where(ACTIONS.c.at >= OCCUPANTS.c.since)
        .where(OCCUPANTS.c.until.is_(None) | (ACTIONS.c.at <= OCCUPANTS.c.until))
        .order_by(ACTIONS.c.game_id, ACTIONS.c.number)
    )
    moves: dict[int, list[dict[str, object]]] = {}
    for row in rows:
        told = {"line": row.number, "at": row.at, "by": row.by, "for": row.acting_for, **row.body}
        moves.setdefault(row.game_id, []).append(told)
    return moves
