"""Runs the escalation: before a deadline it reminds the missing and tells the GM, at moments that everybody may know.

Those moments follow only from the table's settings and deadlines, which everybody sees. Who is missing decides only
whose DM gets a message, so nobody else can tell that anybody was reminded.
"""

from collections.abc import Iterator
from datetime import datetime
from functools import partial

from sqlalchemy import Connection, bindparam, select, update

from bot.delivery.gm.reminders import is_asked_in_public, is_late_for_gm, is_reminded, missing_in_public
from bot.host.waits.deadlines import PRESENT, present_deadline
from bot.host.waits.escalation_times import EscalationStep, Span, escalations_between, next_escalation
from bot.host.waits.pace_times import outside_quiet_hours
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.schema.kinds import OutboxKind, Secrecy
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.tables import DEADLINES
from engine.names import GM

NEXT_ESCALATION = select(*DEADLINES.c["since", "escalates_at"]).where(*PRESENT)
THIS_ESCALATION = update(DEADLINES).where(*PRESENT, DEADLINES.c.escalates_at == bindparam("known"))


def escalate(connection: Connection, hosted: HostedGame, at: datetime, *, is_inner: bool) -> list[OutboxRow]:
    """Queue the escalation steps that have come, once, and set when the next one comes; return the rows owed."""
    steps_of_escalation = _take_escalations(connection, hosted, at, is_inner=is_inner)
    rows = [*_reminders(hosted, at, is_inner=is_inner)] if EscalationStep.REMIND in steps_of_escalation else []
    # Within a wait the GM is asked when time is up, see ``lateness``. Hidden things reach the GM no sooner.
    if EscalationStep.TELL_GM in steps_of_escalation and not is_inner:
        late = [gm_id for gm_id in hosted.gms if is_late_for_gm(hosted, gm_id)]
        rows += [owed(hosted.id, OutboxKind.LATE, [hosted.wait_line], at, Destination(user_id=gm_id)) for gm_id in late]
    if EscalationStep.PING in steps_of_escalation and not is_inner and missing_in_public(hosted):
        room = Destination(room_id=hosted.room.id)
        rows.append(owed(hosted.id, OutboxKind.LAST_CALL, [hosted.wait_line], at, room))
    save_owed(connection, rows)
    return rows


def _take_escalations(
    connection: Connection, hosted: HostedGame, at: datetime, *, is_inner: bool
) -> frozenset[EscalationStep]:
    """Claim the escalation steps that have come; none if another process has, or the deadline has passed or moved."""
    until = hosted.inner_deadline if is_inner else hosted.deadline
    this = present_deadline(hosted, is_inner=is_inner)
    known = connection.execute(NEXT_ESCALATION, this).one_or_none()
    if known is None or until is None:
        return frozenset()
    since, escalates_at = known
    if since is None or escalates_at is None or escalates_at > at:
        return frozenset()
    span, awake = Span(since, until), partial(outside_quiet_hours, hosted)
    following = next_escalation(hosted.settings.escalation, span, awake, after=at) if at < until else None
    taken = connection.execute(THIS_ESCALATION, {**this, "known": escalates_at, "escalates_at": following})
    if not taken.rowcount or at >= until:
        return frozenset()
    return escalations_between(hosted.settings.escalation, span, awake, escalates_at, at)


def _reminders(hosted: HostedGame, at: datetime, *, is_inner: bool) -> Iterator[OutboxRow]:
    """Yield reminders to missing players who are not away; without DMs, to the room by what everybody knows."""
    if hosted.settings.secrecy is Secrecy.ANSWERS:
        if is_inner or is_asked_in_public(hosted):
            yield owed(hosted.id, OutboxKind.REMINDER, [hosted.wait_line], at, Destination(room_id=hosted.room.id))
        return
    for occupancy in hosted.occupancies:
        if is_reminded(hosted, occupancy.name, at, is_inner=is_inner) and not occupancy.is_away(at):
            yield owed(hosted.id, OutboxKind.REMINDER, [hosted.wait_line], at, Destination(seat_id=occupancy.seat_id))
    if GM in hosted.asks.awaited.seats and not is_inner:
        for gm_id in hosted.knowing_gms or hosted.gms:
            yield owed(hosted.id, OutboxKind.REMINDER, [hosted.wait_line], at, Destination(user_id=gm_id))
