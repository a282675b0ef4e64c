"""Lists the messages owed for a line: its public part for the channel, secrets for seats, and warnings for GMs."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from random import SystemRandom

from bot.delivery.posts.prose_posts import prose_of
from bot.delivery.telling.compose import is_for_gm, is_posted, is_posted_as_speech
from bot.delivery.telling.seat_questions import is_asked_by_dm
from bot.delivery.turns.live_turns import calls_due
from bot.host.moves.offer_dues import offered_rows_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.postponed_reveals import is_told_apart
from bot.storage.outbox.common_dues import news_due, openness_due, prompt_due, secrets_due
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind, Secrecy
from bot.storage.schema.models import OutboxRow
from engine.audience import To
from engine.by_hand import opens_votes
from engine.events import ByHand, Event, Extended, Outcome, Resumed, Undone
from engine.log import FIRST_LINE, Entry
from engine.speech import Message, PrivateThread

GOING_ON = frozenset[type[Event]]({Resumed, Undone})
"""The events after which the game goes on in a wait that begins anew."""
BY_HAND = frozenset[type[Event]]({ByHand})

chance = SystemRandom()


def _ends(entry: Entry) -> bool:
    """Whether a line ends the game."""
    return any(isinstance(event, Outcome) for event in entry.events)


def begins_wait(hosted: HostedGame, entry: Entry) -> bool:
    """Whether a new wait begins with a line. Of a vote that the GM opens again, everybody is asked anew."""
    is_new = entry.has_any(hosted.rulebook.phases.openings | GOING_ON)
    is_again = entry.has_any(BY_HAND) and any(map(opens_votes, entry.events)) and hosted.asks.are_shared
    return (is_new and bool(hosted.asks)) or is_again


def begin_waits(hosted: HostedGame, entries: Iterable[Entry]) -> None:
    """Begin each wait that starts with one of these lines."""
    for entry in entries:
        if begins_wait(hosted, entry):
            hosted.begin_wait(entry.line)


def ends_wait(before: HostedGame, after: HostedGame) -> bool:
    """Whether some lines have ended the wait before them: another has begun, or the game is over."""
    return after.wait_token != before.wait_token or after.started.table.outcome is not None


def moment_of_speech(at: datetime, pause: float) -> datetime:
    """Return when an alias's words are posted: after a random pause of at most so many seconds that reveals nobody."""
    return at + timedelta(seconds=chance.uniform(pause / 4, pause))


def speech_row(hosted: HostedGame, name: str, text: str, at: datetime, pause: float) -> OutboxRow:
    """Queue a seat's words for the room, within this many seconds, so that the moment reveals nobody."""
    row = owed(hosted.id, OutboxKind.SPEECH, [], at, Destination(room_id=hosted.room.id))
    row.due_at = moment_of_speech(at, pause)
    row.speaker, row.text = name, text
    return row


def thread_of(hosted: HostedGame, event: Event) -> PrivateThread | None:
    """Return the open Discord thread in which something is said, if there is one."""
    if not isinstance(event, Message) or event.to is To.PUBLIC:
        return None
    open_now = [thread for thread in hosted.threads.values() if thread.members and not thread.is_relayed]
    return next((thread for thread in open_now if thread.name == event.thread), None)


def rows_of_lines(
    hosted: HostedGame, entries: Sequence[Entry], at: datetime, *, told: str | None = None, pause: float = 0.0
) -> list[OutboxRow]:
    """Return the messages owed for lines that are told together, as ``outbox_rows`` does for one.

    The GM's own words for what everybody is told of them come first.
    """
    first, *_ = entries
    together = Entry(first.line, tuple([event for entry in entries for event in entry.events]))
    rows = outbox_rows(hosted, together, at, told=told, pause=pause)
    lines = [entry.line for entry in entries]
    for row in rows:
        if first.line in row.lines:
            row.lines = lines
    if hosted.settings.prose and prose_of(hosted, lines):
        rows.insert(0, owed(hosted.id, OutboxKind.PROSE, lines, at, Destination(room_id=hosted.room.id)))
    return rows


def outbox_rows(
    hosted: HostedGame, entry: Entry, at: datetime, *, told: str | None = None, pause: float = 0.0
) -> list[OutboxRow]:
    """Return the messages owed for a line that was just accepted.

    ``told`` is the seat whose own interaction it was: the answer to that tells the seat what it did. Words spoken under
    an alias are posted within ``pause`` seconds. Embargoed events are queued apart, see ``embargo_times``.
    """
    rows = []
    if hosted.anonymous:
        spoken = [event for event in entry.events if is_posted_as_speech(event, hosted)]
        rows += [speech_row(hosted, each.by, each.text, at, pause) for each in spoken]

    def owe(kind: OutboxKind, destination: Destination) -> None:
        rows.append(owed(hosted.id, kind, [entry.line], at, destination))

    private = entry.events
    if hosted.talks_apart:
        private = tuple([event for event in entry.events if thread_of(hosted, event) is None])
    rows += [
        secrets_due(hosted, hosted.occupancy(name).seat_id, [entry.line], at)
        for name in addressed(hosted, private, told)
    ]
    if begins_wait(hosted, entry):
        rows += _asked_in_room(hosted, entry.line, at)
        for name in _asked_by_dm(hosted):
            owe(OutboxKind.ORDER, Destination(seat_id=hosted.occupancy(name).seat_id))
        if hosted.anonymous and (entry.line == FIRST_LINE or not hosted.rulebook.turns):
            rows += openness_due(hosted, entry.line, at)
    else:
        rows += _told_in_room(hosted, entry, at)
    if hosted.started.table.outcome is not None and _ends(entry) and not is_told_apart(hosted):
        of_match = [] if hosted.match is None else [OutboxKind.MATCH]
        for kind in (OutboxKind.STORY, OutboxKind.PAGE, *of_match):
            owe(kind, Destination(room_id=hosted.room.id))
    if for_gms := [event for event in private if event.to is To.GM or isinstance(event, Message)]:
        for gm_id in hosted.gms:
            if any(is_for_gm(hosted, event, gm_id) for event in for_gms):
                rows.append(news_due(hosted, gm_id, [entry.line], at))
    return rows


def _told_in_room(hosted: HostedGame, entry: Entry, at: datetime) -> Iterator[OutboxRow]:
    """Queue for the room what a line offers or tells there if it begins no wait, and the edit of a moved deadline."""
    if offered := [*offered_rows_of(hosted, entry.line, at)] if hosted.rulebook.offers else []:
        yield from offered
    elif is_posted(hosted, entry.line):
        yield owed(hosted.id, OutboxKind.ANNOUNCEMENT, [entry.line], at, Destination(room_id=hosted.room.id))
    if hosted.rulebook.turns and hosted.asks and any(isinstance(event, Extended) for event in entry.events):
        yield prompt_due(hosted, hosted.wait_line, at)


def _asked_in_room(hosted: HostedGame, line: int, at: datetime) -> Iterator[OutboxRow]:
    """Queue the question of a wait for the room, and the call of a player who may not notice it."""
    yield prompt_due(hosted, line, at)
    yield from calls_due(hosted, line, at)


def addressed(hosted: HostedGame, events: Iterable[Event], told: str | None = None) -> tuple[str, ...]:
    """Return the seats to which some events say something by DM at once."""
    if hosted.settings.secrecy is Secrecy.ANSWERS:
        return ()
    seats = set[str]()
    for event in events:
        if isinstance(event.to, tuple) and not hosted.rulebook.is_embargoed(event):
            seats.update(event.to)
    seats.discard(told or "")
    return hosted.started.table.in_seat_order(seats) if seats else ()


def _asked_by_dm(hosted: HostedGame) -> Iterable[str]:
    """Return the seats that are asked something by DM."""
    if hosted.settings.secrecy is Secrecy.ANSWERS:
        return ()
    asks = hosted.asks
    return [name for name in hosted.names if any(is_asked_by_dm(hosted, name, ask) for ask in asks.of(name))]
