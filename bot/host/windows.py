"""When the present wait ends after a line, and the wait within it: each has a window, which some lines move.

Both follow from what everybody sees, and from nothing else: a moment that moved by what is hidden would tell of it.
"""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, select

from bot.host.outbox_rows import begins_wait
from bot.host.pace import delayed_end, grace, possible_end, window_end
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live
from bot.storage.models import ActionRow, OutboxRow
from bot.storage.outbox import Destination, owed
from engine.audience import To
from engine.events import Extended, Replaced, Resumed, Undone
from engine.log import Entry

NOTICED = timedelta(minutes=1)
"""Within so long it is noticed that a wait has ended."""

Move = Callable[[str, datetime], datetime]
"""Moves a deadline, of a kind of wait."""


class Made(NamedTuple):
    """An accepted action, as far as it tells of pauses."""

    number: int
    at: datetime
    body: dict[str, object]


class Moments(NamedTuple):
    """When the present wait ends, and the wait within it; None where there is no end."""

    outer: datetime | None = None
    inner: datetime | None = None


def moments_after(connection: Connection, live: Live, entry: Entry, at: datetime) -> Moments:
    """The deadlines after a line.

    A new wait has a whole window of its kind; one in which a step was taken back goes on. Extending moves them, the
    outer one from now if it has passed; a pause moves them by as long, or on to the next of the table's times of day;
    somebody new on a seat that is waited for gets a window, too. An inner one that has passed stays where it is, and
    none is later than the outer one.
    """
    outer, inner = _moments_after(connection, live, entry, at)
    return Moments(outer, min(inner, outer) if inner is not None and outer is not None else inner)


def _moments_after(connection: Connection, live: Live, entry: Entry, at: datetime) -> Moments:
    present = _moments(live)
    if live.started.table.outcome is not None:
        return Moments()
    for event in entry.events:
        match event:
            case Extended(hours=hours):
                moment, more = _moment(connection, live, at), timedelta(hours=hours)
                from_now = present._replace(outer=max(present.outer or moment, moment))
                return _each(live, from_now, moment, _extended(live, more))
            case Resumed() if any(present):
                stopped = paused_at(connection, live, at)
                return _each(live, present, stopped, _resumed(live, at - stopped))
            case Undone(to=To.PUBLIC, taken=taken) if _lasts(live, present, taken, at):
                return present
            case Replaced(player=seat) if not live.has_aliases:
                moment = _moment(connection, live, at)
                return _each(live, present, moment, _taken_over(live, seat, moment))
            case _:
                pass
    begun = _beginning(live, at)
    return Moments(*(window_end(live, kind, begun) for kind in _kinds(live))) if begins_wait(live, entry) else present


def _beginning(live: Live, at: datetime) -> datetime:
    """When a wait begins: with the end of the one before if that has just come, however late that was noticed.

    Otherwise each would end some seconds later than the last, and one that is to last a day would miss its time of day.
    """
    end = at if live.deadline is None else live.deadline + grace(live)
    return end if end <= at <= end + NOTICED else at


def _lasts(live: Live, present: Moments, taken: int | None, at: datetime) -> bool:
    """Whether a wait goes on in which a step was taken back, by what all know of it, and there is time left."""
    undone = [] if taken is None else live.told(To.PUBLIC).entries.since(taken)
    changes = live.rulebook.openings | {Extended, Resumed}
    is_same = not any(type(event) in changes for entry in undone for event in entry.events)
    return present.outer is not None and is_same and all(each is None or each > at for each in present)


def news_of(live: Live, entry: Entry, before: Moments, at: datetime) -> list[OutboxRow]:
    """Owe the room word of the deadlines that somebody new on a seat has moved: no other line moves any unsaid."""
    seats = [event.player for event in entry.events if isinstance(event, Replaced)]
    moved = [kind for kind, was, is_now in zip(_kinds(live), before, _moments(live), strict=True) if was != is_now]
    rows = []
    for kind in moved if seats and not live.started.table.paused else ():
        row = owed(live.id, OutboxKind.WINDOW, [live.wait_line], at, Destination(room_id=live.room.id))
        row.speaker, row.text = seats[0], kind
        rows.append(row)
    return rows


def _moments(live: Live) -> Moments:
    return Moments(live.deadline, live.inner_deadline)


def _kinds(live: Live) -> tuple[str, str]:
    """Which kind of wait it is, and which is within it; empty where there is none."""
    kind = live.rulebook.kind_of_wait(live.started.table) or ""
    return kind, live.rulebook.inner.get(kind, "")


def _moment(connection: Connection, live: Live, at: datetime) -> datetime:
    """A moment as deadlines count it: while a game rests its time stands still, and the pause is added at its end."""
    return paused_at(connection, live, at) if live.started.table.paused else at


def _each(live: Live, present: Moments, moment: datetime, moved: Move) -> Moments:
    """Move each, by the kind of its wait; an inner one that had passed at a moment stays where it is."""
    (kind, within), (outer, inner) = _kinds(live), present
    is_open = inner is not None and inner > moment
    return Moments(outer and moved(kind, outer), moved(within, inner) if inner is not None and is_open else inner)


def _extended(live: Live, more: timedelta) -> Move:
    return lambda _, deadline: possible_end(live, deadline + more)


def _resumed(live: Live, pause: timedelta) -> Move:
    return lambda kind, deadline: delayed_end(live, kind, deadline + pause)


def _taken_over(live: Live, seat: str, moment: datetime) -> Move:
    """Give whoever takes a seat a window in a wait of which all know that it is for him, or that it may be in secret.

    Nobody perceives for whom a hidden wait is, so that it may be for anybody who can answer.
    """
    kind, within = _kinds(live)
    waiting = live.waits_for
    known = live.rulebook.asks(live.view(To.PUBLIC).table)
    waits = {kind: seat in (*waiting.seats, *waiting.called)}
    waits |= {within: any(ask.hidden and seat in ask.seats for ask in known)}

    def moved(kind: str, deadline: datetime) -> datetime:
        window = window_end(live, kind, moment) if waits[kind] else None
        return deadline if window is None else max(deadline, window)

    return moved


def paused_at(connection: Connection, live: Live, at: datetime) -> datetime:
    """When the present pause began: as the game was paused, or as what had let it go on was taken back."""
    columns = (ActionRow.number, ActionRow.at, ActionRow.body)
    found = select(*columns).where(ActionRow.game_id == live.id).order_by(ActionRow.number.desc())
    actions = [Made(*row) for row in connection.execute(found)]
    return next((action.at for action in actions if _pauses(action, actions)), at)


def _pauses(action: Made, actions: Sequence[Made]) -> bool:
    """Whether an action has let the game rest."""
    match action.body:
        case {"move": "pause"}:
            return True
        case {"move": "undo", "line": int(first)}:
            taken = (each for each in actions if first <= each.number < action.number)
            return any(each.body.get("move") == "resume" for each in taken)
        case _:
            return False
