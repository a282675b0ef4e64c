"""Drafts of lists: what stands in the form, and in the picker, before a player changes it."""

from collections.abc import Iterable

from engine.great_table.actions import List
from engine.great_table.cards import CardName
from engine.great_table.table import GreatTable
from engine.naming import spelled


def last_list(view: GreatTable, seat: str) -> List | None:
    """What a seat has ranked last, by its own view: for tomorrow, for today, or on an earlier day."""
    now = view.today.next_lists.get(seat) or view.today.lists.get(seat)
    return now or next((past.lists[seat] for past in reversed(view.past) if seat in past.lists), None)


def draft(view: GreatTable, seat: str) -> str:
    """The list a seat may begin with, a line for each card: its last one, or the deck as the rulebook lists it."""
    last = last_list(view, seat)
    return "\n".join(last.cards if last is not None else map(spelled, view.deck))


def filled_in(deck: Iterable[CardName], picked: Iterable[CardName]) -> tuple[str, ...]:
    """A whole list from the cards that were picked first: the rest follows as the rulebook lists it."""
    ranked = dict.fromkeys([*picked, *deck])
    return tuple(spelled(card) for card in ranked)
