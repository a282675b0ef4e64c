"""Moments: what everybody is told of a game that is worth telling elsewhere, in the record's words.

Moments are numbered from 1. Line numbers would count secret moves.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from engine.audience import Everybody
from engine.events import Event, Outcome, Undone
from engine.log import FIRST_LINE
from engine.naming import tag_of
from engine.views import Told

STARTED = "started"
FRAME = ("to", "notice")


class Moment(Struct, frozen=True):
    """A moment. ``line`` is the one that told it, which nobody outside is shown; ``fields`` are those of its notice."""

    number: int
    line: int
    notice: str
    fields: dict[str, object]


def moments_of(told: Sequence[Told[Everybody]], heralded: frozenset[type[Event]], seats: Sequence[str]) -> list[Moment]:
    """Return all moments of a game, from all that everybody was told, even what was taken back since."""
    moments = [Moment(1, FIRST_LINE, STARTED, {"players": list(seats)})]
    for each in told:
        if (fields := _fields(each.event, heralded, moments)) is not None:
            notice = tag_of(type(each.event))
            moments.append(Moment(len(moments) + 1, each.line, notice, fields))
    return moments


def _fields(event: Event, heralded: frozenset[type[Event]], before: Sequence[Moment]) -> dict[str, object] | None:
    """Return the fields of an event that is a moment."""
    if isinstance(event, Undone):
        taken = [moment.number for moment in before if event.taken is not None and moment.line >= event.taken]
        return {"from": min(taken)} if taken else None
    if not isinstance(event, Outcome) and type(event) not in heralded:
        return None
    body: dict[str, object] = msgspec.to_builtins(event)
    return {name: value for name, value in body.items() if name not in FRAME}
