"""Stores the rooms of games: where each is, its card and prompt, and whether it can be used."""

from collections.abc import Collection
from datetime import datetime
from secrets import token_hex
from typing import NamedTuple

from sqlalchemy import Connection, and_, bindparam, or_, select, update

from bot.database.prepared import PreparedQuery, PreparedWrite
from bot.storage.games.hosted_game import HostedRoom
from bot.storage.outbox.outbox import IS_OWED, NONCE_BYTES, OWED, THIS_ROW, TOLD_LATER, is_one_of
from bot.storage.people.bench import clear_bench
from bot.storage.schema.kinds import GamePhase, Loss, OutboxKind, OutboxState, Trait
from bot.storage.schema.models import Deadline, GameRow, OutboxRow, Room
from bot.storage.schema.tables import GAMES, OUTBOX, ROOMS


class Place(NamedTuple):
    """The place of a game that is not over, and its messages there that are kept."""

    game_id: int
    guild_id: int
    channel_id: int
    loss: Loss | None
    card_id: int | None
    prompt_id: int | None


PLACE = (Room.game_id, GameRow.guild_id, Room.channel_id, Room.loss, Room.card_id, Room.prompt_id)


PLACES = select(*PLACE).join(GameRow, GameRow.id == Room.game_id).where(Room.is_open).order_by(Room.game_id)
PASSED = select(Deadline.game_id).where(Deadline.due <= bindparam("at"), Deadline.asked.is_(False))
LATE = PLACES.where(GameRow.id.in_(PASSED))
IN_TIME = PLACES.where(GameRow.id.not_in(PASSED), Room.game_id > bindparam("after")).limit(bindparam("most"))
IN_CHANNEL = PLACES.where(Room.channel_id == bindparam("channel"))
IN_SERVER = PLACES.where(GameRow.guild_id == bindparam("server"))
FIND_LATE, FIND_IN_TIME, FIND_IN_CHANNEL = PreparedQuery(LATE), PreparedQuery(IN_TIME), PreparedQuery(IN_CHANNEL)

HELD_BY_NOBODY = PreparedWrite(
    update(ROOMS).where(
        ROOMS.c.channel_id == bindparam("channel"), ROOMS.c.is_open, ROOMS.c.game_id.not_in(select(GAMES.c.id))
    )
)


def late_places(connection: Connection, at: datetime) -> list[Place]:
    """Return the places of games whose present waits should be over at a time."""
    return [Place(*row) for row in FIND_LATE.rows(connection, {"at": at})]


def places_in_time(connection: Connection, at: datetime, after: int, most: int) -> list[Place]:
    """Return at most this many other places, by their games' numbers, after the given number."""
    return [Place(*row) for row in FIND_IN_TIME.rows(connection, {"at": at, "after": after, "most": most})]


def places_in(connection: Connection, channel_id: int) -> list[Place]:
    """Return the places of games in this channel."""
    return [Place(*row) for row in FIND_IN_CHANNEL.rows(connection, {"channel": channel_id})]


def places_of(connection: Connection, guild_id: int) -> list[Place]:
    """Return the places of games in this server."""
    return [Place(*row) for row in connection.execute(IN_SERVER, {"server": guild_id})]


THIS = PreparedWrite(update(ROOMS).where(ROOMS.c.id == bindparam("room")))
OF_GAME = PreparedWrite(update(ROOMS).where(ROOMS.c.game_id == bindparam("game")))
OWED_NOW = PreparedWrite(
    update(OUTBOX).where(OUTBOX.c.room_id == bindparam("room"), IS_OWED, ~is_one_of(OUTBOX.c.kind, TOLD_LATER))
)
STILL = update(ROOMS).where(ROOMS.c.id == bindparam("room"), ROOMS.c.channel_id == bindparam("channel"))
IF_STILL = PreparedWrite(STILL)
"""Changes a room, unless the game has left that channel meanwhile."""


def save_card(connection: Connection, room: HostedRoom, card_id: int, digest: str, shown: int) -> None:
    """Save which message is the card, a digest of its contents, and how many lines of the record it shows."""
    IF_STILL.save(connection, _this(room) | {"card_id": card_id, "card_digest": digest, "card_lines": shown})


def doubt_cards(connection: Connection, game_ids: Collection[int]) -> None:
    """Mark the cards of these games as possibly outdated, though the games have not gone on."""
    connection.execute(update(Room).where(Room.game_id.in_(game_ids)).values(card_lines=None))


HAS_GONE_ON = or_(GameRow.phase == GamePhase.SIGNUP, Room.card_lines.is_distinct_from(GameRow.lines))
BEHIND = PreparedQuery(
    select(GameRow.id)
    .join(Room, Room.game_id == GameRow.id)
    .where(
        or_(and_(GameRow.phase != GamePhase.OVER, HAS_GONE_ON), GameRow.ended_at > bindparam("over_since")),
        Room.kind == "table",
    )
    .order_by(GameRow.id)
)


def cards_behind(connection: Connection, over_since: datetime) -> list[int]:
    """Return the games that have gone on since their cards were painted, so that the cards may be outdated.

    Joining the sign-up is no line, and neither is cancelling it, or anything told after the end.
    """
    return BEHIND.scalars(connection, {"over_since": over_since})


def save_prompt(connection: Connection, room: HostedRoom, prompt_id: int | None, wait_line: int | None) -> None:
    """Save which message carries the buttons of which wait; None if none does."""
    IF_STILL.save(connection, _this(room) | {"prompt_id": prompt_id, "prompt_wait": wait_line})


def lose_prompt(connection: Connection, room: HostedRoom) -> bool:
    """Record that the message with the buttons is gone; return whether that is news."""
    gone = STILL.where(ROOMS.c.prompt_id == room.prompt_id).values(prompt_id=None, prompt_wait=None)
    return connection.scalar(gone.returning(ROOMS.c.id), _this(room)) is not None


def lose_room(connection: Connection, room: HostedRoom, loss: Loss) -> bool:
    """Record that a room cannot be used; return whether that is news."""
    lost = STILL.where(ROOMS.c.loss.is_not_distinct_from(room.loss)).values(loss=loss)
    return connection.scalar(lost.returning(ROOMS.c.id), _this(room)) is not None


def try_again(connection: Connection, room_id: int, at: datetime) -> None:
    """Mark a room as usable, and everything owed to it as due, except embargoed messages."""
    THIS.save(connection, {"room": room_id, "loss": None})
    OWED_NOW.save(connection, {"room": room_id, "due_at": at})


def move_room(connection: Connection, room_id: int, channel_id: int, at: datetime) -> None:
    """Move a game to another channel with all messages owed to its room. Raises IntegrityError if that one is taken."""
    bare: dict[str, None] = dict.fromkeys(("loss", "card_id", "card_digest", "card_lines", "prompt_id", "prompt_wait"))
    THIS.save(connection, {"room": room_id, "channel_id": channel_id, "since": at, **bare})
    # Embargoed messages keep their time.
    OWED_NOW.save(connection, {"room": room_id, "due_at": at})
    left = select(OUTBOX.c.id).where(OUTBOX.c.room_id == room_id, IS_OWED)
    for number in connection.scalars(left).all():
        # With the old nonce, Discord would return a message that has arrived in the other channel, and send nothing. A
        # process that has claimed a row still sends it there, which does not count.
        anew = {"state": OutboxState.PENDING, "attempts": 0, "nonce": token_hex(NONCE_BYTES), "owner": None}
        THIS_ROW.save(connection, {"row": number, **anew})


def close_room(connection: Connection, game_id: int) -> None:
    """Free the channel of a game that is over, and empty its bench."""
    clear_bench(connection, game_id)
    OF_GAME.save(connection, {"game": game_id, "is_open": False})


def free_from_nobody(connection: Connection, channel_id: int) -> None:
    """Free a channel that is held by no existing game, like the room of a game whose row is lost."""
    HELD_BY_NOBODY.save(connection, {"channel": channel_id, "is_open": False})


def drop_prompts(connection: Connection, room_id: int, wait_line: int) -> None:
    """Drop the prompt of a wait that is still owed, and the call that would follow it."""
    asking = (OutboxRow.kind.in_(OutboxKind.having(Trait.ASKS)), OutboxRow.state.in_(OWED))
    found = connection.execute(select(OutboxRow.id, OutboxRow.lines).where(OutboxRow.room_id == room_id, *asking))
    numbers = [row.id for row in found if row.lines[-1:] == [wait_line]]
    connection.execute(update(OutboxRow).where(OutboxRow.id.in_(numbers)).values(state=OutboxState.DROPPED))


def _this(room: HostedRoom) -> dict[str, int | str | None]:
    return {"room": room.id, "channel": room.channel_id}
