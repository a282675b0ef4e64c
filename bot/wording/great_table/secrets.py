"""One seat's secrets, to be read again: its role, its card and neighbours, its orders and lists, and its findings."""

from collections.abc import Iterator, Sequence

from bot.wording.great_table.lists import in_a_row
from bot.wording.great_table.orders import aim
from bot.wording.great_table.results import result, with_orders
from bot.wording.great_table.seats import holds, role_card
from bot.wording.great_table.terms import card_name
from bot.wording.mafia.chapters import heading
from bot.wording.mafia.speech import MOST_HEARD, said
from bot.wording.mafia.votes import own_vote
from bot.wording.pages import Page
from bot.wording.voice import Voice, dashed
from engine.audience import To
from engine.great_table.actions import List
from engine.great_table.cards import CardName
from engine.great_table.events import Result, RoleTold
from engine.great_table.orders import not_killing, not_used
from engine.great_table.table import GreatTable
from engine.mafia.events import PhaseBegun
from engine.speech import Message
from engine.views import Told, View


def secrets(voice: Voice, told: Sequence[Told[str]], view: View[GreatTable, str]) -> tuple[Page, ...]:
    """Show a seat its role card, its card, its orders, its lists and its findings, from what it was told."""
    seat, table = view.reader, view.table
    events = [each.event for each in told]
    cards = [role_card(voice, event) for event in events if isinstance(event, RoleTold)]
    now = "\n".join(_now(voice, table, seat))
    pages = [*cards[-1:], voice.page(voice.say("secrets-now-title"), now)]
    if learned := "\n".join(_learned(voice, told)):
        pages.append(voice.page(voice.say("secrets-learned-title"), learned))
    if heard := [event for event in events if isinstance(event, Message) and event.to is not To.PUBLIC]:
        talk = "\n".join(said(voice, event) for event in heard[-MOST_HEARD:])
        pages.append(voice.page(voice.say("secrets-talk-title"), talk))
    for title, lists in (("secrets-list-today", table.today.lists), ("secrets-list-tomorrow", table.today.next_lists)):
        if table.is_alive(seat):
            pages.append(voice.page(voice.say(title), _list(voice, lists.get(seat))))
    return tuple(pages)


def _list(voice: Voice, ranking: List | None) -> str:
    return voice.say("secrets-no-list") if ranking is None else in_a_row(voice, ranking)


def _now(voice: Voice, table: GreatTable, seat: str) -> Iterator[str]:
    if table.is_alive(seat):
        yield from _held(voice, table, seat)
        yield from _ordered(voice, table, seat)
    elif table.outcome is None:
        yield voice.say(f"dead-{dashed(table.graves[seat].cause)}")
    for thread, members in table.threads.items():
        if seat in members:
            values = {"thread": voice.say(f"thread-{thread}"), "names": voice.names(members)}
            yield voice.say("secrets-thread", values)


def _held(voice: Voice, table: GreatTable, seat: str) -> Iterator[str]:
    if seat not in table.today.hands:
        yield voice.say("secrets-card-unknown")
    elif (card := table.today.hands[seat]) is None:
        yield voice.say("secrets-no-card")
    else:
        yield voice.say("secrets-card", {"card": card_name(voice, card), "does": _does(voice, table, seat, card)})
    if seat in table.today.neighbours:
        left, right = table.today.neighbours[seat]
        yield voice.say("secrets-neighbours", {"left": voice.show(left), "right": voice.show(right)})


def _does(voice: Voice, table: GreatTable, seat: str, card: CardName) -> str:
    return holds(voice, card, table.today.shots.get(seat) if card is CardName.VIGILANTE else None)


def _ordered(voice: Voice, table: GreatTable, seat: str) -> Iterator[str]:
    if table.today.thief_target is not None:
        yield voice.say("secrets-steal", {"target": voice.show(table.today.thief_target)})
    if seat in table.votes.ballots:
        yield own_vote(voice, "secrets-vote", table.votes.ballots[seat])
    if seat in table.today.uses:
        yield voice.say("secrets-use", {"aim": aim(voice, table.today.uses[seat])})
    if seat in table.today.kills:
        yield voice.say("secrets-kill", {"target": voice.show(table.today.kills[seat])})
    if seat not in table.today.uses and seat not in table.today.kills and _may_order(table, seat):
        yield voice.say("secrets-no-order")


def _may_order(table: GreatTable, seat: str) -> bool:
    return not_used(table, seat) is None or not_killing(table, seat) is None


def _learned(voice: Voice, told: Sequence[Told[str]]) -> Iterator[str]:
    """List the findings of the seat's cards, each with the day or night on which it was told."""
    phase = ""
    found = with_orders(told)
    for event in (each.event for each in told):
        if isinstance(event, PhaseBegun):
            phase = heading(voice, event.phase, event.number)
        elif isinstance(event, Result):
            _, order = next(found)
            values = {"phase": phase, "card": card_name(voice, event.card), "result": result(voice, event, order)}
            yield voice.say("secrets-learned", values)
