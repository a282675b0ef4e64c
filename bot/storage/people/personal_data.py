"""Lists the places where the database names people, so that a person's data can be exported and removed on request.

Every column that holds users is listed here. The tests list the columns that hold none.
"""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, FromClause, Select, Table, exists, select

from bot.clock import now
from bot.storage.people.guilds import home_of
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.tables import ACTIONS, EMBARGOES, GAMES, GUILDS, METADATA, OCCUPANTS, SEATS


class Fate(Enum):
    """The fate of a row that names somebody who asks to be forgotten."""

    GOES = auto()
    NAMES_NOBODY = auto()
    IS_EMPTIED = auto()


class Place(NamedTuple):
    """A column that holds a user, the fate of its rows, and the columns of theirs that the user may read.

    ``is_told_early`` allows that while the game is on: the user knows them already, because they are their own acts.
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
    Place("remarks", "writer_id", Fate.GOES, ("game_id", "kind", "at", "text"), is_told_early=True),
    Place("remarks", "reader_id", Fate.GOES, ("game_id", "kind", "at", "text")),
    Place("spoken_votes", "user_id", Fate.GOES, ("game_id", "channel_id", "message_id"), is_told_early=True),
    Place("bench", "user_id", Fate.GOES, ("game_id", "name", "since"), is_told_early=True),
    Place("wishes", "user_id", Fate.GOES, ("game_id", "wish"), is_told_early=True),
    Place("saved_setups", "user_id", Fate.GOES, ("name", "set_up", "saved_at"), is_told_early=True),
    Place("queued_games", "gm_id", Fate.GOES, ("channel_id", "set_up", "queued_at"), is_told_early=True),
    Place("unlisted", "user_id", Fate.GOES, ("user_id",), is_told_early=True),
    Place("lessons", "user_id", Fate.GOES, ("lesson",), is_told_early=True),
    Place(
        "occupants",
        "user_id",
        Fate.NAMES_NOBODY,
        ("name", "since", "until", "away_since", "away_until", "dm_open"),
        True,
    ),
    Place("match_players", "user_id", Fate.NAMES_NOBODY, ("match_id", "name", "has_left", "has_won")),
    Place("outbox", "user_id", Fate.IS_EMPTIED, ("game_id", "kind", "created_at", "state")),
    Place("outbox", "about_id", Fate.IS_EMPTIED, ("game_id", "kind", "created_at")),
)
LISTS = (("threads", "members"), ("threads", "greeted"), ("ready_checks", "ready"))
"""Columns with lists of users, from which a single user is removed."""


class Own(NamedTuple):
    """All data kept of somebody: rows by table and column, and the moves of each game that is over."""

    rows: Mapping[str, Sequence[Mapping[str, object]]]
    moves: Mapping[int, Sequence[Mapping[str, object]]]


def kept_of(connection: Connection, user_id: int) -> Own:
    """Return somebody's own data. From games that are on or not revealed, it has only their own acts as themselves."""
    rows = {f"{place.table}.{place.column}": _told(connection, place, user_id) for place in PLACES}
    home = select(GUILDS.c.language, GUILDS.c.zone).where(GUILDS.c.id == home_of(user_id))
    rows["guilds.id"] = [dict(row) for row in connection.execute(home).mappings()]
    return Own({name: some for name, some in rows.items() if some}, _moves_of(connection, user_id))


def games_with(connection: Connection, user_id: int) -> list[int]:
    """Return the games that are on, or not revealed, in which somebody is named anywhere."""
    found = set[int]()
    for place in PLACES:
        if (game := game_of(place)) is not None:
            rows = select(game).select_from(_rows_of(place)).where(_names(place, user_id), ~game.in_(past_numbers()))
            found |= {*connection.scalars(rows)}
    return sorted(found)


def past_numbers() -> Select[tuple[int]]:
    """Select the numbers of the games that are over, with nothing embargoed any more."""
    to_come = exists().where(EMBARGOES.c.game_id == GAMES.c.id, EMBARGOES.c.until > now())
    return select(GAMES.c.id).where(GAMES.c.phase == GamePhase.OVER, ~to_come)


def table_of(place: Place) -> Table:
    """Return the table of a place."""
    return METADATA.tables[place.table]


def game_of(place: Place) -> ColumnElement[int] | None:
    """Return the column that names a row's game; None if its rows belong to no game."""
    if place.table == GAMES.name:
        return GAMES.c.id
    if place.table == OCCUPANTS.name:
        return SEATS.c.game_id
    return table_of(place).c.get("game_id")


def _rows_of(place: Place) -> FromClause:
    """Return the rows of a place; occupants are joined with their seats."""
    table = table_of(place)
    return table.join(SEATS, SEATS.c.id == OCCUPANTS.c.seat_id) if table is OCCUPANTS else table


def _names(place: Place, user_id: int) -> ColumnElement[bool]:
    """Return the condition that a row names somebody."""
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
    """Return the lines of finished games that were made on somebody's seat while they sat there."""
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
