"""Rooms in the database: their card and prompt, whether they can be used, and where they are."""

from collections.abc import Collection
from datetime import datetime
from secrets import token_hex
from typing import NamedTuple

from sqlalchemy import Connection, and_, bindparam, or_, select, update

from bot.storage.games.hosted_game import HostedRoom
from bot.storage.outbox.outbox import IS_OWED, NONCE_BYTES, OWED, THIS_ROW, TOLD_LATER, is_one_of
from bot.storage.people.bench import clear_bench
from bot.storage.schema.kinds import GamePhase, Loss, OutboxKind, OutboxState
from bot.storage.schema.models import Deadline, GameRow, OutboxRow, Room
from bot.storage.schema.tables import OUTBOX, ROOMS


class Place(NamedTuple):
    """Where a game is that is not over, and its messages there that are kept."""

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


HELD_BY_NOBODY = update(ROOMS).where(
    ROOMS.c.channel_id == bindparam("channel"), ROOMS.c.is_open, ROOMS.c.game_id.not_in(select(GameRow.id))
)


def late_places(connection: Connection, at: datetime) -> list[Place]:
    """Where games are whose present waits should be over at a time."""
    return [Place(*row) for row in connection.execute(LATE, {"at": at})]


def places_in_time(connection: Connection, at: datetime, after: int, most: int) -> list[Place]:
    """Where at most so many others are, by their numbers, of which the first is after this one."""
    return [Place(*row) for row in connection.execute(IN_TIME, {"at": at, "after": after, "most": most})]


def places_in(connection: Connection, channel_id: int) -> list[Place]:
    """Where games are that are in this channel."""
    return [Place(*row) for row in connection.execute(IN_CHANNEL, {"channel": channel_id})]


def places_of(connection: Connection, guild_id: int) -> list[Place]:
    """Where games are that are in this server."""
    return [Place(*row) for row in connection.execute(IN_SERVER, {"server": guild_id})]


THIS = update(ROOMS).where(ROOMS.c.id == bindparam("room"))
OF_GAME = update(ROOMS).where(ROOMS.c.game_id == bindparam("game"))
OWED_NOW = update(OUTBOX).where(OUTBOX.c.room_id == bindparam("room"), IS_OWED, ~is_one_of(OUTBOX.c.kind, TOLD_LATER))
STILL = update(ROOMS).where(ROOMS.c.id == bindparam("room"), ROOMS.c.channel_id == bindparam("channel"))
"""Changes a room, unless the game has left that channel meanwhile."""


def save_card(connection: Connection, room: HostedRoom, card_id: int, digest: str, shown: int) -> None:
    """Write down which message is the card and what it shows, and how many lines of the record."""
    connection.execute(STILL, _this(room) | {"card_id": card_id, "card_digest": digest, "card_lines": shown})


def doubt_cards(connection: Connection, game_ids: Collection[int]) -> None:
    """Write down that the cards of these games may have to show something else, though these have not gone on."""
    connection.execute(update(Room).where(Room.game_id.in_(game_ids)).values(card_lines=None))


HAS_GONE_ON = or_(GameRow.phase == GamePhase.SIGNUP, Room.card_lines.is_distinct_from(GameRow.lines))
BEHIND = (
    select(GameRow.id)
    .join(Room, Room.game_id == GameRow.id)
    .where(
        or_(and_(GameRow.phase != GamePhase.OVER, HAS_GONE_ON), GameRow.ended_at > bindparam("over_since")),
        Room.kind == "table",
    )
    .order_by(GameRow.id)
)


def cards_behind(connection: Connection, over_since: datetime) -> list[int]:
    """The games whose cards may not show how they stand: those that have gone on since their cards were painted.

    Who signs up is no line, and neither is that a sign-up was cancelled, or what is told after the end.
    """
    return [*connection.scalars(BEHIND, {"over_since": over_since})]


def save_prompt(connection: Connection, room: HostedRoom, prompt_id: int | None, wait_line: int | None) -> None:
    """Write down which message carries the buttons of which wait; None if none does."""
    connection.execute(STILL, _this(room) | {"prompt_id": prompt_id, "prompt_wait": wait_line})


def lose_prompt(connection: Connection, room: HostedRoom) -> bool:
    """Write down that the message with the buttons is gone; say whether that was not known yet."""
    gone = STILL.where(ROOMS.c.prompt_id == room.prompt_id).values(prompt_id=None, prompt_wait=None)
    return connection.scalar(gone.returning(ROOMS.c.id), _this(room)) is not None


def lose_room(connection: Connection, room: HostedRoom, loss: Loss) -> bool:
    """Write down that a room cannot be used; say whether that was not known yet."""
    lost = STILL.where(ROOMS.c.loss.is_not_distinct_from(room.loss)).values(loss=loss)
    return connection.scalar(lost.returning(ROOMS.c.id), _this(room)) is not None


def try_again(connection: Connection, room_id: int, at: datetime) -> None:
    """Take a room for usable, and all that it is owed for due, but for what is veiled."""
    connection.execute(THIS, {"room": room_id, "loss": None})
    connection.execute(OWED_NOW, {"room": room_id, "due_at": at})


def move_room(connection: Connection, room_id: int, channel_id: int, at: datetime) -> None:
    """Put a game into another channel, with all that the room is still owed. Raises IntegrityError if it is taken."""
    bare: dict[str, None] = dict.fromkeys(("loss", "card_id", "card_digest", "card_lines", "prompt_id", "prompt_wait"))
    connection.execute(THIS, {"room": room_id, "channel_id": channel_id, "since": at, **bare})
    # What is veiled keeps its time.
    connection.execute(OWED_NOW, {"room": room_id, "due_at": at})
    left = select(OUTBOX.c.id).where(OUTBOX.c.room_id == room_id, IS_OWED)
    for number in connection.scalars(left).all():
        # With the old nonce, Discord would show what may have arrived in the other channel, and send nothing. Whoever
        # has a row in hand sends it there, which does not count.
        anew = {"state": OutboxState.PENDING, "attempts": 0, "nonce": token_hex(NONCE_BYTES), "owner": None}
        connection.execute(THIS_ROW, {"row": number, **anew})


def close_room(connection: Connection, game_id: int) -> None:
    """Free the channel of a game that is over, in which nobody waits for a seat any more."""
    clear_bench(connection, game_id)
    connection.execute(OF_GAME, {"game": game_id, "is_open": False})


def free_from_nobody(connection: Connection, channel_id: int) -> None:
    """Free a channel that is held by no game that there is, as a room does whose game cannot be known any more."""
    connection.execute(HELD_BY_NOBODY, {"channel": channel_id, "is_open": False})


def drop_prompts(connection: Connection, room_id: int, wait_line: int) -> None:
    """Do not send the prompt of a wait that is still owed."""
    connection.execute(
        update(OutboxRow)
        .where(
            OutboxRow.room_id == room_id,
            OutboxRow.kind == OutboxKind.PROMPT,
            OutboxRow.lines == [wait_line],
            OutboxRow.state.in_(OWED),
        )
        .values(state=OutboxState.DROPPED)
    )


def _this(room: HostedRoom) -> dict[str, int | str | None]:
    return {"room": room.id, "channel": room.channel_id}
