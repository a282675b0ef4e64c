"""One seat's secrets, to be read again: its role, its orders of the night, and what it was told."""

from collections.abc import Iterator, Sequence

from bot.wording.mafia.chapters import heading
from bot.wording.mafia.speech import MOST_HEARD, said
from bot.wording.mafia.votes import own_vote
from bot.wording.open_table.board import thread_title
from bot.wording.open_table.orders import ordered
from bot.wording.open_table.results import told_at_dawn
from bot.wording.open_table.seats import offered, role_card
from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.audience import To
from engine.mafia.events import PhaseBegun, Time
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
    if learned := "\n".join(_learned(voice, told, seat)):
        pages.append(voice.page(voice.say("secrets-learned-title"), learned))
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
        yield voice.say(f"dead-{table.graves[seat].cause}")
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


def _learned(voice: Voice, told: Sequence[Told[str]], seat: str) -> Iterator[str]:
    """List what the seat was told at each dawn, with the night after which it was told."""
    phase = ""
    for each in told:
        if isinstance(event := each.event, PhaseBegun):
            phase = heading(voice, event.phase, event.number)
        elif (known := told_at_dawn(voice, each, seat)) is not None:
            yield voice.say("secrets-told", {"phase": phase, "told": known[1]})
