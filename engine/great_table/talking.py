"""Talking: in public, and in the threads of the House, the lovers and the dead."""

from collections.abc import Iterable

from engine.asks import Ask
from engine.audience import To
from engine.domains import Text
from engine.events import Event
from engine.great_table.actions import Thread, Whisper
from engine.great_table.cards import CardName
from engine.great_table.refusals import Dead, NotInThread, OneMessageOnly
from engine.great_table.table import GreatTable
from engine.refusals import Refusal
from engine.speech import LONGEST_TEXT, TABLE, Message, PrivateThread, Say

THREADS = tuple(Thread)
TEXT = {"text": Text(LONGEST_TEXT)}


def asked(table: GreatTable) -> tuple[Ask, ...]:
    """Let the living speak in public, and the members of each thread speak in it."""
    return (Ask(Say, table.living, TEXT), *[_thread(table, thread) for thread in THREADS if thread in table.threads])


def _thread(table: GreatTable, thread: Thread) -> Ask:
    members = table.threads[thread]
    if thread is not Thread.DEAD:
        members = tuple([seat for seat in members if why_not(table, seat, thread) is None])
    return Ask(Whisper, members, TEXT, secret=True, fixed={"thread": thread})


def why_not(table: GreatTable, seat: str, thread: Thread) -> Refusal | None:
    """Return why a seat may not speak in a thread, or None."""
    if not table.is_alive(seat) and thread is not Thread.DEAD:
        return Dead()
    if seat not in table.threads.get(thread, ()):
        return NotInThread()
    return OneMessageOnly() if thread is Thread.HOUSE and seat in table.today.has_whispered else None


def is_rationed(table: GreatTable, seat: str, thread: str) -> bool:
    """Return whether a message is the only one that a player with a Lover card may send their partner."""
    return thread == Thread.HOUSE and table.today.hands.get(seat) is CardName.LOVER


def private_threads(table: GreatTable) -> Iterable[PrivateThread]:
    """Yield the House's thread if it has two Apprentices, the lovers' daily if the deck has them, and that of the dead.

    While a member of the House may send only one message, everything said there passes through the bot.
    """
    if table.partner:
        members = table.threads.get(Thread.HOUSE, ())
        is_rationed_now = any(is_rationed(table, seat, Thread.HOUSE) for seat in members)
        yield PrivateThread(Thread.HOUSE, members, is_relayed=is_rationed_now)
    if table.deck.get(CardName.LOVER, 0) > 1:
        yield PrivateThread(Thread.LOVERS, table.threads.get(Thread.LOVERS, ()), table.number)
    yield PrivateThread(Thread.DEAD, table.threads.get(Thread.DEAD, ()))


def say(seat: str, action: Say) -> Iterable[Event]:
    """Let everybody hear a message."""
    yield Message(to=To.PUBLIC, thread=TABLE, by=seat, text=action.text)


def whisper(table: GreatTable, seat: str, action: Whisper) -> Iterable[Event]:
    """Let the members of a thread hear a message."""
    yield Message(to=table.threads[action.thread], thread=action.thread, by=seat, text=action.text)
