"""One seat's secrets, to be read again: its role, its orders of the night, and what it was told."""

from collections.abc import Iterator, Sequence

from bot.wording.mafia.chapters import heading
from bot.wording.mafia.speech import MOST_HEARD, said
from bot.wording.mafia.votes import own_vote
from bot.wording.open_table.board import thread_title
from bot.wording.open_table.orders import ordered
from bot.wording.open_table.results import told_at_dawn
from bot.wording.open_table.seats import how_died, offered, role_card
from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.actions import Action
from engine.audience import To
from engine.mafia.events import PhaseBegun, Time
from engine.open_table.actions import Use, Withdraw
from engine.open_table.choice import Order
from engine.open_table.events import Learned, Noted
from engine.open_table.table import OpenTable
from engine.speech import Message
from engine.views import Told, View


def secrets(voice: Voice, told: Sequence[Told[str]], view: View[OpenTable, str]) -> tuple[Page, ...]:
    """Show a seat its role card as it is now, its orders, what it may do, and what it was told."""
    seat, table = view.reader, view.table
    player = table.player(seat)
    pages = [role_card(voice, table.role_key(seat), table.side(seat), player.fellows)]
    if now := "\n".join(_now(voice, table, seat)):
        pages.append(voice.page(voice.say("secrets-now-title"), now))
    if table.outcome is None and seat not in table.acted and (choices := table.choices.get(seat)):
        pages.append(offered(voice, choices))
    if past := "\n".join(_past(voice, told, view)):
        pages.append(voice.page(voice.say("secrets-past-title"), past))
    events = [each.event for each in told]
    if heard := [event for event in events if isinstance(event, Message) and event.to is not To.PUBLIC]:
        talk = "\n".join(said(voice, event) for event in heard[-MOST_HEARD:])
        pages.append(voice.page(voice.say("secrets-talk-title"), talk))
    return tuple(pages)


def _now(voice: Voice, table: OpenTable, seat: str) -> Iterator[str]:
    if table.outcome is None:
        yield from _today(voice, table, seat)
    if bound := table.in_seat_order(table.player(seat).bound):
        yield voice.say("secrets-bound", {"names": voice.names(bound)})
    for thread, members in table.threads.items():
        if seat in members:
            values = {"thread": thread_title(voice, thread), "names": voice.names(members)}
            yield voice.say("secrets-thread", values)


def _today(voice: Voice, table: OpenTable, seat: str) -> Iterator[str]:
    if not table.is_alive(seat):
        yield how_died(voice, table.graves[seat].cause, table.side(seat))
    if seat in table.votes.ballots:
        yield own_vote(voice, "secrets-vote", table.votes.ballots[seat])
    if seat in table.silenced:
        yield voice.say("secrets-silenced")
    if seat in table.weights:
        yield voice.say("secrets-weighed", {"votes": table.weights[seat]})
    if table.time is Time.NIGHT:
        orders = [order for order in table.orders if order.by == seat]
        for order in orders:
            yield voice.say("secrets-order", {"order": ordered(voice, order, table.player(seat).side)})
        if not orders:
            yield voice.say("secrets-no-order" if seat in table.choices else "secrets-nothing-tonight")


class Stretch:
    """A night or a day of a seat: its heading, the orders that stand, and what the seat was told."""

    def __init__(self, heading: str) -> None:
        self.heading = heading
        self.orders: dict[bool, Order] = {}
        self.told: list[Told[str]] = []

    def note(self, seat: str, action: Action) -> None:
        """Note an order, for the seat or for its side, or that it was withdrawn."""
        match action:
            case Use(of_side=of_side):
                self.orders[of_side] = action.by(seat)
            case Withdraw(of_side=of_side):
                self.orders.pop(of_side, None)


def _past(voice: Voice, told: Sequence[Told[str]], view: View[OpenTable, str]) -> Iterator[str]:
    """List what the seat has chosen in each night and day that is over, and what it was told then."""
    stretches = [Stretch("")]
    for each in told:
        match each.event:
            case PhaseBegun(phase=phase, number=number):
                stretches.append(Stretch(heading(voice, phase, number)))
            case Noted(action=action):
                stretches[-1].note(view.reader, action)
            case _:
                stretches[-1].told.append(each)
    if view.table.outcome is None and view.table.time is Time.NIGHT:
        stretches[-1].orders.clear()  # These can still change, and are shown as tonight's.
    for stretch in stretches:
        yield from _stretch(voice, stretch, view)


def _stretch(voice: Voice, stretch: Stretch, view: View[OpenTable, str]) -> Iterator[str]:
    """Tell of a night or a day. A result says itself what was chosen."""
    results = {each.event.ability for each in stretch.told if isinstance(each.event, Learned)}
    for order in stretch.orders.values():
        if order.does not in results:
            values = {"phase": stretch.heading, "order": ordered(voice, order, view.table.side(view.reader))}
            yield voice.say("secrets-ordered", values)
    for each in stretch.told:
        if (known := told_at_dawn(voice, each, view.reader)) is not None:
            yield voice.say("secrets-told", {"phase": stretch.heading, "told": known[1]})
