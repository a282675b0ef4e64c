"""Who is owed what of a line: the channel its public part, each seat its secrets and orders, the GM his warnings."""

from collections.abc import Iterable
from datetime import datetime

from bot.delivery.compose import is_asked_by_dm, posts
from bot.storage.live import Live
from bot.storage.models import OutboxKind, OutboxRow, Secrecy
from bot.storage.outbox import Destination, owed
from engine.audience import To
from engine.events import Resumed, Undone
from engine.log import Entry


def begins_wait(live: Live, entry: Entry) -> bool:
    """Say whether a new wait begins with a line."""
    openings = live.rulebook.openings | {Resumed, Undone}
    return bool(live.started.asks) and any(type(event) in openings for event in entry.events)


def owing(live: Live, entry: Entry, at: datetime, *, told: str | None = None) -> list[OutboxRow]:
    """List what is owed of a line that was just accepted.

    ``told`` is the seat whose own interaction it was: the answer to that tells it what it did.
    """
    rows: list[OutboxRow] = []

    def owe(kind: OutboxKind, destination: Destination) -> None:
        rows.append(owed(live.id, kind, [entry.line], at, destination))

    for name in _addressed(live, entry, told):
        owe(OutboxKind.SECRETS, Destination(seat_id=live.sitting(name).seat_id))
    if begins_wait(live, entry):
        owe(OutboxKind.PROMPT, Destination(room_id=live.room.id))
        for name in _asked_by_dm(live):
            owe(OutboxKind.ORDER, Destination(seat_id=live.sitting(name).seat_id))
        if live.anonymous:
            owe(OutboxKind.OPEN, Destination(user_id=live.gm_id))
    elif posts(live, [entry.line]):
        owe(OutboxKind.ANNOUNCEMENT, Destination(room_id=live.room.id))
    if any(event.to is To.GM for event in entry.events):
        owe(OutboxKind.GM, Destination(user_id=live.gm_id))
    return rows


def _addressed(live: Live, entry: Entry, told: str | None) -> tuple[str, ...]:
    """The seats that a line tells something by DM."""
    if live.secrecy is Secrecy.ANSWERS:
        return ()
    addressed = {name for event in entry.events if isinstance(event.to, tuple) for name in event.to}
    return live.started.table.in_seat_order(addressed - {told})


def _asked_by_dm(live: Live) -> Iterable[str]:
    """The seats that are asked something by DM."""
    if live.secrecy is Secrecy.ANSWERS:
        return ()
    asked = {name for ask in live.started.asks for name in ask.seats if is_asked_by_dm(live, name, ask)}
    return live.started.table.in_seat_order(asked)
