"""What is told a while later, so that its moment tells nothing: until when, and what is owed for then."""

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from random import SystemRandom

from sqlalchemy import Connection

from bot.clock import now
from bot.host.undoing import Accepted
from bot.storage.choices import Revealing
from bot.storage.duties import owed_to_gms
from bot.storage.kinds import OutboxKind, Secrecy
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.storage.outbox import Destination, hasten, owed
from bot.storage.reveals import veils_of_end
from bot.storage.veils import Veils, is_any_to_come, lasting, save_veils, without_veiled
from engine.actions import Expire, GmAction
from engine.audience import To
from engine.errors import Refused
from engine.events import Outcome, Undone
from engine.judging import Wish
from engine.log import Entry, standing, standing_from
from engine.telling import Spot, first_told

VEIL = (3.0, 12.0)
"""Minutes after which is told what is told a while later: at least, at most."""

LONGEST_REVEAL = timedelta(hours=12)
"""After so long who was who is told by itself, where the GM is to say when."""

chance = SystemRandom()


def veils_after(live: Live, entry: Entry, at: datetime) -> Veils:
    """What is veiled after a line: the veils that it lifts are gone, and it has its own."""
    veils = {spot: until for spot, until in lasting(live.veils, at).items() if not _is_lifted(live, spot, entry)}
    return veils | dict(_drawn(live, entry, at))


def _drawn(live: Live, entry: Entry, at: datetime) -> Iterator[tuple[Spot, datetime]]:
    """Veil what is told a while later, each event for as long as chance says; with the game these are over."""
    outcome = live.started.table.outcome
    if outcome is None:
        for place, event in enumerate(entry.events):
            if live.rulebook.is_veiled(event):
                yield Spot(entry.line, place), at + timedelta(minutes=chance.uniform(*VEIL))
    elif _reveals_later(live, outcome) and not isinstance(entry.events[-1], Outcome):
        # What shows everything is the last that happens in a game.
        yield Spot(entry.line, len(entry.events) - 1), at + LONGEST_REVEAL


def _reveals_later(live: Live, outcome: Outcome) -> bool:
    """Whether the GM says when who was who is told: not one who plays himself, nor of a game that nobody has won."""
    return live.reveal is Revealing.BY_GM and outcome.side is not None and not live.gm_plays


def _is_lifted(live: Live, spot: Spot, entry: Entry) -> bool:
    if live.veils[spot] is None:
        return False
    veiled = live.started.log.line(spot.line).events[spot.place]
    return any(isinstance(event, Outcome) or live.rulebook.lifts_veil(event, veiled) for event in entry.events)


def veils_after_undo(live: Live, undo: Entry, again: Iterable[tuple[Entry, Entry | None]], at: datetime) -> Veils:
    """What is veiled after an undo: never told is what was taken back before it was, nor that it was.

    ``again`` are the lines made again, each with the line in whose place it stands, if it tells the same.
    """
    counting = {entry.line for entry in standing(live.started.log)}
    lasted = lasting(live.veils, at)
    veils = {spot: until if spot.line in counting else None for spot, until in lasted.items()}
    for anew, old in again:
        if old is None:
            veils |= dict(_drawn(live, anew, at))
        else:
            veils |= {Spot(anew.line, place): until for (line, place), until in lasted.items() if line == old.line}
    return veils | dict.fromkeys(_unheard(live, undo, at))


def _unheard(live: Live, undo: Entry, at: datetime) -> Iterator[Spot]:
    """That something is taken back, where it is told to those who had not been told of it yet."""
    first = min(event.taken for event in undo.events if isinstance(event, Undone) and event.taken is not None)
    before = live.started.log.before(undo.line)
    taken = without_veiled(standing_from(before, first), live.veils, at)
    publicly = first_told(To.PUBLIC, taken)
    for place, event in enumerate(undo.events):
        if isinstance(event.to, tuple) and first_told(event.to[0], taken) == publicly:
            yield Spot(undo.line, place)


def save_veils_after(connection: Connection, before: Live, after: Live, at: datetime) -> list[OutboxRow]:
    """Write down what is veiled after a line; gives what is owed sooner than it was."""
    if after.veils == before.veils:
        return []
    save_veils(connection, after.id, after.veils)
    return hasten(connection, after.id, _lifted(before.veils, after.veils, at), at)


def _lifted(before: Veils, after: Veils, at: datetime) -> set[int]:
    """The lines of which something is told sooner than it was to be."""
    return {spot.line for spot in lasting(before, at) if spot not in after}


def owed_later(live: Live, lines: Iterable[Accepted], at: datetime) -> list[OutboxRow]:
    """Owe what is veiled of some lines for the time at which it is told, and with it that threads are set right."""
    rows = []
    for line in (each.entry.line for each in lines):
        rows += _reveal_rows(live, line, at)
        veiled = {spot: until for spot, until in live.veils.items() if spot.line == line and until is not None}
        for spot, until in veiled.items():
            for destination in _hearers(live, spot):
                rows.append(owed(live.id, OutboxKind.LATER, [line], at, destination))
                rows[-1].due_at = until
    return rows


def _reveal_rows(live: Live, line: int, at: datetime) -> list[OutboxRow]:
    """If a line has veiled who was who, owe the room that and all after it for its time; call the GMs to say when."""
    rows = []
    for until in (until for spot, until in veils_of_end(live).items() if spot.line == line and until is not None):
        for kind in (OutboxKind.REVEAL, OutboxKind.STORY, OutboxKind.PAGE):
            rows.append(owed(live.id, kind, [line], at, Destination(room_id=live.room.id)))
            rows[-1].due_at = until
        rows += owed_to_gms(live, OutboxKind.TELL, [line], at)
    return rows


def _hearers(live: Live, spot: Spot) -> Iterator[Destination]:
    """Whom an event tells something by DM, and the threads that it changes."""
    audience = live.started.log.line(spot.line).events[spot.place].to
    if live.secrecy is Secrecy.DM and isinstance(audience, tuple):
        yield from (Destination(seat_id=live.sitting(name).seat_id) for name in audience)
    yield from (Destination(room_id=live.room.id, thread=key) for key in live.veiled_threads)


def check_told(live: Live, wish: Wish) -> None:
    """Raise Refused for what a seat may do only because of something that it was not told yet: as if it were not so."""
    if isinstance(wish.action, GmAction | Expire) or not is_any_to_come(live.veils, now()):
        return
    seat = wish.acting_for or wish.by
    both = (live.asks_of_wait.of(seat), live.started.asks)
    may, will = (any(ask.is_for(seat, wish.action) for ask in asks) for asks in both)
    if will and not may:
        raise Refused(live.rulebook.why_not(live.table_told, seat, wish.action))
