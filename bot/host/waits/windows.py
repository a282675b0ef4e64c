"""Calculates when the present wait and the wait within it end after a line: each has a window, which some lines move.

Both follow from public information only. A moment that moved because of hidden things would reveal them.
"""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, select

from bot.host.moves.owed_rows import begins_wait
from bot.host.waits.pace_times import delayed_end, grace, possible_end, window_end
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import ActionRow, OutboxRow
from engine.audience import To
from engine.by_hand import opens_votes
from engine.events import ByHand, Event, Extended, Replaced, Resumed, Undone
from engine.log import Entry

NOTICED = timedelta(minutes=1)
"""The end of a wait is noticed within this time."""

MOVING = frozenset[type[Event]]({Extended, Resumed, Undone, Replaced, ByHand})
"""The events that may move the end of a wait."""

Move = Callable[[str, datetime], datetime]
"""Moves a deadline of a kind of wait."""


class Made(NamedTuple):
    """An accepted action, with what is needed to find pauses."""

    number: int
    at: datetime
    body: dict[str, object]


class Moments(NamedTuple):
    """The ends of the present wait and of the wait within it; None without an end."""

    outer: datetime | None = None
    inner: datetime | None = None


def moments_after(connection: Connection, hosted: HostedGame, entry: Entry, at: datetime) -> Moments:
    """Return the deadlines after a line.

    A new wait has a whole window of its kind. A wait in which a step was taken back goes on, and so does one whose
    votes open again in time. A GM moves both deadlines later, the outer one from now if it has passed, and the outer
    one alone earlier. A pause moves them by its length, or on to the next of the table's times of day. A newcomer on a
    seat for which the game waits gets a window, too. An inner deadline that has passed stays where it is, and none is
    later than the outer one.
    """
    outer, inner = _moments_after(connection, hosted, entry, at)
    return Moments(outer, min(inner, outer) if inner is not None and outer is not None else inner)


def _moments_after(connection: Connection, hosted: HostedGame, entry: Entry, at: datetime) -> Moments:
    present = _moments(hosted)
    if hosted.started.table.outcome is not None:
        return Moments()
    for event in entry.events:
        match event:
            case Extended(hours=hours):
                moment, more = game_moment(connection, hosted, at), timedelta(hours=hours)
                outer = max(present.outer or moment, moment)
                if hours < 0:
                    return present._replace(outer=possible_end(hosted, outer + more))
                from_now = present._replace(outer=outer)
                return _each(hosted, from_now, moment, _extended(hosted, more))
            case Resumed() if any(present):
                stopped = paused_at(connection, hosted, at)
                return _each(hosted, present, stopped, _resumed(hosted, at - stopped))
            case Undone(to=To.PUBLIC, taken=taken) if _lasts(hosted, present, taken, at):
                return present
            case ByHand() if opens_votes(event) and present.outer is not None and present.outer > at:
                return present
            case Replaced(player=seat) if not hosted.has_aliases:
                moment = game_moment(connection, hosted, at)
                return _each(hosted, present, moment, _taken_over(hosted, seat, moment))
            case _:
                pass
    if not begins_wait(hosted, entry):
        return present
    begun = _beginning(hosted, at)
    return Moments(*(window_end(hosted, kind, begun) for kind in _kinds(hosted)))


def _beginning(hosted: HostedGame, at: datetime) -> datetime:
    """Return when a wait begins: at the end of the one before, if that was just noticed late.

    Otherwise each wait would end some seconds later than the last, and one of a day would miss its time of day.
    """
    end = at if hosted.deadline is None else hosted.deadline + grace(hosted)
    return end if end <= at <= end + NOTICED else at


def _lasts(hosted: HostedGame, present: Moments, taken: int | None, at: datetime) -> bool:
    """Whether a wait with a step taken back goes on: by public information it is the same, and time is left."""
    undone = [] if taken is None else hosted.told(To.PUBLIC).entries.since(taken)
    changes = hosted.rulebook.phases.openings | {Extended, Resumed}
    is_same = not any(type(event) in changes for entry in undone for event in entry.events)
    return present.outer is not None and is_same and all(each is None or each > at for each in present)


def news_of(hosted: HostedGame, entry: Entry, before: Moments, at: datetime) -> list[OutboxRow]:
    """Queue word for the room of deadlines that a newcomer on a seat has moved. Other lines announce their moves."""
    seats = [event.player for event in entry.events if isinstance(event, Replaced)]
    moved = [kind for kind, was, is_now in zip(_kinds(hosted), before, _moments(hosted), strict=True) if was != is_now]
    return [window_due(hosted, kind, at, seats[0]) for kind in moved if seats and not hosted.started.table.paused]


def window_due(hosted: HostedGame, kind: str, at: datetime, newcomer: str | None = None) -> OutboxRow:
    """Return word for the room that the time for a kind of wait starts again: for a newcomer, or for everybody."""
    row = owed(hosted.id, OutboxKind.WINDOW, [hosted.wait_line], at, Destination(room_id=hosted.room.id))
    row.speaker, row.text = newcomer, kind
    return row


def _moments(hosted: HostedGame) -> Moments:
    return Moments(hosted.deadline, hosted.inner_deadline)


def _kinds(hosted: HostedGame) -> tuple[str, str]:
    """Return the kinds of the present wait and of the wait within it; empty for none."""
    kind = hosted.rulebook.kind_of_wait(hosted.started.table) or ""
    return kind, hosted.rulebook.inner.get(kind, "")


def game_moment(connection: Connection, hosted: HostedGame, at: datetime) -> datetime:
    """Return a moment as deadlines count it: a paused game's clock stands still, and the pause is added at its end."""
    return paused_at(connection, hosted, at) if hosted.started.table.paused else at


def _each(hosted: HostedGame, present: Moments, moment: datetime, moved: Move) -> Moments:
    """Move each deadline by its kind of wait. An inner one that had passed at a moment stays where it is."""
    (kind, within), (outer, inner) = _kinds(hosted), present
    is_open = inner is not None and inner > moment
    return Moments(outer and moved(kind, outer), moved(within, inner) if inner is not None and is_open else inner)


def _extended(hosted: HostedGame, more: timedelta) -> Move:
    return lambda _, deadline: possible_end(hosted, deadline + more)


def _resumed(hosted: HostedGame, pause: timedelta) -> Move:
    return lambda kind, deadline: delayed_end(hosted, kind, deadline + pause)


def _taken_over(hosted: HostedGame, seat: str, moment: datetime) -> Move:
    """Give a newcomer a window in a wait that is publicly for their seat, or that may be for it in secret.

    Nobody can tell for whom a hidden wait is, so it may be for any seat that can answer.
    """
    kind, within = _kinds(hosted)
    waiting = hosted.waits_for
    known = hosted.rulebook.known_asks(hosted.view(To.PUBLIC))
    waits = {kind: seat in (*waiting.seats, *waiting.called)}
    waits |= {within: any(ask.hidden and seat in ask.seats for ask in known)}

    def moved(kind: str, deadline: datetime) -> datetime:
        window = window_end(hosted, kind, moment) if waits[kind] else None
        return deadline if window is None else max(deadline, window)

    return moved


def paused_at(connection: Connection, hosted: HostedGame, at: datetime) -> datetime:
    """Return when the present pause began: when the game was paused, or when its resumption was taken back."""
    columns = (ActionRow.number, ActionRow.at, ActionRow.body)
    found = select(*columns).where(ActionRow.game_id == hosted.id).order_by(ActionRow.number.desc())
    actions = [Made(*row) for row in connection.execute(found)]
    return next((action.at for action in actions if _pauses(action, actions)), at)


def _pauses(action: Made, actions: Sequence[Made]) -> bool:
    """Whether an action has paused the game."""
    match action.body:
        case {"move": "pause"}:
            return True
        case {"move": "undo", "line": int(first)}:
            taken = (each for each in actions if first <= each.number < action.number)
            return any(each.body.get("move") == "resume" for each in taken)
        case _:
            return False
