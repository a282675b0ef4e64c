"""The deal: the deck passes to the left, and each player gets the first available card of their list."""

from collections.abc import Iterable

from engine.audience import To
from engine.chance import Chance, OneOf
from engine.errors import Refused
from engine.events import Event
from engine.great_table.actions import PassOver
from engine.great_table.cards import BY_NAME, CardName
from engine.great_table.events import Dealt, DeckStarts, Lead, Neighbours, PassedOver
from engine.great_table.lists import choices, taken
from engine.great_table.refusals import AlreadyDead, NothingToPassOver
from engine.great_table.table import GreatTable
from engine.mafia.events import Time


def start(table: GreatTable, chance: Chance) -> Iterable[Event]:
    """Let a random player lead the deck."""
    yield DeckStarts(to=To.GM, player=chance.draw("first", OneOf(table.living)), reason=Lead.CHANCE)


def tell_neighbours(table: GreatTable) -> Iterable[Event]:
    """Tell every living player who sits to their left and right."""
    ring = [seat for seat in table.ring if table.is_alive(seat)]
    for seat in table.living:
        place = ring.index(seat)
        yield Neighbours(to=(seat,), left=ring[(place + 1) % len(ring)], right=ring[place - 1])


def next_seat(table: GreatTable) -> str | None:
    """Return who gets the deck next; None if all have their cards, or the seats are not known."""
    today, dead = table.today, table.dead
    if today.first is None or not table.ring:
        return None
    start = table.ring.index(today.first)
    waiting = [seat for seat in table.ring[start:] + table.ring[:start] if seat not in today.hands and seat not in dead]
    return waiting[0] if waiting else None


def is_done(table: GreatTable) -> bool:
    """Return whether the deck has passed everybody."""
    return table.today.first is not None and next_seat(table) is None


def _is_held_up(table: GreatTable, seat: str) -> bool:
    return table.time is Time.DAY and seat not in table.today.lists


def due(table: GreatTable) -> Iterable[Event]:
    """Deal the next card. A player without a list holds up the deal by day, and gets no card at night."""
    seat = next_seat(table)
    if seat is None or _is_held_up(table, seat):
        return ()
    ranking = table.today.lists.get(seat)
    card = taken(choices(ranking), table.deck_left, table.deck) if ranking is not None else None
    return (Dealt(to=(seat,), card=card, shots=shots_left(table, card)),)


def no_card(seat: str) -> Event:
    """Give a player no card today."""
    return Dealt(to=(seat,), card=None)


def without_list(table: GreatTable) -> tuple[str, ...]:
    """Return the players without a list by day whom the deck has not passed."""
    if table.time is not Time.DAY:
        return ()
    return tuple([seat for seat in table.living if seat not in table.today.hands and seat not in table.today.lists])


def pass_over_all(table: GreatTable) -> Iterable[Event]:
    """Give no card today to everybody without a list."""
    return map(no_card, without_list(table))


def pass_over(table: GreatTable, action: PassOver) -> Iterable[Event]:
    """Go on with the deal without a player's list. Raises Refused if the deal does not wait for it."""
    seat = action.player
    if not table.is_alive(seat):
        raise Refused(AlreadyDead(seat))
    if seat not in without_list(table):
        raise Refused(NothingToPassOver(seat))
    return (PassedOver(to=To.GM, player=seat), no_card(seat))


def is_passed(table: GreatTable, seat: str) -> bool:
    """Return whether the deck has passed a seat without dealing because its player was dead."""
    if table.today.first is None or seat in table.today.hands:
        return False
    start = table.ring.index(table.today.first)
    order = (*table.ring[start:], *table.ring[:start])
    following = next_seat(table)
    return following is None or order.index(seat) < order.index(following)


def shots_left(table: GreatTable, card: CardName | None) -> int | None:
    """Return how many shots a card has left, if it has any at the start."""
    shots = BY_NAME[card].shots if card is not None else None
    return None if shots is None else shots - table.shots_spent
