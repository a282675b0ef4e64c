"""Finds what an undo has cost a seat, from what the seat was told. Seats that get no DM can look it up here."""

from collections.abc import Iterable, Iterator, Mapping

from bot.delivery.telling.saying import words_of
from bot.storage.games.hosted_game import HostedGame
from bot.wording.words import Value
from engine.audience import To
from engine.events import Event, Undone
from engine.log import Entry, first_taken, is_undo, standing
from engine.speech import Message
from engine.telling import ToldLog


def has_lost(told: ToldLog[str], wait_line: int) -> bool:
    """Whether the undo that began the present wait took something from a seat that has not come back."""
    entries = told.entries
    place = next((place for place, entry in enumerate(entries) if entry.line == wait_line and is_undo(entry)), None)
    first = None if place is None else first_taken(entries[place])
    if place is None or first is None:
        return False
    taken = [entry for entry in standing(entries[:place]) if entry.line >= first]
    again = list(_told_alone(entries[place + 1 :]))
    return any(event not in again for event in _told_alone(taken))


def who_took_back(hosted: HostedGame) -> Mapping[str, Value]:
    """Return the values with which words say who has made the last undo: a player, or the GM."""
    told = (event for entry in reversed(hosted.told(To.PUBLIC).entries) for event in entry.events)
    return words_of(hosted).who_took_back(next((each.player for each in told if isinstance(each, Undone)), None))


def _told_alone(entries: Iterable[Entry]) -> Iterator[Event]:
    """Return what was told to a seat and not to everybody, except talk, which is heard once."""
    for event in (event for entry in entries for event in entry.events):
        if event.to is not To.PUBLIC and not isinstance(event, Message | Undone):
            yield event
