"""The tables of the database, as SQLAlchemy models."""

from datetime import datetime
from enum import StrEnum
from typing import dataclass_transform

from sqlalchemy import BigInteger, Enum, ForeignKey, Index, MetaData, String, Text, UniqueConstraint, text
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedAsDataclass, mapped_column

from bot.components.keys import NO_WAIT
from bot.database.columns import Json, UtcTime
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.kinds import GamePhase, GmRequest, Loss, OutboxKind, OutboxState, RemarkKind
from bot.storage.schema.pending_result import PendingResult
from bot.words import LANGUAGE
from engine.actions import LONGEST_REASON

WORDS = (GamePhase, GmRequest, Loss, OutboxKind, OutboxState, RemarkKind)


def _word(kind: type[StrEnum]) -> Enum:
    """Return a column type that stores an enumeration's short words; a new member needs no migration."""
    return Enum(
        kind,
        native_enum=False,
        create_constraint=False,
        length=16,
        values_callable=lambda members: [member.value for member in members],
    )


def _only_one(name: str, column: str, *, where: str) -> Index:
    """Return an index that allows each value of a column only once among the rows that match a condition."""
    return _partial(name, column, where=where, unique=True)


def _partial(name: str, column: str, *, where: str, unique: bool = False) -> Index:
    """Return an index of the rows that match a condition.

    Only the migrations name the condition for PostgreSQL, too, because naming it imports all of its dialect.
    """
    return Index(name, column, unique=unique, sqlite_where=text(where))


@dataclass_transform(field_specifiers=(mapped_column,), kw_only_default=True, eq_default=False)
class Base(MappedAsDataclass, DeclarativeBase, kw_only=True, eq=False, repr=False):
    """The base of all tables. Discord's ids are BigInteger, and a constraint's name follows from its columns."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {datetime: UtcTime} | {kind: _word(kind) for kind in WORDS}


class Guild(Base):
    """A Discord server and its managers' settings."""

    __tablename__ = "guilds"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str] = mapped_column(String(16), default=LANGUAGE)
    zone: Mapped[str] = mapped_column(String(64), default="UTC")
    """The IANA zone of typed times and of a table's times of day."""
    host_roles: Mapped[list[int]] = mapped_column(Json(list[int]), default_factory=list)
    """The roles whose members may open games beside the managers; if there are none, everybody may."""
    most_games: Mapped[int | None] = mapped_column(default=None)
    """The most games that may be on at once; None for any number."""
    called_role: Mapped[int | None] = mapped_column(BigInteger, default=None)
    """The role that is mentioned when a sign-up opens; None for none."""
    called_at: Mapped[datetime | None] = mapped_column(default=None)
    """The time at which that role was last mentioned."""
    new_games_channel: Mapped[int | None] = mapped_column(BigInteger, default=None)
    """The channel in which new games open; None for the channel of the command."""


class Registration(Base):
    """An application's commands, as we registered them with Discord."""

    __tablename__ = "registrations"

    application_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    digest: Mapped[str | None] = mapped_column(String(64), default=None)
    """A digest of the commands; None if Discord has never accepted them."""
    problem: Mapped[str | None] = mapped_column(String(64), default=None)
    """The reason why Discord did not accept the newest commands at the last attempt."""


class GameRow(Base):
    """A game. Its events are the truth; the snapshot is a cache, thrown away if its schema is another.

    The snapshot is written when a wait begins. Later lines are folded in again from the log.
    """

    __tablename__ = "games"
    __table_args__ = (
        # Every ring of the alarm queries them, among all games there have ever been.
        _partial("ix_games_pending_until", "pending_until", where="pending_until IS NOT NULL"),
        Index("ix_games_guild_id_phase", "guild_id", "phase"),
        _partial("ix_games_on_in_dm", "phase", where="guild_id < 0 AND phase != 'over'"),
        {"sqlite_autoincrement": True},  # an old button never finds a new game
    )

    id: Mapped[int] = mapped_column(primary_key=True, init=False)
    theme: Mapped[str] = mapped_column(String(32))
    guild_id: Mapped[int] = mapped_column(ForeignKey("guilds.id"))
    gm_id: Mapped[int] = mapped_column(BigInteger, index=True)
    gm_changes: Mapped[int] = mapped_column(default=0, server_default="0")
    """The number of changes of GMs. Decisions made before a change are checked again. 0 means a single GM."""
    phase: Mapped[GamePhase] = mapped_column(default=GamePhase.SIGNUP)
    options: Mapped[dict[str, object]] = mapped_column(Json(dict[str, object]), default_factory=dict)
    settings: Mapped[GameSettings] = mapped_column(
        Json(GameSettings), default_factory=GameSettings, server_default="{}"
    )
    pending: Mapped[PendingResult | None] = mapped_column(Json(PendingResult), default=None)
    """The pending result of the present wait; a secret of the database until it is published."""
    pending_until: Mapped[datetime | None] = mapped_column(default=None)
    """The time at which the pending result is published by itself."""
    bare: Mapped[dict[str, list[int]]] = mapped_column(
        Json(dict[str, list[int]]), default_factory=dict, server_default="{}"
    )
    """The lines that are told without the theme's drama, because a GM's own words stand in its place: by the seat that
    is told, and under the empty name those told in the channel.
    """
    anonymous: Mapped[bool] = mapped_column(default=False)
    """Whether the seats get aliases when the game begins."""
    rematch_of: Mapped[int | None] = mapped_column(default=None)
    """The previous game at the same table."""
    match_id: Mapped[int | None] = mapped_column(default=None, index=True)
    """The match of several games to which it belongs, once it has begun."""
    drawn: Mapped[dict[str, object] | None] = mapped_column(Json(dict[str, object]), default=None)
    """The draws at the beginning of the game, as in the record's header."""
    salt: Mapped[str | None] = mapped_column(String(64), default=None)
    """The salt that seals the deal; a secret of the database until the game is over."""
    commitment: Mapped[str | None] = mapped_column(String(64), default=None)
    """The seal of the deal, posted when the game begins."""
    lines: Mapped[int] = mapped_column(default=0)
    """The number of accepted lines of the record; the header is the first."""
    wait_line: Mapped[int] = mapped_column("wait", default=0)
    """The line at which the present wait began."""
    wait_token: Mapped[str] = mapped_column(String(16), default=NO_WAIT, server_default=NO_WAIT)
    """A token for the wait where people can see it, because line numbers count secret moves."""
    paused: Mapped[bool] = mapped_column(default=False)
    snapshot: Mapped[str | None] = mapped_column(Text, default=None)
    snapshot_schema: Mapped[str | None] = mapped_column(String(64), default=None)
    snapshot_line: Mapped[int | None] = mapped_column(default=None)
    """The line to which the snapshot has led."""
    created_at: Mapped[datetime]
    started_at: Mapped[datetime | None] = mapped_column(default=None)
    ended_at: Mapped[datetime | None] = mapped_column(default=None)
    ended_by: Mapped[int | None] = mapped_column(BigInteger, default=None)
    """The user who ended or cancelled it; None if it came to its own end."""


class PastGm(Base):
    """Somebody who has led a game while it was on, and may know its secrets for good."""

    __tablename__ = "past_gms"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)


class Room(Base):
    """A channel or thread in which a game is played. A channel holds one game at a time."""

    __tablename__ = "rooms"
    __table_args__ = (
        UniqueConstraint("game_id", "kind", "channel_id"),
        _only_one("ix_rooms_open_channel_id", "channel_id", where="is_open"),
    )

    id: Mapped[int] = mapped_column(primary_key=True, init=False)
    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(String(16), default="table")
    channel_id: Mapped[int] = mapped_column(BigInteger, index=True)
    since: Mapped[datetime]
    """The time at which the game came to this channel."""
    is_open: Mapped[bool] = mapped_column(default=True)
    loss: Mapped[Loss | None] = mapped_column(default=None)
    """The reason why the room cannot be used, once the news is owed to the GM."""
    card_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    card_digest: Mapped[str | None] = mapped_column(String(64), default=None)
    """A digest of the card's last contents, so that an unchanged card is not edited."""
    card_lines: Mapped[int | None] = mapped_column(default=None)
    """The number of record lines that the card shows, so that a restart can skip a game whose card shows them all."""
    prompt_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    """The message with the buttons of a wait, and the line of that wait."""
    prompt_wait_line: Mapped[int | None] = mapped_column("prompt_wait", default=None)


class ThreadRow(Base):
    """A private thread of a game, kept from the moment it is owed until it is closed."""

    __tablename__ = "threads"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    key: Mapped[str] = mapped_column(String(24), primary_key=True)
    """The key that distinguishes the thread from the others of its game."""
    channel_id: Mapped[int | None] = mapped_column(BigInteger, unique=True, default=None)
    """None until the thread is made, and after it was deleted."""
    members: Mapped[list[int]] = mapped_column(Json(list[int]), default_factory=list)
    """The users who may be in it, as far as is known. For those who have been greeted it is certain."""
    greeted: Mapped[list[int]] = mapped_column(Json(list[int]), default_factory=list)
    is_barred: Mapped[bool] = mapped_column(default=False)
    """Whether the bot was not allowed to use it when it last tried."""


class Seat(Base):
    """A seat at a table. Its name never changes, even if its occupant does."""

    __tablename__ = "seats"
    __table_args__ = (UniqueConstraint("game_id", "name"), UniqueConstraint("game_id", "position"))

    id: Mapped[int] = mapped_column(primary_key=True, init=False)
    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"))
    name: Mapped[str] = mapped_column(String(32))
    position: Mapped[int]
    salt: Mapped[str | None] = mapped_column(String(64), default=None)
    """The salt that seals the first occupant; a secret of the database until the game is over.

    Without it nobody can tell any more who that was.
    """
    person: Mapped[str | None] = mapped_column(String(64), default=None)
    """The seal of the first occupant; None in a game begun when only the deal was sealed."""


class Occupant(Base):
    """Somebody on a seat, for a time. A seat has one at a time."""

    __tablename__ = "occupants"
    __table_args__ = (_only_one("ix_occupants_present_seat_id", "seat_id", where="until IS NULL"),)

    id: Mapped[int] = mapped_column(primary_key=True, init=False)
    seat_id: Mapped[int] = mapped_column(ForeignKey("seats.id", ondelete="CASCADE"), index=True)
    user_id: Mapped[int] = mapped_column(BigInteger, index=True)
    name: Mapped[str] = mapped_column(String(32))
    """Their name on Discord when they sat down. In an anonymous game their seat has another name."""
    since: Mapped[datetime]
    until: Mapped[datetime | None] = mapped_column(default=None)
    dm_channel_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    dm_open: Mapped[bool | None] = mapped_column(default=None)
    """Whether DMs reach them; None if that was never tried."""
    is_staff: Mapped[bool] = mapped_column(default=False)
    """Whether they could see what is kept private in the room when they sat down."""
    is_offered: Mapped[bool] = mapped_column(default=False)
    """Whether their seat was offered to others."""
    offered_until: Mapped[datetime | None] = mapped_column(default=None)
    """The time at which that offer lapses."""
    offer_reason: Mapped[str | None] = mapped_column(String(LONGEST_REASON), default=None)
    """The GM's reason for the offer."""
    away_since: Mapped[datetime | None] = mapped_column(default=None)
    away_until: Mapped[datetime | None] = mapped_column(default=None)
    """The time since when and until when they are away, as they have told the table."""
    missed: Mapped[int] = mapped_column(default=0, server_default="0")
    """The number of waits in a row that have ended without their answer, as everybody has seen."""


class ActionRow(Base):
    """An accepted action: a line of the record. A second writer of the same line fails.

    ``again`` marks a line that the bot has replayed after an undo, and ``auto`` one that it has made for a player who
    had no choice.
    """

    __tablename__ = "actions"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    interaction_id: Mapped[int | None] = mapped_column(BigInteger, unique=True, default=None)
    at: Mapped[datetime]
    by: Mapped[str] = mapped_column(String(32))
    acting_for: Mapped[str | None] = mapped_column(String(32), default=None)
    body: Mapped[dict[str, object]] = mapped_column(Json(dict[str, object]))
    drawn: Mapped[dict[str, object]] = mapped_column(Json(dict[str, object]), default_factory=dict)
    again: Mapped[bool] = mapped_column(default=False)
    auto: Mapped[bool] = mapped_column(default=False)
    reason: Mapped[str | None] = mapped_column(String(LONGEST_REASON), default=None)
    """The GM's reason, which is not in the record unless the move itself has a field for it."""


class EventRow(Base):
    """An event of a line, as JSON, with its audience under "to"."""

    __tablename__ = "events"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    line: Mapped[int] = mapped_column(primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True)
    body: Mapped[str] = mapped_column(Text)


class EmbargoRow(Base):
    """An event that its audience is told a while later: until then nothing shows it to them."""

    __tablename__ = "embargoes"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    line: Mapped[int] = mapped_column(primary_key=True)
    place: Mapped[int] = mapped_column(primary_key=True)
    until: Mapped[datetime | None] = mapped_column(default=None)
    """None if they are never told, because it was taken back before."""


class OutboxRow(Base):
    """A message owed to Discord: its receiver and the lines that it tells of. Its words are made when it is sent."""

    __tablename__ = "outbox"
    __table_args__ = (
        Index(None, "state", "due_at"),
        # Giving up a seat also deletes the messages owed to it.
        _partial("ix_outbox_seat_id", "seat_id", where="seat_id IS NOT NULL"),
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(primary_key=True, init=False)
    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), index=True)
    kind: Mapped[OutboxKind]
    room_id: Mapped[int | None] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), default=None)
    seat_id: Mapped[int | None] = mapped_column(ForeignKey("seats.id", ondelete="CASCADE"), default=None)
    user_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    thread: Mapped[str | None] = mapped_column(String(24), default=None)
    """The key of the private thread beside the room that it goes to."""
    about_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    """The Discord user that it is about, if there is one."""
    lines: Mapped[list[int]] = mapped_column(Json(list[int]), default_factory=list)
    speaker: Mapped[str | None] = mapped_column(String(32), default=None)
    """The name of the seat that speaks or is offered, and its words."""
    text: Mapped[str | None] = mapped_column(Text, default=None)
    state: Mapped[OutboxState] = mapped_column(default=OutboxState.PENDING)
    attempts: Mapped[int] = mapped_column(default=0)
    due_at: Mapped[datetime]
    created_at: Mapped[datetime]
    nonce: Mapped[str] = mapped_column(String(25), unique=True)
    message_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    channel_id: Mapped[int | None] = mapped_column(BigInteger, default=None)
    """The channel to which it was sent."""
    owner: Mapped[str | None] = mapped_column(String(48), default=None)
    """The process that has claimed it, and until when others respect that claim."""
    claimed_until: Mapped[datetime | None] = mapped_column(default=None)


class Deadline(Base):
    """The deadline of a game's present wait, which everybody may know, or of the wait within it, which is hidden."""

    __tablename__ = "deadlines"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    is_inner: Mapped[bool] = mapped_column(primary_key=True, default=False)
    wait_line: Mapped[int] = mapped_column("wait")
    at: Mapped[datetime]
    due: Mapped[datetime] = mapped_column(index=True)
    """The time at which it is handled: after the table's grace, and not in quiet hours."""
    asked: Mapped[bool] = mapped_column(default=False)
    """Whether the GM was asked what to do or, for an inner wait, nothing is left to do."""
    since: Mapped[datetime | None] = mapped_column(default=None)
    """The time at which it was set; its escalation steps are measured from then."""
    escalates_at: Mapped[datetime | None] = mapped_column(default=None, index=True)
    """The time of its next escalation step; None if there is none."""


class Silence(Base):
    """A request to the GMs. When others are to be called it is checked again, for it may have been answered."""

    __tablename__ = "silences"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    asked: Mapped[GmRequest] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(index=True)
    """The time at which others are called."""
    is_followed: Mapped[bool] = mapped_column(default=False)
    """Whether the co-GMs have been called already."""
