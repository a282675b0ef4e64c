"""Embargoes for the delayed news of games that were running before embargoes existed."""

import json
from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

OWED = ("pending", "sending", "refused")
"""The states of news that was not told yet."""

games = sa.table("games", sa.column("id"), sa.column("phase"), sa.column("anonymous", sa.Boolean()))
seats = sa.table("seats", sa.column("id"), sa.column("name"))
events = sa.table("events", *map(sa.column, ("game_id", "line", "position", "body")))
veils = sa.table("veils", *map(sa.column, ("game_id", "line", "place")), sa.column("until", sa.DateTime(timezone=True)))
outbox = sa.table(
    "outbox",
    *map(sa.column, ("id", "game_id", "kind", "lines", "seat_id", "thread", "state")),
    sa.column("due_at", sa.DateTime(timezone=True)),
)


class Spot(NamedTuple):
    """An event in a log: its line, and its place there."""

    line: int
    place: int


class Event(msgspec.Struct):
    """The part of an event about lovers, and its audience."""

    notice: str = ""
    to: tuple[str, ...] | str = ""
    thread: str | None = None
    card: str | None = None


def upgrade() -> None:
    for (game_id, line), owed in _owed_later().items():
        for place, hearers, opens in _of_lovers(game_id, line):
            # Seats that were already told keep what they know.
            if set(hearers) <= owed.keys() and (not opens or _opens_later(game_id)):
                _veil(game_id, Spot(line, place), max(owed[name] for name in hearers), opens=opens)


def downgrade() -> None:
    pass


def _owed_later() -> dict[tuple[int, int], dict[str, datetime]]:
    """Return when each seat will be told of a line with a delay, where no embargo exists yet."""
    found = (
        sa.select(outbox.c.game_id, outbox.c.lines, seats.c.name, outbox.c.due_at)
        .join_from(outbox, seats, seats.c.id == outbox.c.seat_id)
        .join(games, games.c.id == outbox.c.game_id)
        .where(outbox.c.kind == "later", outbox.c.state.in_(OWED), games.c.phase == "running")
        .where(outbox.c.game_id.not_in(sa.select(veils.c.game_id)))
    )
    owed: dict[tuple[int, int], dict[str, datetime]] = defaultdict(dict)
    for game_id, lines, name, due_at in op.get_bind().execute(found):
        for line in json.loads(lines):
            owed[game_id, line][name] = due_at
    return owed


def _of_lovers(game_id: int, line: int) -> Iterator[tuple[int, tuple[str, ...], bool]]:
    """Return the delayed events of a line: the place of each, its audience, and whether it opens a thread."""
    found = sa.select(events.c.position, events.c.body).where(events.c.game_id == game_id, events.c.line == line)
    for place, body in op.get_bind().execute(found).all():
        event = _read(body)
        opens = event.notice == "thread_opened" and event.thread == "lovers"
        if not isinstance(event.to, str) and (opens or (event.notice == "result" and event.card == "lover")):
            yield place, event.to, opens


def _read(body: str) -> Event:
    """Read an event. An unreadable one must not keep other games from being migrated."""
    try:
        return msgspec.json.decode(body, type=Event)
    except msgspec.DecodeError:
        return Event()


def _opens_later(game_id: int) -> bool:
    """Whether the lovers' thread has yet to open, or there are none because the game is anonymous."""
    anonymous = sa.select(games.c.id).where(games.c.id == game_id, games.c.anonymous)
    return op.get_bind().scalar(sa.union(anonymous, sa.select(outbox.c.id).where(*_thread(game_id)))) is not None


def _thread(game_id: int) -> tuple[sa.ColumnElement[bool], ...]:
    is_owed = (outbox.c.kind == "thread", outbox.c.state.in_(OWED))
    return (outbox.c.game_id == game_id, *is_owed, outbox.c.thread.startswith("lovers"))


def _veil(game_id: int, spot: Spot, until: datetime, *, opens: bool) -> None:
    """Hide an event until a time. At that time its audience is told, and the thread that it opens is opened."""
    op.execute(veils.insert().values(game_id=game_id, line=spot.line, place=spot.place, until=until))
    lines = json.dumps([spot.line])
    if opens:
        op.execute(outbox.update().where(*_thread(game_id)).values(kind="later", lines=lines, due_at=until))
        same = (outbox.c.game_id == game_id, outbox.c.kind == "later", outbox.c.lines == lines)
        op.execute(outbox.update().where(*same, outbox.c.state.in_(OWED)).values(due_at=until))
