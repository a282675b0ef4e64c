"""Who is owed what of a line: the channel its public part, each seat its secrets and orders, the GMs their warnings."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from random import SystemRandom

from bot.delivery.posts.posts import is_posted
from bot.delivery.telling.compose import is_for_gm, is_posted_as_speech
from bot.delivery.telling.seat_questions import is_asked_by_dm
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.postponed_reveals import is_told_apart
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.outbox.owed_to_gms import owed_to_gms
from bot.storage.schema.kinds import OutboxKind, Secrecy
from bot.storage.schema.models import OutboxRow
from engine.audience import To
from engine.events import Event, Outcome, Resumed, Undone
from engine.log import FIRST_LINE, Entry
from engine.speech import Message, PrivateThread

chance = SystemRandom()


def begins_wait(hosted: HostedGame, entry: Entry) -> bool:
    """Say whether a new wait begins with a line."""
    openings = hosted.rulebook.openings | {Resumed, Undone}
    return any(type(event) in openings for event in entry.events) and bool(hosted.asks)


def begin_waits(hosted: HostedGame, entries: Iterable[Entry]) -> None:
    """Let the waits begin that begin with some lines."""
    for entry in entries:
        if begins_wait(hosted, entry):
            hosted.begin_wait(entry.line)


def ends_wait(before: HostedGame, after: HostedGame) -> bool:
    """Say whether some lines have ended the wait before them: another has begun, or the game is over."""
    return after.wait_token != before.wait_token or after.started.table.outcome is not None


def moment_of_speech(at: datetime, pause: float) -> datetime:
    """When is posted what an alias says: within so many seconds, so that the moment tells of nobody."""
    return at + timedelta(seconds=chance.uniform(pause / 4, pause))


def speech_row(hosted: HostedGame, name: str, text: str, at: datetime, pause: float) -> OutboxRow:
    """Owe the room what a seat says, within this many seconds, so that the moment tells of nobody."""
    row = owed(hosted.id, OutboxKind.SPEECH, [], at, Destination(room_id=hosted.room.id))
    row.due_at = moment_of_speech(at, pause)
    row.speaker, row.text = name, text
    return row


def thread_of(hosted: HostedGame, event: Event) -> PrivateThread | None:
    """The thread on Discord in which something is said, where there is one that is open."""
    if not isinstance(event, Message) or event.to is To.PUBLIC:
        return None
    open_now = [thread for thread in hosted.threads.values() if thread.members and not thread.is_relayed]
    return next((thread for thread in open_now if thread.name == event.thread), None)


def outbox_rows(
    hosted: HostedGame, entry: Entry, at: datetime, *, told: str | None = None, pause: float = 0.0
) -> list[OutboxRow]:
    """List what is owed of a line that was just accepted.

    ``told`` is the seat whose own interaction it was: the answer to that tells it what it did. What is said under an
    alias is posted within ``pause`` seconds. What is veiled is owed apart, see ``embargo``.
    """
    rows = [
        speech_row(hosted, each.by, each.text, at, pause) for each in entry.events if is_posted_as_speech(each, hosted)
    ]

    def owe(kind: OutboxKind, destination: Destination) -> None:
        rows.append(owed(hosted.id, kind, [entry.line], at, destination))

    private = [event for event in entry.events if thread_of(hosted, event) is None]
    at_once = [event for event in private if not hosted.rulebook.is_embargoed(event)]
    for name in _addressed(hosted, at_once, told):
        owe(OutboxKind.SECRETS, Destination(seat_id=hosted.occupancy(name).seat_id))
    if begins_wait(hosted, entry):
        owe(OutboxKind.PROMPT, Destination(room_id=hosted.room.id))
        for name in _asked_by_dm(hosted):
            owe(OutboxKind.ORDER, Destination(seat_id=hosted.occupancy(name).seat_id))
        if hosted.anonymous and (entry.line == FIRST_LINE or not hosted.rulebook.turns):
            rows += owed_to_gms(hosted, OutboxKind.OPEN, [entry.line], at)
    elif is_posted(hosted, entry.line):
        owe(OutboxKind.ANNOUNCEMENT, Destination(room_id=hosted.room.id))
    if any(isinstance(event, Outcome) for event in entry.events) and not is_told_apart(hosted):
        owe(OutboxKind.PAGE, Destination(room_id=hosted.room.id))
    for gm_id in hosted.gms:
        if any(is_for_gm(hosted, event, gm_id) for event in private):
            owe(OutboxKind.GM, Destination(user_id=gm_id))
    return rows


def _addressed(hosted: HostedGame, events: Iterable[Event], told: str | None) -> tuple[str, ...]:
    """The seats that some events tell something by DM."""
    if hosted.settings.secrecy is Secrecy.ANSWERS:
        return ()
    addressed = {name for event in events if isinstance(event.to, tuple) for name in event.to}
    return hosted.started.table.in_seat_order(addressed - {told})


def _asked_by_dm(hosted: HostedGame) -> Iterable[str]:
    """The seats that are asked something by DM."""
    if hosted.settings.secrecy is Secrecy.ANSWERS:
        return ()
    asks = hosted.asks
    return [name for name in hosted.names if any(is_asked_by_dm(hosted, name, ask) for ask in asks.of(name))]
