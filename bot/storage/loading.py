"""How a game is loaded: its row, room and deadlines by one query, its seats by another, and the rest from its log."""

from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

import msgspec
import structlog
from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Connection, Integer, Row, and_, bindparam, exists, or_, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.logs import where
from bot.storage.columns import ID
from bot.storage.gms import co_gms_of
from bot.storage.kinds import GamePhase
from bot.storage.live import Chances, Live, LiveRoom, Sitting, from_the_system
from bot.storage.lobby import Lobby, lobby_of
from bot.storage.prepared import Asking
from bot.storage.tables import DEADLINES, EVENTS, GAMES, GUILDS, OCCUPANTS, ROOMS, SEATS, SPECTATORS, VEILS
from bot.storage.veils import veils_of
from bot.themes import Theme, spoken
from engine.codec import convert, event_decoder, table_decoder
from engine.game import Game
from engine.learning import schema_of
from engine.log import Entry
from engine.rulebook import AnyRulebook

AWAY = (DBAPIError, PoolTimeout, PostgresError, InterfaceError, OSError)
"""What is raised when it is the database that fails, and not a game in it."""

OUTER, INNER = DEADLINES.alias("outer_deadline"), DEADLINES.alias("inner_deadline")
GAME = (
    select(
        *GAMES.c["id", "theme", "guild_id", "gm_id", "gm_changes", "phase", "options", "hours", "pace", "late"],
        *GAMES.c[
            "secrecy",
            "reveal",
            "preview",
            "counting",
            "ladder",
            "holding",
            "spectating",
            "talking",
            "held",
            "reasons",
            "anonymous",
            "commitment",
            "started_at",
            "ended_by",
            "lines",
            "wait",
            "wait_token",
            "snapshot_schema",
        ],
        GUILDS.c.language,
        GUILDS.c.zone,
        OUTER.c.at.label("deadline"),
        INNER.c.at.label("inner_deadline"),
        exists().where(VEILS.c.game_id == GAMES.c.id).label("has_veils"),
        exists().where(SPECTATORS.c.game_id == GAMES.c.id, SPECTATORS.c.is_informed).label("is_watched"),
        ROOMS.c.id.label("room_id"),
        *ROOMS.c["channel_id", "since", "loss", "card_id", "card_digest", "card_lines", "prompt_id", "prompt_wait"],
    )
    .select_from(GAMES)
    .join(GUILDS, GUILDS.c.id == GAMES.c.guild_id)
    .outerjoin(ROOMS, and_(ROOMS.c.game_id == GAMES.c.id, ROOMS.c.kind == "table"))
    .outerjoin(OUTER, and_(OUTER.c.game_id == GAMES.c.id, OUTER.c.is_inner.is_(False)))
    .outerjoin(INNER, and_(INNER.c.game_id == GAMES.c.id, INNER.c.is_inner.is_(True)))
    .where(GAMES.c.id == ID)
)
GAME_LOCKED = GAME.with_for_update(of=GAMES)
SITTINGS = (
    select(
        *SEATS.c["id", "name"],
        *OCCUPANTS.c["id", "name", "user_id", "dm_channel_id", "dm_open", "is_staff"],
        *OCCUPANTS.c["away_since", "away_until", "missed", "is_offered", "offered_until"],
    )
    .join(OCCUPANTS, OCCUPANTS.c.seat_id == SEATS.c.id)
    .where(SEATS.c.game_id == ID, OCCUPANTS.c.until.is_(None))
    .order_by(SEATS.c.position)
)
LINES, HEARD = bindparam("lines", type_=Integer()), bindparam("heard", type_=Integer())
LOG = (
    select(*EVENTS.c["line", "body"])
    .where(EVENTS.c.game_id == ID, EVENTS.c.line > HEARD, EVENTS.c.line <= LINES)
    .order_by(EVENTS.c.line, EVENTS.c.position)
)
SNAPSHOT = select(*GAMES.c["snapshot", "snapshot_line"]).where(
    GAMES.c.id == ID, or_(GAMES.c.snapshot_line.is_(None), GAMES.c.snapshot_line <= LINES)
)
"""Both as far as the game's row has told: on PostgreSQL, within a job that writes, others may have saved more since."""


FIND, FIND_LOCKED, FIND_SITTINGS = Asking(GAME), Asking(GAME_LOCKED), Asking(SITTINGS)
FIND_LINES, FIND_SNAPSHOT = Asking(LOG), Asking(SNAPSHOT)

AnyRow = Row[*tuple[object, ...]]


class Unreadable(Exception):
    """A game that is in the database cannot be read; the cause says why."""


class Library(NamedTuple):
    """The installed themes, and the rulebook of each, by their slugs; and where all draws and aliases come from."""

    themes: Mapping[str, Theme]
    rulebooks: Mapping[str, AnyRulebook]
    chance: Chances = from_the_system
    alias_chance: Chances = from_the_system


def load_live(
    connection: Connection, library: Library, game_id: int, known: Game | None = None, *, lock: bool = False
) -> Live | None:
    """Load a game. None if there is none of that number, or none whose theme is installed.

    What is ``known`` of the game is not folded again: only the lines are that it has gone on by since. With ``lock``
    nobody else changes the game's row until the transaction ends. Raises Unreadable.
    """
    try:
        return _load(connection, library, game_id, known, lock=lock)
    except AWAY:
        raise
    except Exception as error:
        raise Unreadable(game_id) from error


def _load(connection: Connection, library: Library, game_id: int, known: Game | None, *, lock: bool) -> Live | None:
    found = (FIND_LOCKED if lock else FIND).rows(connection, {ID.key: game_id})
    row = found[0] if found else None
    if row is None or row.theme not in library.themes:
        return None
    sittings = sittings_of(connection, game_id)
    live = _live(connection, row, library, sittings, known)
    live.is_watched = row.is_watched
    live.chance, live.alias_chance = library.chance, library.alias_chance
    return live


def _live(connection: Connection, row: AnyRow, library: Library, sittings: list[Sitting], known: Game | None) -> Live:
    return Live(
        id=row.id,
        theme=library.themes[row.theme],
        rulebook=library.rulebooks[row.theme],
        language=spoken(row.language, library.themes[row.theme]),
        zone=row.zone,
        guild_id=row.guild_id,
        gm_id=row.gm_id,
        co_gms=co_gms_of(connection, row.id) if row.gm_changes else (),
        gm_changes=row.gm_changes,
        phase=row.phase,
        options=row.options,
        hours=row.hours,
        pace=row.pace,
        late=row.late,
        secrecy=row.secrecy,
        reveal=row.reveal,
        preview=row.preview,
        counting=row.counting,
        ladder=row.ladder,
        holding=row.holding,
        reasons=row.reasons,
        spectating=row.spectating,
        talking=row.talking,
        anonymous=row.anonymous,
        commitment=row.commitment,
        started_at=row.started_at,
        ended_by=row.ended_by,
        wait_line=row.wait,
        wait_token=row.wait_token,
        deadline=row.deadline,
        inner_deadline=row.inner_deadline,
        room=_room(row),
        sittings=sittings,
        lobby=lobby_of(connection, row.id) if row.phase is GamePhase.SIGNUP else Lobby(),
        game=_game(connection, row, library.rulebooks[row.theme], sittings, known),
        veils=veils_of(connection, row.id) if row.has_veils else {},
        held=row.held,
    )


def _room(row: AnyRow) -> LiveRoom:
    if row.room_id is None:
        raise LookupError("a game without a room")
    return LiveRoom(
        id=row.room_id,
        channel_id=row.channel_id,
        since=row.since,
        loss=row.loss,
        card_id=row.card_id,
        card_digest=row.card_digest,
        card_lines=row.card_lines,
        prompt_id=row.prompt_id,
        prompt_wait_line=row.prompt_wait,
    )


def sittings_of(connection: Connection, game_id: int) -> list[Sitting]:
    """Who sits on which seat of a game now, in seat order."""
    return [Sitting(*row) for row in FIND_SITTINGS.rows(connection, {ID.key: game_id})]


def _game(
    connection: Connection,
    row: AnyRow,
    rulebook: AnyRulebook,
    sittings: Iterable[Sitting],
    known: Game | None,
) -> Game | None:
    """Fold a game that has begun, or what is not known of it yet."""
    heard = 0 if known is None else known.log[-1].line
    if row.phase is GamePhase.SIGNUP or heard == row.lines:
        return known
    if known is not None and heard < row.lines:
        known = known.copy()
        known.hear(_log(connection, row, rulebook, heard))
        return known
    log = _log(connection, row, rulebook)
    if not log:
        return None
    known_by_row = {ID.key: row.id, LINES.key: row.lines}
    options: msgspec.Struct = convert(row.options, rulebook.options)
    saved = FIND_SNAPSHOT.rows(connection, known_by_row) if row.snapshot_schema == snapshot_schema(rulebook) else ()
    for snapshot, line in saved:
        try:
            return Game.resume(rulebook, options, log, table_decoder(rulebook).decode(snapshot or ""), line)
        except Exception as error:
            # It is but a cache: the log is folded anew, and the next wait saves another.
            structlog.get_logger().warning("snapshot thrown away", game=row.id, error=where(error))
    return Game.load(rulebook, tuple(sitting.name for sitting in sittings), options, log)


def _log(connection: Connection, row: AnyRow, rulebook: AnyRulebook, heard: int = 0) -> list[Entry]:
    """The lines of a game that its row tells of, but for the first that are known."""
    rows = FIND_LINES.rows(connection, {ID.key: row.id, HEARD.key: heard, LINES.key: row.lines})
    decode = event_decoder(rulebook).decode
    lines = groupby(rows, attrgetter("line"))
    return [Entry(line, tuple(decode(event.body) for event in events)) for line, events in lines]


@cache
def snapshot_schema(rulebook: AnyRulebook) -> str:
    """A digest of what a snapshot looks like; one of another schema is thrown away."""
    return sha256(msgspec.json.encode(schema_of(rulebook.table), order="deterministic")).hexdigest()
