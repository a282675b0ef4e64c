"""What those are owed who watch a game with all its secrets: what comes of each wait, in a private thread of theirs."""

from collections.abc import Sequence
from datetime import datetime

from bot.host.moves.owed_rows import ends_wait
from bot.host.undoing.undo import Accepted
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.people.spectators import THREAD
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow
from engine.audience import To
from engine.events import Event, Replaced
from engine.log import Entry, is_undo
from engine.speech import Message


def spectator_rows(before: HostedGame, after: HostedGame, lines: Sequence[Accepted], at: datetime) -> list[OutboxRow]:
    """Owe them what some lines have brought about: at the end of a wait all of it, and at once what the GM is told so.

    What has waited for the GM they were told when he was.
    """
    if not after.is_watched:
        return []
    entries = [line.entry for line in lines]
    told = _told(before, after, entries)
    if not told:
        return []
    row = _row(after, OutboxKind.WATCHED, told, at)
    if before.pending is not None and after.pending is None and not any(map(is_undo, entries)):
        row.text = before.wait_token
    return [row]


def pending_rows(hosted: HostedGame, at: datetime) -> list[OutboxRow]:
    """Owe them what has come of the present wait and waits for the GM."""
    if not hosted.is_watched:
        return []
    row = _row(hosted, OutboxKind.RESULT, _of_wait(hosted), at)
    row.text = hosted.wait_token
    return [row]


def _row(hosted: HostedGame, kind: OutboxKind, lines: Sequence[int], at: datetime) -> OutboxRow:
    return owed(hosted.id, kind, lines, at, Destination(room_id=hosted.room.id, thread=THREAD))


def _told(before: HostedGame, after: HostedGame, entries: Sequence[Entry]) -> list[int]:
    """Of which lines they are told now, so that all is told in its order."""
    lines = [entry.line for entry in entries]
    if any(map(is_undo, entries)):
        return lines
    return [*_of_wait(before), *lines] if ends_wait(before, after) or any(map(_is_told_at_once, entries)) else []


def _of_wait(hosted: HostedGame) -> list[int]:
    """The lines of the present wait of which they were not told yet."""
    lines: list[int] = []
    for entry in reversed(hosted.told(To.GM).entries):
        if entry.line <= hosted.wait_line or _is_told_at_once(entry):
            break
        lines.insert(0, entry.line)
    return lines


def _is_told_at_once(entry: Entry) -> bool:
    """Whether the GM is told of a line when it comes, or somebody else sits on a seat from then on."""
    return any(event.to is To.GM or isinstance(event, Replaced) or _is_said_apart(event) for event in entry.events)


def _is_said_apart(event: Event) -> bool:
    return isinstance(event, Message) and event.to is not To.PUBLIC
