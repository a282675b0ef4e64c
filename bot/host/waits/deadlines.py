"""Sets the deadlines of the present wait and of the wait within it, and notes what was done once they have passed."""

from datetime import datetime, timedelta

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, update

from bot.delivery.gm.gm_questions import is_asked
from bot.delivery.telling.saying import length_of
from bot.host.denied import Denied
from bot.host.moves.owed_rows import begins_wait
from bot.host.moves.saving import drop_deadline, save_deadline
from bot.host.waits.escalation_times import Span
from bot.host.waits.gm_followers import forget_asked, note_asked
from bot.host.waits.pace_times import grace, outside_quiet_hours, possible_end, window_end
from bot.host.waits.times_of_day import LONGEST_WAIT
from bot.host.waits.vote_counting import set_counting
from bot.host.waits.windows import Moments, game_moment, moments_after, news_of, paused_at, window_due
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import save_owed
from bot.storage.schema.kinds import GmRequest
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.tables import DEADLINES
from bot.wording.time_words import date
from engine.errors import BadInput
from engine.events import Resumed
from engine.judging import LEAST_HOURS
from engine.log import Entry

LONGEST_EXTENSION = timedelta(days=30)
"""The most by which a GM may move a deadline at once."""
PRESENT = (
    DEADLINES.c.game_id == bindparam("game"),
    DEADLINES.c.is_inner == bindparam("inner"),
    DEADLINES.c.at == bindparam("moment"),
)
"""Matches the deadline that ``present_deadline`` describes."""
THIS_DEADLINE = update(DEADLINES).where(*PRESENT)
UNASKED = THIS_DEADLINE.where(DEADLINES.c.asked.is_(False))


def set_deadlines(connection: Connection, hosted: HostedGame, entry: Entry, at: datetime) -> list[OutboxRow]:
    """Set and save the deadlines that hold after a line. What was done about an unchanged deadline is kept.

    Returns the rows owed for a deadline that has moved, if the line itself does not tell of it. A pause delays a
    pending result by the same length.
    """
    anew, before = begins_wait(hosted, entry), Moments(hosted.deadline, hosted.inner_deadline)
    after = moments_after(connection, hosted, entry, at)
    hosted.deadline, hosted.inner_deadline = after
    for is_inner, moment in enumerate(after):
        if anew or moment != before[is_inner]:
            if moment is not None:
                save_deadline(connection, hosted, Span(at, moment), is_inner=bool(is_inner))
            elif before[is_inner] is not None:
                drop_deadline(connection, hosted, is_inner=bool(is_inner))
    if hosted.pending is not None and any(isinstance(event, Resumed) for event in entry.events):
        until = outside_quiet_hours(hosted, hosted.pending.until + (at - paused_at(connection, hosted, at)))
        hosted.pending = replace(hosted.pending, until=until)
        note_asked(connection, hosted, GmRequest.RESULT, at)
    elif anew and is_asked(hosted, GmRequest.JUDGEMENT):
        note_asked(connection, hosted, GmRequest.JUDGEMENT, at)
    if hosted.started.table.outcome is not None:
        for is_inner in (False, True):
            drop_deadline(connection, hosted, is_inner=is_inner)
        forget_asked(connection, hosted.id)
    if anew or after != before:
        set_counting(connection, hosted, at, anew=anew)
    news = [] if anew else news_of(hosted, entry, before, at)
    save_owed(connection, news)
    return news


def give_time_again(connection: Connection, hosted: HostedGame, at: datetime) -> list[OutboxRow]:
    """Let the present wait last its whole time again if its deadline has passed; return the rows owed.

    A stalled game asks the GM about a passed deadline. Once somebody acts, it goes on, and needs a new one: none, if
    such waits have no end and the old one was the GM's.
    """
    kind, moment = hosted.rulebook.kind_of_wait(hosted.started.table), game_moment(connection, hosted, at)
    if kind is None or hosted.deadline is None or hosted.deadline + grace(hosted) > moment:
        return []
    hosted.deadline = window_end(hosted, kind, moment)
    if hosted.deadline is None:
        drop_deadline(connection, hosted, is_inner=False)
    else:
        save_deadline(connection, hosted, Span(at, hosted.deadline), is_inner=False)
    set_counting(connection, hosted, at, anew=False)
    news = [window_due(hosted, kind, at)]
    save_owed(connection, news)
    return news


def hours_moved(hosted: HostedGame, by: timedelta | datetime, at: datetime) -> float:
    """Return the real hours by which the deadline moves, by a length of time or to a moment; negative if earlier.

    Raises Denied if it may not move so far or there.
    """
    paused = hosted.started.table.paused
    if isinstance(by, datetime) and paused:
        raise Denied("until-paused")
    deadline = max(hosted.deadline or at, at)
    until = by if isinstance(by, datetime) else deadline + by
    if abs(until - deadline) > LONGEST_EXTENSION:
        raise Denied("until-later", {"length": length_of(hosted, LONGEST_EXTENSION)})
    if until == deadline:
        raise Denied("until-same", {"when": date(deadline)})
    if until < deadline and (paused or until <= at):
        raise Denied("moves-while-paused" if paused else "until-past", {"when": date(until)})
    possible = possible_end(hosted, until)
    if possible > until and (isinstance(by, datetime) or possible >= deadline > until):
        raise Denied("until-quiet", {"when": date(possible)})
    return (until - deadline) / timedelta(hours=1)


def check_hours(hours: float) -> None:
    """Raise BadInput unless a wait may be this long; 0 means no deadline."""
    if hours and not LEAST_HOURS <= hours <= LONGEST_WAIT:  # this also refuses NaN
        raise BadInput("no wait is so long or so short", "hours")


def present_deadline(hosted: HostedGame, *, is_inner: bool) -> dict[str, object]:
    """Return parameters that match the present wait's known deadline: no row if it has passed or moved."""
    moment = hosted.inner_deadline if is_inner else hosted.deadline
    return {"game": hosted.id, "inner": is_inner, "moment": moment}


def let_wait(connection: Connection, *, hosted: HostedGame, is_inner: bool, until: datetime) -> None:
    """Postpone the handling of a passed deadline until a time."""
    connection.execute(THIS_DEADLINE, {**present_deadline(hosted, is_inner=is_inner), "due": until})


def mark_asked(connection: Connection, *, hosted: HostedGame, is_inner: bool) -> bool:
    """Record that the GM was asked, or that nothing is left to do; return whether this process was the first."""
    return connection.execute(UNASKED, {**present_deadline(hosted, is_inner=is_inner), "asked": True}).rowcount > 0
