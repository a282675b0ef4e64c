"""The finders of the night. A guarded finder gets, word for word, the message of an honest failure."""

from collections.abc import Iterable

from engine.events import Event
from engine.great_table.cards import CardName
from engine.great_table.events import Fate, Result
from engine.great_table.orders import targets_of
from engine.great_table.resolution import Resolution, trace

FIND = "find"


def find_king(night: Resolution) -> Iterable[Event]:
    """Tell the Consort who holds the King, and how many places to the right, counted among the living."""
    kings = [seat for seat, _ in night.held(CardName.KING)]
    ring = [seat for seat in night.table.ring if night.table.is_alive(seat)]
    for seat, held in night.held(CardName.CONSORT):
        fate = night.fate(seat, ())
        yield trace(FIND, seat, held.card, tuple(kings), fate)
        if kings and fate is Fate.DONE:
            places = (ring.index(seat) - ring.index(kings[0])) % len(ring)
            yield Result(to=(seat,), card=held.card, player=kings[0], places=places)
        else:
            yield Result(to=(seat,), card=held.card, player=None, places=None)


def find_card_held(night: Resolution) -> Iterable[Event]:
    """Tell the Role Finder which card a player holds tonight."""
    for seat, card, use in night.orders(CardName.ROLE_FINDER):
        assert use.target is not None
        fate = night.fate(seat, targets_of(use))
        yield trace(FIND, seat, card, targets_of(use), fate)
        held = night.table.held_by(use.target) if fate is Fate.DONE else None
        yield Result(to=(seat,), card=card, held=None if held is None else held.card)


def find_holders(night: Resolution) -> Iterable[Event]:
    """Tell the Card Finder every holder of a card."""
    for seat, card, use in night.orders(CardName.CARD_FINDER):
        assert use.card is not None
        fate = night.fate(seat, ())
        yield trace(FIND, seat, card, (), fate)
        yield Result(to=(seat,), card=card, players=night.table.holders(use.card) if fate is Fate.DONE else ())


def find_targets(night: Resolution) -> Iterable[Event]:
    """Tell the Target Finder at whom a player aims tonight. A guarded player aims at nobody."""
    for seat, card, use in night.orders(CardName.TARGET_FINDER):
        assert use.target is not None
        fate = night.fate(seat, targets_of(use))
        yield trace(FIND, seat, card, targets_of(use), fate)
        yield Result(to=(seat,), card=card, players=night.targets(use.target) if fate is Fate.DONE else ())
