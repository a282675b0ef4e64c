"""Loads games from the database each time, so that every process sees their present state, and keeps them folded.

A game's row, room and deadlines come by one query, its seats by another, and the rest from its log. A log only grows,
so the folded part stays valid and only new lines are folded in. The rest of a game is a few rows.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import cache, partial
from hashlib import sha256
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy import Connection, Integer, Row, and_, bindparam, exists, or_, select

from bot.database.columns import ID
from bot.database.database import AWAY, Database
from bot.database.locks import GameLock
from bot.database.prepared import PreparedQuery
from bot.logs import where
from bot.storage.games.embargoes import embargoes_of
from bot.storage.games.hosted_game import Chances, HostedGame, HostedRoom, Occupancy, from_the_system
from bot.storage.games.lobby import Lobby, lobby_of
from bot.storage.games.record_lines import times_of
from bot.storage.matches.match_rows import match_of
from bot.storage.people.gms import co_gms_of
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow
from bot.storage.schema.tables import (
    ACTIONS,
    DEADLINES,
    EMBARGOES,
    EVENTS,
    GAMES,
    GUILDS,
    OCCUPANTS,
    ROOMS,
    SEATS,
    SPECTATORS,
)
from bot.themes import Theme, games, spoken
from engine.codec import convert, event_decoder, table_decoder
from engine.game import Game
from engine.learning import schema_of
from engine.log import Entry
from engine.names import CLOCK, GM
from engine.rulebook import AnyRulebook

MOST_KEPT = 100
"""The most games that are kept folded. The least recently used go first."""
OUTER, INNER = DEADLINES.alias("outer_deadline"), DEADLINES.alias("inner_deadline")
GAME = (
    select(
        *GAMES.c[
            "id",
            "theme",
            "guild_id",
            "gm_id",
            "gm_changes",
            "phase",
            "options",
            "settings",
            "anonymous",
            "pending",
            "bare",
        ],
        *GAMES.c["commitment", "started_at", "ended_by", "lines", "wait", "wait_token", "snapshot_schema", "match_id"],
        GUILDS.c.language,
        GUILDS.c.zone,
        OUTER.c.at.label("deadline"),
        INNER.c.at.label("inner_deadline"),
        exists().where(EMBARGOES.c.game_id == GAMES.c.id).label("has_embargoes"),
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
OCCUPANCIES = (
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
"""The snapshot that the game's row named. On PostgreSQL, others may save a newer one during a job that writes."""

MADE_FOR_SEATS = PreparedQuery(
    select(ACTIONS.c.number).where(ACTIONS.c.game_id == ID, or_(ACTIONS.c.by == GM, ACTIONS.c.by == CLOCK))
)
FIND, FIND_LOCKED, FIND_OCCUPANCIES = PreparedQuery(GAME), PreparedQuery(GAME_LOCKED), PreparedQuery(OCCUPANCIES)
FIND_LINES, FIND_SNAPSHOT = PreparedQuery(LOG), PreparedQuery(SNAPSHOT)

AnyRow = Row[*tuple[object, ...]]

log = structlog.get_logger()


class Unreadable(Exception):
    """A game in the database cannot be read; the cause says why."""


class Library(NamedTuple):
    """The installed themes and their rulebooks, by slug, and the sources of all draws and aliases."""

    themes: Mapping[str, Theme]
    rulebooks: Mapping[str, AnyRulebook]
    chance: Chances = from_the_system
    alias_chance: Chances = from_the_system


class Games:
    """Loads games. A game that cannot be read counts as none, and ``report`` gets its number once."""

    def __init__(
        self,
        database: Database,
        themes: Mapping[str, Theme],
        report: Callable[[int], None] = lambda _: None,
        most_kept: int = MOST_KEPT,
    ) -> None:
        self.themes = themes
        self._library = Library(themes, games(themes))
        self._database = database
        self._report = report
        self._most_kept = most_kept
        self._folded: OrderedDict[int, HostedGame] = OrderedDict()
        self._unreadable: set[int] = set()
        self._locks: WeakValueDictionary[int, GameLock] = WeakValueDictionary()

    def draw_from(self, chance: Chances, alias_chance: Chances) -> None:
        """Take the draws and the aliases of all games from other sources than the operating system's."""
        self._library = self._library._replace(chance=chance, alias_chance=alias_chance)

    def rulebook(self, theme: str) -> AnyRulebook:
        """Return the rulebook of an installed theme."""
        return self._library.rulebooks[theme]

    def lock(self, game_id: int) -> GameLock:
        """Return the lock that a task of this process must hold to change a game."""
        if (lock := self._locks.get(game_id)) is None:
            lock = self._locks[game_id] = GameLock()
        return lock

    async def load(self, game_id: int) -> HostedGame | None:
        """Return a game as it is now; None if it does not exist, cannot be read or has no theme."""
        load = partial(load_hosted, library=self._library, game_id=game_id, known=self._known(game_id))
        try:
            hosted = await self._database.read(load)
        except Unreadable as error:
            if game_id not in self._unreadable:
                self._unreadable.add(game_id)
                await self._note(game_id, error)
            return None
        self._unreadable.discard(game_id)
        if hosted is not None:
            self.keep(hosted)
        return hosted

    def load_within(self, connection: Connection, game_id: int, *, lock: bool = False) -> HostedGame | None:
        """Do the same within a job that writes, without reporting or caching anything.

        With ``lock``, no other process changes the game's row until everything is saved.
        """
        with suppress(Unreadable):
            return load_hosted(connection, self._library, game_id, self._known(game_id), lock=lock)
        return None

    def newest(self, found: HostedGame) -> HostedGame | None:
        """Return a running game as it was found, with the lines saved here since; None if other things are new.

        What other processes have done shows only on saving.
        """
        kept = self._folded.get(found.id)
        if kept is None or found.phase is not GamePhase.RUNNING or found.game is None or kept.lines < found.lines:
            return None
        newest = replace(found, game=kept.game)
        return newest if newest == kept else None

    def is_unreadable(self, game_id: int) -> bool:
        """Whether a game could not be read when it was last loaded."""
        return game_id in self._unreadable

    async def times(self, game_id: int) -> dict[int, datetime]:
        """Return when each line of a game was accepted."""
        return await self._database.read(partial(times_of, game_id=game_id))

    def keep(self, hosted: HostedGame) -> None:
        """Cache a game as it was found or saved, for its folded state."""
        if hosted.game is None:
            return
        self._folded[hosted.id] = hosted
        self._folded.move_to_end(hosted.id)
        while len(self._folded) > self._most_kept:
            self._folded.popitem(last=False)

    def drop(self, game_id: int) -> None:
        """Drop a game from the cache, because its log, its occupants or its spectators have changed."""
        self._folded.pop(game_id, None)

    def _known(self, game_id: int) -> Game | None:
        """Return the cached folded state of a game."""
        kept = self._folded.get(game_id)
        return None if kept is None else kept.game

    async def _note(self, game_id: int, error: Unreadable) -> None:
        """Report that a game cannot be read, unless it is over."""
        on = select(GameRow.id).where(GameRow.id == game_id, GameRow.phase != GamePhase.OVER)
        if await self._database.read(lambda connection: connection.scalar(on)) is not None:
            log.error("a game rests, for it cannot be read", game=game_id, error=where(error.__cause__ or error))
            self._report(game_id)


def load_hosted(
    connection: Connection, library: Library, game_id: int, known: Game | None = None, *, lock: bool = False
) -> HostedGame | None:
    """Load a game. None if there is none of that number, or its theme is not installed.

    The ``known`` part of the game is not folded again, only the lines since then. With ``lock``, nobody else changes
    the game's row until the transaction ends. Raises Unreadable.
    """
    try:
        found = (FIND_LOCKED if lock else FIND).rows(connection, {ID.key: game_id})
        row = found[0] if found else None
        return None if row is None or row.theme not in library.themes else _hosted(connection, row, library, known)
    except AWAY:
        raise
    except Exception as error:
        raise Unreadable(game_id) from error


def _hosted(connection: Connection, row: AnyRow, library: Library, known: Game | None) -> HostedGame:
    rulebook, seats = library.rulebooks[row.theme], occupancies_of(connection, row.id)
    hosted = HostedGame(
        id=row.id,
        theme=library.themes[row.theme],
        rulebook=rulebook,
        language=spoken(row.language, library.themes[row.theme]),
        zone=row.zone,
        guild_id=row.guild_id,
        gm_id=row.gm_id,
        co_gms=co_gms_of(connection, row.id) if row.gm_changes else (),
        gm_changes=row.gm_changes,
        phase=row.phase,
        options=row.options,
        settings=row.settings,
        anonymous=row.anonymous,
        commitment=row.commitment,
        started_at=row.started_at,
        ended_by=row.ended_by,
        wait_line=row.wait,
        wait_token=row.wait_token,
        deadline=row.deadline,
        inner_deadline=row.inner_deadline,
        room=_room(row),
        occupancies=seats,
        lobby=lobby_of(connection, row.id, rulebook.slug) if row.phase is GamePhase.SIGNUP else Lobby(),
        game=_game(connection, row, rulebook, seats, known),
        embargoes=embargoes_of(connection, row.id) if row.has_embargoes else {},
        pending=row.pending,
        bare=row.bare,
        is_watched=row.is_watched,
        match=match_of(connection, row.match_id, row.id) if row.match_id is not None else None,
        chance=library.chance,
        alias_chance=library.alias_chance,
    )
    if rulebook.foreseeable and hosted.game is not None:
        hosted.made_for_seats = frozenset(MADE_FOR_SEATS.scalars(connection, {ID.key: row.id}))
    return hosted


def _room(row: AnyRow) -> HostedRoom:
    if row.room_id is None:
        raise LookupError("a game without a room")
    return HostedRoom(
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


def occupancies_of(connection: Connection, game_id: int) -> list[Occupancy]:
    """Return the present occupants of a game's seats, in seat order. Raises LookupError if one has no user's id."""
    found = [Occupancy(*row) for row in FIND_OCCUPANCIES.rows(connection, {ID.key: game_id})]
    if not all(isinstance(occupancy.user_id, int) for occupancy in found):
        raise LookupError("an occupant without a user")
    return found


def _game(
    connection: Connection,
    row: AnyRow,
    rulebook: AnyRulebook,
    occupancies: Iterable[Occupancy],
    known: Game | None,
) -> Game | None:
    """Fold a game that has begun, or the part of it that is not known yet."""
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
            # The snapshot is only a cache: the log is folded anew, and the next wait saves another.
            structlog.get_logger().warning("snapshot thrown away", game=row.id, error=where(error))
    return Game.load(rulebook, tuple(occupancy.name for occupancy in occupancies), options, log)


def _log(connection: Connection, row: AnyRow, rulebook: AnyRulebook, heard: int = 0) -> list[Entry]:
    """Return the lines that a game's row counts, except the first ones that are already known."""
    rows = FIND_LINES.rows(connection, {ID.key: row.id, HEARD.key: heard, LINES.key: row.lines})
    decode = event_decoder(rulebook).decode
    lines = groupby(rows, attrgetter("line"))
    return [Entry(line, tuple(decode(event.body) for event in events)) for line, events in lines]


@cache
def snapshot_schema(rulebook: AnyRulebook) -> str:
    """Return a digest of the snapshot's schema. A snapshot of another schema is thrown away."""
    return sha256(msgspec.json.encode(schema_of(rulebook.table), order="deterministic")).hexdigest()
