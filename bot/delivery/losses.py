"""What an undo has cost a seat, from what the seat was told: for those who look, as no DM may reach them."""

from collections.abc import Iterable, Iterator, Sequence

from engine.events import Event, Undone
from engine.log import Entry, first_taken, is_undo, standing
from engine.speech import Message


def has_lost(told: Sequence[Entry], seat: str, wait_line: int) -> bool:
    """Whether the undo with which the present wait began took something from a seat that is not so again."""
    place = next((place for place, entry in enumerate(told) if entry.line == wait_line and is_undo(entry)), None)
    first = None if place is None else first_taken(told[place])
    if place is None or first is None:
        return False
    taken = [entry for entry in standing(told[:place]) if entry.line >= first]
    again = list(_told_alone(told[place + 1 :], seat))
    return any(event not in again for event in _told_alone(taken, seat))


def _told_alone(entries: Iterable[Entry], seat: str) -> Iterator[Event]:
    """What was told to a seat and not to everybody, but for talk, which is heard once."""
    for event in (event for entry in entries for event in entry.events):
        if isinstance(event.to, tuple) and seat in event.to and not isinstance(event, Message | Undone):
            yield event
