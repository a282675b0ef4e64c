"""When the present wait ends, and the wait within it, and what a passed deadline does."""

from datetime import datetime, timedelta

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, update

from bot.delivery.gm_asked import is_asked
from bot.host.counting import set_counting
from bot.host.denied import Denied
from bot.host.following import forget_asked, note_asked
from bot.host.outbox_rows import begins_wait
from bot.host.pace import grace, outside_quiet_hours, possible_end
from bot.host.rungs import Span
from bot.host.saving import drop_deadline, save_deadline
from bot.host.windows import Moments, moments_after, news_of, paused_at
from bot.storage.kinds import Asked, LatePolicy
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.storage.outbox import save_owed
from bot.storage.tables import DEADLINES
from bot.wording.times import date
from engine.errors import BadInput
from engine.events import Resumed
from engine.judging import LEAST_HOURS
from engine.log import Entry

LONGEST_WAIT = 720.0
"""The most hours that a wait may last."""
LONGEST_EXTENSION = 720.0
"""The hours by which a GM may move a deadline at once."""
PRESENT = (
    DEADLINES.c.game_id == bindparam("game"),
    DEADLINES.c.is_inner == bindparam("inner"),
    DEADLINES.c.at == bindparam("moment"),
)
"""The deadline that ``present_deadline`` tells."""
THIS_DEADLINE = update(DEADLINES).where(*PRESENT)
UNASKED = THIS_DEADLINE.where(DEADLINES.c.asked.is_(False))


def set_deadlines(connection: Connection, live: Live, entry: Entry, at: datetime) -> list[OutboxRow]:
    """Set and save the deadlines as they are after a line; what was done about one that stays is kept.

    Gives what is owed of one that has moved, where the line itself does not tell of it. A pause moves by as long what
    waits for the GM.
    """
    anew, before = begins_wait(live, entry), Moments(live.deadline, live.inner_deadline)
    after = moments_after(connection, live, entry, at)
    live.deadline, live.inner_deadline = after
    for is_inner, moment in enumerate(after):
        if anew or moment != before[is_inner]:
            if moment is not None:
                save_deadline(connection, live, Span(at, moment), is_inner=bool(is_inner))
            elif before[is_inner] is not None:
                drop_deadline(connection, live, is_inner=bool(is_inner))
    if live.held is not None and any(isinstance(event, Resumed) for event in entry.events):
        until = outside_quiet_hours(live, live.held.until + (at - paused_at(connection, live, at)))
        live.held = replace(live.held, until=until)
        note_asked(connection, live, Asked.RESULT, at)
    elif anew and is_asked(live, Asked.JUDGEMENT):
        note_asked(connection, live, Asked.JUDGEMENT, at)
    if live.started.table.outcome is not None:
        for is_inner in (False, True):
            drop_deadline(connection, live, is_inner=is_inner)
        forget_asked(connection, live.id)
    if anew or after != before:
        set_counting(connection, live, at, anew=anew)
    news = [] if anew else news_of(live, entry, before, at)
    save_owed(connection, news)
    return news


def is_timed_anew(before: Live, after: Live) -> bool:
    """Whether the alarm is to ring at another time than before: another wait, another time, or a pause."""
    moments = (
        (live.wait_token, live.deadline, live.inner_deadline, live.held_until, live.started.table.paused, live.phase)
        for live in (before, after)
    )
    return len({*moments}) > 1


def hours_until(live: Live, until: datetime, at: datetime) -> float:
    """The hours by which the deadline must be moved to be then: real ones, whatever the clocks show. Raises Denied."""
    if live.started.table.paused:
        raise Denied("until-paused")
    deadline = max(live.deadline or at, at)
    if until <= deadline:
        raise Denied("until-earlier", {"when": date(deadline)})
    hours = (until - deadline) / timedelta(hours=1)
    if hours > LONGEST_EXTENSION:
        raise Denied("until-later", {"hours": f"{LONGEST_EXTENSION:g}"})
    if (possible := possible_end(live, until)) > until:
        raise Denied("until-quiet", {"when": date(possible)})
    return hours


def check_hours(hours: float) -> None:
    """Raise BadInput unless a wait may be so long; 0 is for no deadline."""
    if hours and not LEAST_HOURS <= hours <= LONGEST_WAIT:  # which is so of no NaN
        raise BadInput("no wait is so long or so short", "hours")


def ends_by_itself(live: Live) -> bool:
    """Whether a passed deadline answers what is missing, and does not ask the GM."""
    return live.late is LatePolicy.AUTO and not live.rulebook.is_stalled(live.started.table)


def check_in_time(live: Live, cast_at: datetime) -> None:
    """Raise Denied if something was cast after its wait was to end by itself, and has only overtaken that.

    In quiet hours no wait ends, so that one which is overdue then goes on.
    """
    game = live.started
    is_timed = live.rulebook.kind_of_wait(game.table) in live.rulebook.timed and ends_by_itself(live)
    if not is_timed or live.deadline is None or game.table.paused or outside_quiet_hours(live, cast_at) > cast_at:
        return
    if cast_at > live.deadline + grace(live):
        raise Denied("too-late")


def check_wait(live: Live, *, token: str) -> None:
    """Raise Denied if the wait of that token is over."""
    if token != live.wait_token:
        raise Denied("stale")


def check_meant(live: Live, *, cast_at: datetime | None, token: str | None) -> None:
    """Raise Denied if something was cast too late, or the wait of that token is over; None is in time for any."""
    if cast_at is not None:
        check_in_time(live, cast_at)
    if token is not None:
        check_wait(live, token=token)


def check_missing(live: Live) -> None:
    """Raise Denied if nothing is missing within the wait, for then the clock would end the wait itself."""
    if not live.rulebook.missing(live.started.table):
        raise Denied("stale")


def present_deadline(live: Live, *, is_inner: bool) -> dict[str, object]:
    """What tells the deadline of the present wait, as it is known: it has no row if it has passed or moved."""
    moment = live.inner_deadline if is_inner else live.deadline
    return {"game": live.id, "inner": is_inner, "moment": moment}


def let_wait(connection: Connection, *, live: Live, is_inner: bool, until: datetime) -> None:
    """Do nothing about a deadline that has passed before some moment."""
    connection.execute(THIS_DEADLINE, {**present_deadline(live, is_inner=is_inner), "due": until})


def mark_asked(connection: Connection, *, live: Live, is_inner: bool) -> bool:
    """Write down that the GM was asked what to do, or nothing is left to do; say whether nobody has before."""
    return connection.execute(UNASKED, {**present_deadline(live, is_inner=is_inner), "asked": True}).rowcount > 0
