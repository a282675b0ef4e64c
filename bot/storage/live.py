"""A game as the database has it: its row, its room, who sits where, and the engine's game folded from its log."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from hashlib import sha256
from itertools import groupby
from operator import attrgetter
from secrets import token_hex
from typing import NamedTuple

import msgspec
import structlog
from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Select, and_, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import defer

from bot.clock import now
from bot.logs import where
from bot.storage.models import (
    Deadline,
    EventRow,
    GamePhase,
    GameRow,
    Guild,
    LatePolicy,
    Loss,
    Occupant,
    Revealing,
    Room,
    Seat,
    Secrecy,
)
from bot.storage.veils import Veils, is_any_to_come, lasting, veils_of, without_veiled
from bot.themes import Theme, spoken
from engine.asks import Asks
from engine.audience import Reader, To
from engine.codec import convert, event_decoder
from engine.game import Game
from engine.judging import asked
from engine.log import Entry, fold, standing
from engine.rulebook import AnyRulebook
from engine.speech import PrivateThread
from engine.table import Table
from engine.telling import R, ToldLog, told_to
from engine.views import View

TOKEN_BYTES = 4


AWAY = (DBAPIError, PoolTimeout, PostgresError, InterfaceError, OSError)
"""What is raised when it is the database that fails, and not a game in it."""


class Unreadable(Exception):
    """A game that is in the database cannot be read; the cause says why."""


class Library(NamedTuple):
    """The installed themes, and the rulebook of each, by their slugs."""

    themes: Mapping[str, Theme]
    rulebooks: Mapping[str, AnyRulebook]


@dataclass(slots=True)
class Sitting:
    """A seat and who sits on it now; ``dm_open`` is None if no DM was ever tried.

    ``name`` is the seat's, ``player`` what its occupant was called when he sat down: in an anonymous game the two
    must not be shown together. Staff could see what is kept private in the room when they sat down.
    """

    seat_id: int
    name: str
    occupant_id: int
    player: str
    user_id: int
    dm_channel_id: int | None
    dm_open: bool | None
    is_staff: bool


@dataclass(slots=True)
class LiveRoom:
    """The channel or thread a game is played in, and the messages there that are edited."""

    id: int
    channel_id: int
    since: datetime
    loss: Loss | None
    card_id: int | None
    card_digest: str | None
    prompt_id: int | None
    prompt_wait_line: int | None


@dataclass(slots=True)
class Live:
    """A game in memory. ``game`` and ``commitment`` are None until it starts.

    ``wait_line`` is the line at which the present wait began. It counts what was done in secret, so nobody is shown it;
    ``wait_token`` stands for the wait where people can see it. ``inner_deadline`` is that of the wait within it, which
    only a GM without a seat perceives. In an ``anonymous`` game the seats have aliases once it has begun.

    What is veiled is in ``game`` all the same: whatever somebody is shown or may do is made from ``told``, ``view``,
    ``asks`` and ``threads``, which leave it out until its time.
    """

    id: int
    theme: Theme
    rulebook: AnyRulebook
    language: str
    guild_id: int
    gm_id: int
    phase: GamePhase
    options: dict[str, object]
    hours: dict[str, float]
    late: LatePolicy
    secrecy: Secrecy
    reveal: Revealing
    anonymous: bool
    commitment: str | None
    started_at: datetime | None
    ended_by: int | None
    wait_line: int
    wait_token: str
    deadline: datetime | None
    inner_deadline: datetime | None
    room: LiveRoom
    sittings: list[Sitting]
    game: Game | None
    veils: Veils

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, in seat order."""
        return tuple(sitting.name for sitting in self.sittings)

    @property
    def is_full(self) -> bool:
        """Whether all seats are taken."""
        return len(self.sittings) >= self.rulebook.players[-1]

    @property
    def started(self) -> Game:
        """The game under way; only to be asked for after its start."""
        assert self.game is not None
        return self.game

    @property
    def ended_by_manager(self) -> int | None:
        """Who manages the server and has ended or cancelled the game, if it was not its GM."""
        return self.ended_by if self.ended_by != self.gm_id else None

    @property
    def gm_plays(self) -> bool:
        """Whether the GM has a seat himself, so that he may know no more than any player."""
        return self.sitting_of(self.gm_id) is not None

    @property
    def has_aliases(self) -> bool:
        """Whether the seats are called otherwise than those who sit on them."""
        return self.anonymous and self.game is not None

    @property
    def talks_apart(self) -> bool:
        """Whether some talk among themselves in private threads, once the game is on; under aliases nobody does."""
        return self.rulebook.talks_apart and not self.anonymous

    @property
    def threads(self) -> dict[str, PrivateThread]:
        """The private threads of a game that is on, by their keys; where seats have aliases there are none."""
        return self._threads_at(self.table_told) if self.talks_apart and self.game is not None else {}

    @property
    def veiled_threads(self) -> list[str]:
        """The keys of those private threads that are to change as soon as what is veiled is told."""
        if not self.talks_apart or self.game is None:
            return []
        shown = self.threads
        return [key for key, thread in self._threads_at(self.game.table).items() if shown.get(key) != thread]

    def _threads_at(self, table: Table) -> dict[str, PrivateThread]:
        return {thread.key: thread for thread in self.rulebook.private_threads(table)}

    @property
    def table_told(self) -> Table:
        """The table without what is veiled: from it follows what players may do."""
        game, at = self.started, now()
        if not is_any_to_come(self.veils, at):
            return game.table
        return fold(self.rulebook, game.bare_table, without_veiled(standing(game.log), self.veils, at))

    @property
    def asks(self) -> Asks:
        """Who may do what now, as those who are asked know it; nobody anything before the game begins."""
        if self.game is None:
            return Asks()
        table = self.table_told
        return Asks(self.game.asks if table is self.game.table else asked(self.rulebook, table))

    def told(self, reader: R) -> ToldLog[R]:
        """What a reader has been told by now. A GM who reads everything reads what is veiled, too."""
        if self._hears_all(reader):
            return self.started.told(reader)
        return told_to(reader, without_veiled(self.started.log, self.veils, now()))

    def view(self, reader: R) -> View[Table, R]:
        """What a reader may know of the state now."""
        return self.started.view(reader) if self._hears_all(reader) else self.started.view_from(self.told(reader))

    def _hears_all(self, reader: Reader) -> bool:
        """Whether nothing is veiled from a reader."""
        return reader is To.GM or not lasting(self.veils, now())

    @property
    def staff(self) -> list[str]:
        """The players who could see what is kept private in the room, as the GM may know of them.

        One who plays hears of nobody once there are aliases: a newcomer would be known by the seat that was free.
        """
        if self.has_aliases and self.gm_plays:
            return []
        return [self.person(sitting) for sitting in self.sittings if sitting.is_staff]

    def begin_wait(self, line: int) -> None:
        """Let another wait begin with a line."""
        self.wait_line, self.wait_token = line, token_hex(TOKEN_BYTES)

    def person(self, sitting: Sitting) -> str:
        """What somebody on a seat is called where it is about himself and not about his seat."""
        return sitting.player if self.anonymous else sitting.name

    def sitting_of(self, user_id: int) -> Sitting | None:
        """The seat of a Discord user, if he has one."""
        return next((sitting for sitting in self.sittings if sitting.user_id == user_id), None)

    def sitting(self, name: str) -> Sitting:
        """The seat of that name."""
        return next(sitting for sitting in self.sittings if sitting.name == name)


async def load_live(
    session: AsyncSession, library: Library, game_id: int, known: Game | None = None, *, lock: bool = False
) -> Live | None:
    """Load a game. None if there is none of that number, or none whose theme is installed.

    What is ``known`` of the game is not folded again unless it has gone on since. With ``lock`` nobody else changes
    the game's row until the transaction ends. Raises Unreadable.
    """
    try:
        return await _load(session, library, game_id, known, lock=lock)
    except AWAY:
        raise
    except Exception as error:
        raise Unreadable(game_id) from error


async def _load(
    session: AsyncSession, library: Library, game_id: int, known: Game | None, *, lock: bool
) -> Live | None:
    found = (await session.execute(_game_in_its_room(game_id, lock=lock))).one_or_none()
    if found is None or found.GameRow.theme not in library.themes:
        return None
    row, room, guild = found
    theme, rulebook = library.themes[row.theme], library.rulebooks[row.theme]
    moments, sittings = await _deadlines_of(session, game_id), await sittings_of(session, game_id)
    game = None
    if known is not None and known.log[-1].line == row.lines:
        game = known
    elif row.phase is not GamePhase.SIGNUP:
        game = await _game(session, row, rulebook, tuple(sitting.name for sitting in sittings))
    return Live(
        id=row.id,
        theme=theme,
        rulebook=rulebook,
        language=spoken(guild.language, theme),
        guild_id=row.guild_id,
        gm_id=row.gm_id,
        phase=row.phase,
        options=row.options,
        hours=row.hours,
        late=row.late,
        secrecy=row.secrecy,
        reveal=row.reveal,
        anonymous=row.anonymous,
        commitment=row.commitment,
        started_at=row.started_at,
        ended_by=row.ended_by,
        wait_line=row.wait_line,
        wait_token=row.wait_token,
        deadline=moments.get(False),
        inner_deadline=moments.get(True),
        room=_room(room),
        sittings=sittings,
        game=game,
        veils=await veils_of(session, game_id),
    )


def _game_in_its_room(game_id: int, *, lock: bool) -> Select[GameRow, Room, Guild]:
    """A game with its room and server, in one query, because every press asks for it."""
    asked = (
        select(GameRow, Room, Guild)
        .outerjoin(Room, and_(Room.game_id == GameRow.id, Room.kind == "table"))
        .join(Guild, Guild.id == GameRow.guild_id)
        .where(GameRow.id == game_id)
        .options(defer(GameRow.snapshot))
    )
    return asked.with_for_update(of=GameRow) if lock else asked


async def _deadlines_of(session: AsyncSession, game_id: int) -> dict[bool, datetime]:
    """When the present wait of a game ends, and the one within it, by whether it is that."""
    rows = await session.scalars(select(Deadline).where(Deadline.game_id == game_id))
    return {row.is_inner: row.at for row in rows}


def _room(row: Room) -> LiveRoom:
    return LiveRoom(
        id=row.id,
        channel_id=row.channel_id,
        since=row.since,
        loss=row.loss,
        card_id=row.card_id,
        card_digest=row.card_digest,
        prompt_id=row.prompt_id,
        prompt_wait_line=row.prompt_wait_line,
    )


async def sittings_of(session: AsyncSession, game_id: int) -> list[Sitting]:
    """Who sits on which seat of a game now, in seat order."""
    rows = await session.execute(
        select(Seat, Occupant)
        .join(Occupant, Occupant.seat_id == Seat.id)
        .where(Seat.game_id == game_id, Occupant.until.is_(None))
        .order_by(Seat.position)
    )
    return [
        Sitting(
            seat_id=seat.id,
            name=seat.name,
            occupant_id=occupant.id,
            player=occupant.name,
            user_id=occupant.user_id,
            dm_channel_id=occupant.dm_channel_id,
            dm_open=occupant.dm_open,
            is_staff=occupant.is_staff,
        )
        for seat, occupant in rows
    ]


async def _game(session: AsyncSession, row: GameRow, rulebook: AnyRulebook, seats: tuple[str, ...]) -> Game | None:
    rows = await session.scalars(
        select(EventRow).where(EventRow.game_id == row.id).order_by(EventRow.line, EventRow.position)
    )
    decode = event_decoder(rulebook).decode
    log = [
        Entry(line, tuple(decode(event.body) for event in events)) for line, events in groupby(rows, attrgetter("line"))
    ]
    if not log:
        return None
    options: msgspec.Struct = convert(row.options, rulebook.options)
    if row.snapshot_schema == snapshot_schema(rulebook):
        snapshot = await session.scalar(select(GameRow.snapshot).where(GameRow.id == row.id))
        try:
            return Game.resume(rulebook, options, log, msgspec.json.decode(snapshot or "", type=rulebook.table))
        except Exception as error:
            # It is but a cache: the log is folded anew, and the next line saves another.
            structlog.get_logger().warning("snapshot thrown away", game=row.id, error=where(error))
    return Game.load(rulebook, seats, options, log)


@cache
def snapshot_schema(rulebook: AnyRulebook) -> str:
    """A digest of what a snapshot looks like; one of another schema is thrown away."""
    return sha256(msgspec.json.encode(msgspec.json.schema(rulebook.table), order="deterministic")).hexdigest()
