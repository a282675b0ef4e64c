"""What is saved of a game: the lines of its record, the events, the snapshot, and whether it is on."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import partial

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, insert, update

from bot.host.absence import overdue
from bot.host.pace import grace, outside_quiet_hours
from bot.host.rungs import Span, next_rung
from bot.host.undoing import Accepted
from bot.host.wishes import reason_of
from bot.storage.kinds import GamePhase
from bot.storage.live import Live
from bot.storage.loading import snapshot_schema
from bot.storage.models import Deadline
from bot.storage.prepared import Saving
from bot.storage.results import save_result
from bot.storage.rooms import close_room
from bot.storage.rows import put
from bot.storage.tables import ACTIONS, DEADLINES, EVENTS, GAMES, ROOMS
from engine.log import Entry

NEW_ACTIONS = Saving(insert(ACTIONS))
NEW_EVENTS = Saving(insert(EVENTS))
OLD_DEADLINE = delete(DEADLINES).where(
    DEADLINES.c.game_id == bindparam("game"), DEADLINES.c.is_inner == bindparam("inner")
)
AS_KNOWN = exists().where(
    ROOMS.c.id == bindparam("room"),
    ROOMS.c.channel_id == bindparam("channel"),
    ROOMS.c.loss.is_not_distinct_from(bindparam("known_loss")),
)
THIS_GAME = update(GAMES).where(GAMES.c.id == bindparam("game"))
UNCHANGED = THIS_GAME.where(
    GAMES.c.gm_changes == bindparam("known_gms"),
    GAMES.c.phase == bindparam("known_phase"),
    GAMES.c.held_until.is_not_distinct_from(bindparam("known_held_until")),
    AS_KNOWN,
)
"""Changes a game, unless it is not as it was when it was judged: with a new line it would not be saved at all."""

SAVE_STATE = Saving(UNCHANGED)
AT_ITS_LINE = UNCHANGED.where(GAMES.c.lines == bindparam("known_lines"))
"""The same where no line is saved with it."""


class Overtaken(Exception):
    """A game was changed while it was judged: it must be judged anew."""


def save_ended_by(connection: Connection, *, game_id: int, user_id: int) -> None:
    """Write down whose act the end of a game was."""
    connection.execute(THIS_GAME, {"game": game_id, "ended_by": user_id})


def save_lines(
    connection: Connection, game_id: int, lines: Sequence[Accepted], at: datetime, interaction_id: int | None
) -> None:
    """Save accepted lines, and the events of each; an interaction has brought about the first of them.

    Raises IntegrityError if another process has saved such a line.
    """
    actions = [
        {
            "game_id": game_id,
            "number": line.entry.line,
            "interaction_id": interaction_id if line is lines[0] else None,
            "at": at,
            "by": line.wish.by,
            "acting_for": line.wish.acting_for,
            "body": msgspec.to_builtins(line.wish.action),
            "drawn": line.drawn,
            "again": line.again,
            "auto": line.wish.auto,
            "reason": reason_of(line.wish),
        }
        for line in lines
    ]
    NEW_ACTIONS.save(connection, *actions)
    save_events(connection, game_id, [line.entry for line in lines])


def save_events(connection: Connection, game_id: int, entries: Iterable[Entry]) -> None:
    """Save the events of some lines."""
    events = [
        {"game_id": game_id, "line": entry.line, "position": position, "body": msgspec.json.encode(event).decode()}
        for entry in entries
        for position, event in enumerate(entry.events)
    ]
    if events:
        NEW_EVENTS.save(connection, *events)


def drop_deadline(connection: Connection, live: Live, *, is_inner: bool) -> None:
    """Forget a deadline, and what was done about it."""
    connection.execute(OLD_DEADLINE, {"game": live.id, "inner": is_inner})


def save_deadline(connection: Connection, live: Live, span: Span, *, is_inner: bool) -> None:
    """Save a deadline, in place of one that there is, and when its ladder begins: before both at once there is one."""
    awake = partial(outside_quiet_hours, live)
    is_one = is_inner and span.until == live.deadline
    following = None if is_one else next_rung(live.ladder, span, awake, after=span.since)
    rung_at = following if is_inner or overdue(live) is None else awake(span.since)
    due = span.until + grace(live)
    this = Deadline(game_id=live.id, is_inner=is_inner, wait_line=live.wait_line, at=span.until, due=due)
    this.since, this.rung_at = span.since, rung_at
    put(connection, this)


def save_state(connection: Connection, before: Live, live: Live, at: datetime) -> None:
    """Save what is kept of a game beside its log: whether it is on, and if a wait begins the snapshot.

    Raises Overtaken if it was not any more as it was ``before``.
    """
    game = live.started
    is_over = game.table.outcome is not None
    live.phase = GamePhase.OVER if is_over else GamePhase.RUNNING
    state = {
        "phase": live.phase,
        "lines": game.log[-1].line,
        "wait": live.wait_line,
        "wait_token": live.wait_token,
        "paused": game.table.paused,
        "ended_at": at if is_over else None,
    }
    if live.held_until != before.held_until:
        state |= _waiting(live)
    if live.wait_token != before.wait_token:
        state |= _snapshot(live)
    if not SAVE_STATE.save(connection, {**_known(before), **state}):
        raise Overtaken(live.id)
    if is_over:
        close_room(connection, live.id)
        save_result(connection, live)


def _known(live: Live) -> dict[str, object]:
    room = live.room
    place = {"room": room.id, "channel": room.channel_id, "known_loss": room.loss}
    known = {"known_gms": live.gm_changes, "known_phase": live.phase, "known_held_until": live.held_until}
    return {"game": live.id, **known, **place}


def save_held(connection: Connection, before: Live, live: Live) -> None:
    """Save that what has ended the present wait waits for the GM. Raises Overtaken as above, or if the game went on."""
    if not connection.execute(AT_ITS_LINE, {**_known(before), "known_lines": before.lines, **_waiting(live)}).rowcount:
        raise Overtaken(live.id)


def _waiting(live: Live) -> dict[str, object]:
    return {"held": live.held, "held_until": live.held_until}


def _snapshot(live: Live) -> dict[str, object]:
    game = live.started
    return {
        "snapshot": msgspec.json.encode(game.table).decode(),
        "snapshot_schema": snapshot_schema(live.rulebook),
        "snapshot_line": game.log[-1].line,
    }
