"""Saves a game: the lines of its record, the events, the snapshot, and its phase."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import partial

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, insert, update

from bot.database.columns import ID
from bot.database.prepared import PreparedWrite
from bot.host.moves.submissions import Accepted, reason_of
from bot.host.seats.absences import overdue, to_stand_in
from bot.host.waits.escalation_times import Span, next_escalation
from bot.host.waits.pace_times import grace, outside_quiet_hours
from bot.storage.channels.room_rows import close_room
from bot.storage.games.games import snapshot_schema
from bot.storage.games.hosted_game import HostedGame
from bot.storage.history.game_results import save_result
from bot.storage.matches.match_rows import GameEnd, game_ended
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import Deadline
from bot.storage.schema.rows import put
from bot.storage.schema.tables import ACTIONS, DEADLINES, EVENTS, GAMES, ROOMS
from engine.log import Entry
from engine.results import ABORTED

NEW_ACTIONS = PreparedWrite(insert(ACTIONS))
NEW_EVENTS = PreparedWrite(insert(EVENTS))
OLD_DEADLINE = PreparedWrite(
    delete(DEADLINES).where(DEADLINES.c.game_id == ID, DEADLINES.c.is_inner == bindparam("inner"))
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
    GAMES.c.pending_until.is_not_distinct_from(bindparam("known_pending_until")),
    AS_KNOWN,
)
"""Changes a game only if nobody has changed it since it was judged. With a new line, saving would fail anyway."""

SAVE_STATE = PreparedWrite(UNCHANGED)
AT_ITS_LINE = UNCHANGED.where(GAMES.c.lines == bindparam("known_lines"))
"""The same for changes that save no line."""


class Overtaken(Exception):
    """A game was changed while it was judged, and must be judged again."""


def save_ended_by(connection: Connection, *, game_id: int, user_id: int) -> None:
    """Save whose act ended a game."""
    connection.execute(THIS_GAME, {"game": game_id, "ended_by": user_id})


def save_lines(
    connection: Connection, game_id: int, lines: Sequence[Accepted], at: datetime, interaction_id: int | None
) -> None:
    """Save accepted lines and the events of each; an interaction has brought about the first of them.

    Raises IntegrityError if another process has saved such a line.
    """
    actions = [
        {
            "game_id": game_id,
            "number": line.entry.line,
            "interaction_id": interaction_id if line is lines[0] else None,
            "at": at,
            "by": line.submission.by,
            "acting_for": line.submission.acting_for,
            "body": msgspec.to_builtins(line.submission.action),
            "drawn": line.drawn,
            "again": line.again,
            "auto": line.submission.auto,
            "reason": reason_of(line.submission),
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


def drop_deadline(connection: Connection, hosted: HostedGame, *, is_inner: bool) -> None:
    """Delete a deadline, and the record of what was done about it."""
    OLD_DEADLINE.save(connection, {ID.key: hosted.id, "inner": is_inner})


def save_deadline(connection: Connection, hosted: HostedGame, span: Span, *, is_inner: bool) -> None:
    """Save a deadline in place of the old one, with its first escalation. Two deadlines at the same time share one."""
    awake = partial(outside_quiet_hours, hosted)
    is_one = is_inner and span.until == hosted.deadline
    following = None if is_one else next_escalation(hosted.settings.escalation, span, awake, after=span.since)
    is_due = overdue(hosted) is not None or to_stand_in(hosted) is not None
    escalates_at = awake(span.since) if is_due and not is_inner else following
    due = span.until + grace(hosted)
    this = Deadline(game_id=hosted.id, is_inner=is_inner, wait_line=hosted.wait_line, at=span.until, due=due)
    this.since, this.escalates_at = span.since, escalates_at
    put(connection, this)


def save_state(connection: Connection, before: HostedGame, hosted: HostedGame, at: datetime) -> None:
    """Save a game's state beside its log: its phase, and the snapshot if a wait begins.

    Raises Overtaken if the game is not as it was ``before``.
    """
    game = hosted.started
    is_over = game.table.outcome is not None
    hosted.phase = GamePhase.OVER if is_over else GamePhase.RUNNING
    state = {
        "phase": hosted.phase,
        "lines": game.log[-1].line,
        "wait": hosted.wait_line,
        "wait_token": hosted.wait_token,
        "paused": game.table.paused,
        "ended_at": at if is_over else None,
    }
    if hosted.pending != before.pending:
        state |= _waiting(hosted)
    if hosted.wait_token != before.wait_token:
        state |= _snapshot(hosted)
    if not SAVE_STATE.save(connection, {**_known(before), **state}):
        raise Overtaken(hosted.id)
    if is_over:
        close_room(connection, hosted.id)
        save_result(connection, hosted)
        if hosted.match is not None and before.phase is not GamePhase.OVER:
            game_ended(connection, hosted.match, _end_of(hosted, at))


def _end_of(hosted: HostedGame, at: datetime) -> GameEnd:
    outcome = hosted.started.table.outcome
    players = frozenset([occupancy.user_id for occupancy in hosted.occupancies])
    return GameEnd(players, hosted.room.channel_id, at, outcome is not None and outcome.reason == ABORTED)


def _known(hosted: HostedGame) -> dict[str, object]:
    room = hosted.room
    place = {"room": room.id, "channel": room.channel_id, "known_loss": room.loss}
    known = {"known_gms": hosted.gm_changes, "known_phase": hosted.phase, "known_pending_until": hosted.pending_until}
    return {"game": hosted.id, **known, **place}


def save_pending(connection: Connection, before: HostedGame, hosted: HostedGame) -> None:
    """Save the present wait's pending result. Raises Overtaken as ``save_state`` does, or if the game went on."""
    if not connection.execute(
        AT_ITS_LINE, {**_known(before), "known_lines": before.lines, **_waiting(hosted)}
    ).rowcount:
        raise Overtaken(hosted.id)


def _waiting(hosted: HostedGame) -> dict[str, object]:
    return {"pending": hosted.pending, "pending_until": hosted.pending_until}


def _snapshot(hosted: HostedGame) -> dict[str, object]:
    game = hosted.started
    return {
        "snapshot": msgspec.json.encode(game.table).decode(),
        "snapshot_schema": snapshot_schema(hosted.rulebook),
        "snapshot_line": game.log[-1].line,
    }
