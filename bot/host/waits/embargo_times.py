"""Embargoes events whose timing would reveal something: decides until when, and queues the messages for then."""

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from random import SystemRandom

from sqlalchemy import Connection

from bot.clock import now
from bot.host.moves.submissions import Accepted
from bot.storage.games.embargoes import Embargoes, is_any_to_come, lasting, save_embargoes, without_embargoed
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.postponed_reveals import embargoes_of_end
from bot.storage.outbox.common_dues import secrets_due_later
from bot.storage.outbox.outbox import Destination, hasten, owed
from bot.storage.outbox.owed_to_gms import owed_to_gms
from bot.storage.schema.choices import Revealing
from bot.storage.schema.kinds import OutboxKind, Secrecy, Trait
from bot.storage.schema.models import OutboxRow
from engine.actions import Expire, GmAction
from engine.audience import To
from engine.errors import Refused
from engine.events import Outcome, Undone
from engine.judging import Submission
from engine.log import Entry, standing, standing_from
from engine.telling import Spot, first_told

EMBARGO = (timedelta(minutes=3), timedelta(minutes=12))
"""The least and the most time that an embargo lasts."""
SHARES = (1 / 40, 1 / 10)
"""The same as shares of the table's longest wait, which count where waits are short."""
LONGEST_REVEAL = timedelta(hours=12)
"""The time after which who was who is revealed by itself, where the GM is to decide when."""

END_TOLD_LATER = OutboxKind.having(Trait.TOLD_LATER | Trait.OF_THE_END)
"""The posts that tell of the end when the reveal's embargo is over, in this order."""

chance = SystemRandom()


def embargoes_after(hosted: HostedGame, entry: Entry, at: datetime) -> Embargoes:
    """Return the embargoes after a line: those that it lifts are gone, and its own are added."""
    embargoes = {
        spot: until for spot, until in lasting(hosted.embargoes, at).items() if not _is_lifted(hosted, spot, entry)
    }
    return embargoes | dict(_drawn(hosted, entry, at))


def _drawn(hosted: HostedGame, entry: Entry, at: datetime) -> Iterator[tuple[Spot, datetime]]:
    """Embargo events, each for a random time. The end of the game leaves no such embargo."""
    outcome = hosted.started.table.outcome
    if outcome is None:
        for place, event in enumerate(entry.events):
            if hosted.rulebook.is_embargoed(event):
                yield Spot(entry.line, place), at + _drawn_length(hosted)
    elif _reveals_later(hosted, outcome) and not isinstance(entry.events[-1], Outcome):
        # The event that reveals everything is the last in a game.
        yield Spot(entry.line, len(entry.events) - 1), at + LONGEST_REVEAL


def _drawn_length(hosted: HostedGame) -> timedelta:
    """Draw how long an embargo lasts.

    The range is the same throughout a game: if it differed by day and by night, it would tell when the embargo began.
    """
    least, most = embargo_of(hosted)
    return least + (most - least) * chance.random()


def embargo_of(hosted: HostedGame) -> tuple[timedelta, timedelta]:
    """Return the least and the most time that an embargo lasts at a table, by the lengths of its waits alone."""
    settings, kinds = hosted.settings, hosted.rulebook.kinds_of_wait
    if settings.pace.ends or not {*kinds} <= settings.hours.keys():
        return EMBARGO
    longest = timedelta(hours=max(settings.hours[kind] for kind in kinds))
    least, most = (min(whole, longest * share) for whole, share in zip(EMBARGO, SHARES, strict=True))
    return least, most


def _reveals_later(hosted: HostedGame, outcome: Outcome) -> bool:
    """Whether the GM decides when who was who is revealed: not a GM who plays, nor in a game that nobody has won."""
    return hosted.settings.reveal is Revealing.BY_GM and outcome.side is not None and not hosted.gm_plays


def _is_lifted(hosted: HostedGame, spot: Spot, entry: Entry) -> bool:
    if hosted.embargoes[spot] is None:
        return False
    embargoed = hosted.started.log.line(spot.line).events[spot.place]
    return any(isinstance(event, Outcome) or hosted.rulebook.lifts_embargo(event, embargoed) for event in entry.events)


def embargoes_after_undo(
    hosted: HostedGame, undo: Entry, again: Iterable[tuple[Entry, Entry | None]], at: datetime
) -> Embargoes:
    """Return the embargoes after an undo: a line taken back untold is never told, nor is its undoing.

    ``again`` are the replayed lines, each with the line that it replaces, if it tells the same.
    """
    counting = {entry.line for entry in standing(hosted.started.log)}
    lasted = lasting(hosted.embargoes, at)
    embargoes = {spot: until if spot.line in counting else None for spot, until in lasted.items()}
    for anew, old in again:
        if old is None:
            embargoes |= dict(_drawn(hosted, anew, at))
        else:
            embargoes |= {Spot(anew.line, place): until for (line, place), until in lasted.items() if line == old.line}
    return embargoes | dict.fromkeys(_unheard(hosted, undo, at))


def _unheard(hosted: HostedGame, undo: Entry, at: datetime) -> Iterator[Spot]:
    """Yield the undo's events that would tell seats of the undoing of things that they were never told."""
    first = min(event.taken for event in undo.events if isinstance(event, Undone) and event.taken is not None)
    before = hosted.started.log.before(undo.line)
    taken = without_embargoed(standing_from(before, first), hosted.embargoes, at)
    publicly = first_told(To.PUBLIC, taken)
    for place, event in enumerate(undo.events):
        if isinstance(event.to, tuple) and first_told(event.to[0], taken) == publicly:
            yield Spot(undo.line, place)


def save_embargoes_after(
    connection: Connection, before: HostedGame, after: HostedGame, at: datetime
) -> list[OutboxRow]:
    """Save the embargoes that a line has changed; return the rows that are due sooner than before."""
    save_embargoes(connection, after.id, after.embargoes)
    return hasten(connection, after.id, _lifted(before.embargoes, after.embargoes, at), at)


def _lifted(before: Embargoes, after: Embargoes, at: datetime) -> set[int]:
    """Return the lines of which something is told sooner than planned."""
    return {spot.line for spot in lasting(before, at) if spot not in after}


def owed_later(hosted: HostedGame, lines: Iterable[Accepted], at: datetime) -> list[OutboxRow]:
    """Queue the embargoed events of some lines for their times, and with them the update of the threads."""
    rows = []
    for line in (each.entry.line for each in lines):
        rows += _reveal_rows(hosted, line, at)
        embargoed = {spot: until for spot, until in hosted.embargoes.items() if spot.line == line and until is not None}
        for spot, until in embargoed.items():
            for destination in _hearers(hosted, spot):
                rows.append(secrets_due_later(hosted, destination, line, at))
                rows[-1].due_at = until
    return rows


def _reveal_rows(hosted: HostedGame, line: int, at: datetime) -> list[OutboxRow]:
    """Queue the embargoed reveal and the posts after it for the room; call the GMs to decide when."""
    rows = []
    for until in (until for spot, until in embargoes_of_end(hosted).items() if spot.line == line and until is not None):
        for kind in END_TOLD_LATER:
            rows.append(owed(hosted.id, kind, [line], at, Destination(room_id=hosted.room.id)))
            rows[-1].due_at = until
        rows += owed_to_gms(hosted, OutboxKind.TELL, [line], at)
    return rows


def _hearers(hosted: HostedGame, spot: Spot) -> Iterator[Destination]:
    """Yield the seats that an event tells something by DM, and the threads that it changes."""
    audience = hosted.started.log.line(spot.line).events[spot.place].to
    if hosted.settings.secrecy is Secrecy.DM and isinstance(audience, tuple):
        yield from (Destination(seat_id=hosted.occupancy(name).seat_id) for name in audience)
    yield from (Destination(room_id=hosted.room.id, thread=key) for key in hosted.embargoed_threads)


def check_told(hosted: HostedGame, submission: Submission) -> None:
    """Refuse a move that is possible only because of an event still embargoed, as if the event had not happened.

    Raises Refused.
    """
    if isinstance(submission.action, GmAction | Expire) or not is_any_to_come(hosted.embargoes, now()):
        return
    seat = submission.acting_for or submission.by
    both = (hosted.asks_of_wait.of(seat), hosted.started.asks)
    may, will = (any(ask.is_for(seat, submission.action) for ask in asks) for asks in both)
    if will and not may:
        raise Refused(hosted.rulebook.why_not(hosted.table_told, seat, submission.action))
