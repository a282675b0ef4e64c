"""The ladder: before a deadline those are reminded who are missing, and the GM is told, at moments that all may know.

When that is follows from the table's choices and its deadlines alone, which everybody sees; who is missing only says
whose DM gets a message. So nobody else can tell that anybody was reminded.
"""

from collections.abc import Iterator
from datetime import datetime
from functools import partial

from sqlalchemy import Connection, bindparam, select, update

from bot.delivery.reminders import is_asked_in_public, is_late_for_gm, is_reminded
from bot.host.deadlines import PRESENT, present_deadline
from bot.host.pace import outside_quiet_hours
from bot.host.rungs import Rung, Span, next_rung, rungs_between
from bot.storage.kinds import OutboxKind, Secrecy
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.storage.outbox import Destination, owed, save_owed
from bot.storage.tables import DEADLINES
from engine.names import GM

NEXT_RUNG = select(*DEADLINES.c["since", "rung_at"]).where(*PRESENT)
THIS_RUNG = update(DEADLINES).where(*PRESENT, DEADLINES.c.rung_at == bindparam("known"))


def climb(connection: Connection, live: Live, at: datetime, *, is_inner: bool) -> list[OutboxRow]:
    """Owe what the rungs say that have come, once, and set when the next one comes; gives what is owed."""
    rungs = _take_rungs(connection, live, at, is_inner=is_inner)
    rows = [*_reminders(live, at, is_inner=is_inner)] if Rung.REMIND in rungs else []
    # Within a wait the GM is asked when its time is up, see ``lateness``: what is hidden he is not told before.
    if Rung.TELL_GM in rungs and not is_inner:
        late = [gm_id for gm_id in live.gms if is_late_for_gm(live, gm_id)]
        rows += [owed(live.id, OutboxKind.LATE, [live.wait_line], at, Destination(user_id=gm_id)) for gm_id in late]
    save_owed(connection, rows)
    return rows


def _take_rungs(connection: Connection, live: Live, at: datetime, *, is_inner: bool) -> frozenset[Rung]:
    """The rungs that have come and that no other process has taken; none if the deadline has passed or moved."""
    until = live.inner_deadline if is_inner else live.deadline
    this = present_deadline(live, is_inner=is_inner)
    known = connection.execute(NEXT_RUNG, this).one_or_none()
    if known is None or until is None:
        return frozenset()
    since, rung_at = known
    if since is None or rung_at is None or rung_at > at:
        return frozenset()
    span, awake = Span(since, until), partial(outside_quiet_hours, live)
    following = next_rung(live.ladder, span, awake, after=at) if at < until else None
    taken = connection.execute(THIS_RUNG, {**this, "known": rung_at, "rung_at": following})
    if not taken.rowcount or at >= until:
        return frozenset()
    return rungs_between(live.ladder, span, awake, rung_at, at)


def _reminders(live: Live, at: datetime, *, is_inner: bool) -> Iterator[OutboxRow]:
    """To those who are missing and not away; where nobody is written to, to the room, by what everybody knows."""
    if live.secrecy is Secrecy.ANSWERS:
        if is_inner or is_asked_in_public(live):
            yield owed(live.id, OutboxKind.REMINDER, [live.wait_line], at, Destination(room_id=live.room.id))
        return
    for sitting in live.sittings:
        if is_reminded(live, sitting.name, at, is_inner=is_inner) and not sitting.is_away(at):
            yield owed(live.id, OutboxKind.REMINDER, [live.wait_line], at, Destination(seat_id=sitting.seat_id))
    if GM in live.asks.awaited.seats and not is_inner:
        for gm_id in live.knowing_gms or live.gms:
            yield owed(live.id, OutboxKind.REMINDER, [live.wait_line], at, Destination(user_id=gm_id))
