"""The steal, and the lovers, who may talk once it is settled."""

from collections.abc import Iterable

from engine.asks import Ask
from engine.audience import To, may_read
from engine.domains import OneSeat
from engine.events import Event
from engine.great_table import dealing, dying
from engine.great_table.actions import Steal, Thread
from engine.great_table.cards import CardName
from engine.great_table.events import (
    Cause,
    Noted,
    Result,
    StealAsked,
    StealSettled,
    Stolen,
    ThreadClosed,
    ThreadOpened,
)
from engine.great_table.table import GreatTable

STEAL = "steal"


def thief(table: GreatTable) -> str | None:
    """Return the living holder of the Thief card."""
    return next(iter(table.holders(CardName.THIEF)), None)


def due(table: GreatTable) -> Iterable[Event]:
    """Ask the Thief once all cards are dealt. Bring the lovers together after the answer, or if there is no Thief."""
    if table.today.is_settled or not dealing.is_done(table):
        return ()
    asked = thief(table)
    if asked is None or table.today.thief_has_answered:
        return settle(table)
    return (StealAsked(to=(asked,)),) if table.today.thief_asked != asked else ()


def is_open(table: GreatTable) -> bool:
    """Return whether the Thief is asked, as far as is known here."""
    return (
        table.today.thief_asked is not None
        and table.is_alive(table.today.thief_asked)
        and not table.today.thief_has_answered
    )


def asked(table: GreatTable) -> tuple[Ask, ...]:
    """Ask the Thief whose card to steal, if any."""
    if not is_open(table) or table.today.thief_asked is None:
        return ()
    targets = OneSeat(table.others(table.today.thief_asked), may_decline=True)
    thief = (table.today.thief_asked,)
    return (Ask(Steal, thief, {"target": targets}, unanswered=thief, secret=True, offered=True),)


def steal(table: GreatTable, seat: str, action: Steal) -> Iterable[Event]:
    """Steal a card. A player who takes the Bomber's card dies of it, and everybody sees it."""
    yield Noted(to=(seat,), action=action)
    if action.target is None:
        return
    held = table.held_by(action.target)
    if held is None:
        yield Stolen(to=(seat,), card=None)
    elif held.card is CardName.BOMBER:
        yield from dying.die(table, (seat,), Cause.BOMB)
    else:
        yield Stolen(to=(seat,), card=held.card, shots=dealing.shots_left(table, held.card))


def decline(table: GreatTable) -> Iterable[Event]:
    """Decline for a Thief who has not answered, even one whose card came too late for the question."""
    seat = thief(table)
    if seat is not None and not table.today.thief_has_answered:
        yield Noted(to=(seat,), action=Steal(target=None))


def is_of_lovers(event: Event) -> bool:
    """Return whether an event tells a Lover whether they have a partner."""
    match event:
        case ThreadOpened(thread=Thread.LOVERS) | Result(card=CardName.LOVER):
            return True
        case _:
            return False


def closes(event: Event, opened: Event) -> bool:
    """Return whether an event closes, for any member, the thread that another event opened."""
    if not isinstance(event, ThreadClosed) or not isinstance(opened, ThreadOpened) or event.thread != opened.thread:
        return False
    return isinstance(opened.to, tuple) and any(may_read(seat, event.to) for seat in opened.to)


def settle(table: GreatTable, *, before_dawn: bool = True) -> Iterable[Event]:
    """Bring the lovers together, and tell a holder who has no partner, or no card any more, that there is none.

    After the revival of a Thief this happens twice; the second time it tells only what has changed.
    """
    lovers = table.holders(CardName.LOVER)
    talking = table.threads.get(Thread.LOVERS, ())
    are_two = len(lovers) > 1
    if are_two and before_dawn and lovers != talking:
        if leaving := tuple([seat for seat in talking if seat not in lovers]):
            yield ThreadClosed(to=leaving, thread=Thread.LOVERS)
        yield ThreadOpened(to=lovers, thread=Thread.LOVERS, members=lovers)
    dealt = [held.dealt_to for held in table.today.cards if held.card is CardName.LOVER]
    knowing = {*table.today.loners, *(seat for seat in lovers if are_two or seat in talking)}
    for seat in table.in_seat_order([*lovers, *dealt]):
        if table.is_alive(seat) and seat not in knowing:
            yield Result(to=(seat,), card=CardName.LOVER, players=())
    yield StealSettled(to=To.GM)
