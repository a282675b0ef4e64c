"""Dying: what the coroner finds, which threads close, and how the GM removes or revives a player."""

from collections.abc import Container, Iterable

from engine.audience import To
from engine.errors import Refused
from engine.events import Event
from engine.great_table import dealing
from engine.great_table.actions import Revive, Thread
from engine.great_table.cards import CardName
from engine.great_table.events import Cause, Coroner, Died, Revived, ThreadClosed, ThreadOpened
from engine.great_table.options import Reveal
from engine.great_table.refusals import AlreadyDead, NotDead
from engine.great_table.roles import RoleName
from engine.great_table.table import GreatTable
from engine.mafia.actions import Modkill

FINDINGS = {
    Reveal.MASTER: {RoleName.MASTER: Coroner.MASTER},
    Reveal.HOUSE: {RoleName.MASTER: Coroner.MASTER, RoleName.APPRENTICE: Coroner.HOUSE},
}
"""The coroner's findings for those who do not show as Card Players."""
OF_THE_LIVING = (Thread.HOUSE, Thread.LOVERS)


def finding(table: GreatTable, seat: str) -> Coroner:
    """Return the coroner's finding."""
    return FINDINGS[table.options.reveal].get(table.role(seat).name, Coroner.PLAYER)


def die(table: GreatTable, seats: tuple[str, ...], cause: Cause, by_hand: Container[str] = ()) -> Iterable[Event]:
    """Let these players die at once: everybody learns it, and they join the thread of the dead.

    ``by_hand`` has those of them who die of the GM's decision instead.
    """
    for seat in seats:
        why = Cause.BY_HAND if seat in by_hand else cause
        yield Died(to=To.PUBLIC, player=seat, coroner=finding(table, seat), cause=why)
    for thread in OF_THE_LIVING:
        if leaving := tuple([seat for seat in seats if seat in table.threads.get(thread, ())]):
            yield ThreadClosed(to=leaving, thread=thread)
    if seats:
        members = table.in_seat_order([*table.dead, *seats])
        yield ThreadOpened(to=members, thread=Thread.DEAD, members=members)


def modkill(table: GreatTable, action: Modkill) -> Iterable[Event]:
    """Remove a player from the game. Raises Refused if they are dead."""
    if not table.is_alive(action.player):
        raise Refused(AlreadyDead(action.player))
    return die(table, (action.player,), Cause.MODKILL)


def revive(table: GreatTable, action: Revive) -> Iterable[Event]:
    """Revive a player who died in this phase, with their seat and card. Raises Refused."""
    seat = action.player
    if seat not in table.died_now:
        raise Refused(NotDead(seat))
    return _revive(table, seat)


def _revive(table: GreatTable, seat: str) -> Iterable[Event]:
    yield Revived(to=To.PUBLIC, player=seat)
    yield ThreadClosed(to=(seat,), thread=Thread.DEAD)
    if dealing.is_passed(table, seat):
        yield dealing.no_card(seat)
    apprentices = table.in_seat_order([other for other in table.partner if table.is_alive(other) or other == seat])
    if seat in apprentices:
        yield ThreadOpened(to=apprentices, thread=Thread.HOUSE, members=apprentices)
    living = (*table.living, seat)
    held = [held.holder for held in table.today.cards if held.card is CardName.LOVER and held.holder in living]
    if table.today.is_settled and seat in held and len(held) > 1:
        lovers = table.in_seat_order(held)
        yield ThreadOpened(to=lovers, thread=Thread.LOVERS, members=lovers)
