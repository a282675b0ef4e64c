"""Queues messages for informed spectators: the result of each wait, in a private thread of their own."""

from collections.abc import Sequence
from datetime import datetime

from bot.host.moves.owed_rows import ends_wait
from bot.host.moves.submissions import Accepted
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import result_due
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.people.spectators import THREAD
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow
from engine.audience import To
from engine.events import Event, Replaced
from engine.log import Entry, is_undo
from engine.speech import Message


def spectator_rows(before: HostedGame, after: HostedGame, lines: Sequence[Accepted], at: datetime) -> list[OutboxRow]:
    """Queue what some lines have brought about: at a wait's end all of it, and at once whatever the GM is told at once.

    Spectators were told of a pending result when the GM was.
    """
    entries = [line.entry for line in lines]
    told = _told(before, after, entries)
    if not told:
        return []
    row = owed(after.id, OutboxKind.WATCHED, told, at, _thread(after))
    if before.pending is not None and after.pending is None and not any(map(is_undo, entries)):
        row.text = before.wait_token
    return [row]


def pending_rows(hosted: HostedGame, at: datetime) -> list[OutboxRow]:
    """Queue the pending result of the present wait for the spectators."""
    if not hosted.is_watched:
        return []
    row = result_due(hosted, _thread(hosted), _of_wait(hosted), at)
    row.text = hosted.wait_token
    return [row]


def _thread(hosted: HostedGame) -> Destination:
    return Destination(room_id=hosted.room.id, thread=THREAD)


def _told(before: HostedGame, after: HostedGame, entries: Sequence[Entry]) -> list[int]:
    """Return the lines that spectators are told of now, so that they hear everything in order."""
    lines = [entry.line for entry in entries]
    if any(map(is_undo, entries)):
        return lines
    return [*_of_wait(before), *lines] if ends_wait(before, after) or any(map(_is_told_at_once, entries)) else []


def _of_wait(hosted: HostedGame) -> list[int]:
    """Return the lines of the present wait that spectators were not told of yet."""
    lines: list[int] = []
    for entry in reversed(hosted.told(To.GM).entries):
        if entry.line <= hosted.wait_line or _is_told_at_once(entry):
            break
        lines.insert(0, entry.line)
    return lines


def _is_told_at_once(entry: Entry) -> bool:
    """Whether the GM is told of a line as soon as it comes, or the line changes a seat's occupant."""
    return any(event.to is To.GM or isinstance(event, Replaced) or _is_said_apart(event) for event in entry.events)


def _is_said_apart(event: Event) -> bool:
    return isinstance(event, Message) and event.to is not To.PUBLIC
