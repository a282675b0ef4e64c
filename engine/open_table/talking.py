"""Talking: in public, among the members of a side, and among the dead."""

from collections.abc import Iterable

from engine.asks import Ask
from engine.audience import To
from engine.domains import Text
from engine.events import Event
from engine.mafia.actions import Whisper
from engine.mafia.events import Time
from engine.open_table.events import ThreadClosed, ThreadOpened
from engine.open_table.refusals import Dead, NotInThread
from engine.open_table.role_file import RoleFile, Talk
from engine.open_table.table import OpenTable
from engine.refusals import Refusal
from engine.speech import LONGEST_TEXT, TABLE, Message, PrivateThread, Say

DEAD = "dead"
"""The thread of the dead."""
TEXT = {"text": Text(LONGEST_TEXT)}
OPEN = {Talk.NEVER: (), Talk.NIGHT: (Time.NIGHT,), Talk.DAY: (Time.DAY,), Talk.ALWAYS: (Time.NIGHT, Time.DAY)}
"""The times at which a side's thread is open."""


def threads(file: RoleFile) -> dict[str, str]:
    """Return the side of each thread. A thread is named after the place of its side, because keys may be long."""
    places = enumerate(file.sides.items(), start=1)
    return {f"side-{place}": side for place, (side, each) in places if each.talks is not Talk.NEVER}


def asked(table: OpenTable) -> Iterable[Ask]:
    """Let the living speak in public unless they are silenced, and the members of each thread speak in it."""
    yield Ask(Say, tuple([seat for seat in table.living if seat not in table.silenced]), TEXT)
    for thread, members in table.threads.items():
        may = tuple([seat for seat in members if why_not(table, seat, thread) is None])
        yield Ask(Whisper, may, TEXT, secret=True, fixed={"thread": thread})


def why_not(table: OpenTable, seat: str, thread: str) -> Refusal | None:
    """Return why a seat may not speak in a thread, or None."""
    if not table.is_alive(seat) and thread != DEAD:
        return Dead()
    return None if seat in table.threads.get(thread, ()) else NotInThread()


def update(table: OpenTable) -> Iterable[Event]:
    """Open and close the threads for their present members."""
    for thread, members in _members(table).items():
        before = table.threads.get(thread, ())
        if leaving := tuple([seat for seat in before if seat not in members]):
            yield ThreadClosed(to=leaving, thread=thread)
        if members and members != before:
            yield ThreadOpened(to=members, thread=thread, members=members)


def _members(table: OpenTable) -> dict[str, tuple[str, ...]]:
    members = {DEAD: table.dead}
    for thread, side in threads(table.file).items():
        is_open = table.time in OPEN[table.file.sides[side].talks]
        members[thread] = tuple([seat for seat in table.on_side(side) if table.is_alive(seat)]) if is_open else ()
    return members


def private_threads(table: OpenTable) -> Iterable[PrivateThread]:
    """Yield the threads of the sides that talk, and that of the dead."""
    for thread in (*threads(table.file), DEAD):
        yield PrivateThread(thread, table.threads.get(thread, ()))


def say(seat: str, action: Say) -> Iterable[Event]:
    """Let everybody hear a message."""
    yield Message(to=To.PUBLIC, thread=TABLE, by=seat, text=action.text)


def whisper(table: OpenTable, seat: str, action: Whisper) -> Iterable[Event]:
    """Let the members of a thread hear a message."""
    yield Message(to=table.threads[action.thread], thread=action.thread, by=seat, text=action.text)
