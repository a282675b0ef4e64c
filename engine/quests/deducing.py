"""Deduces what a seat could have known: the share of deals that fit all it was told in which each player is evil.

All deals are equally likely. A deal fits if it would have told the seat at the start what the seat was told, and if
every quest could have gone as it did: the good side supports, and the evil side does as it likes unless it is bound.
How people play is no evidence.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations, permutations, product
from typing import NamedTuple

from engine.events import Event
from engine.parties.events import Allegiance, QuestDone
from engine.parties.sides import Side
from engine.quests.events import Card, CardShown, Knowledge
from engine.quests.options import QuestOptions
from engine.quests.roles import Role, RoleName, names_seen, role_of, role_shown, roles_named
from engine.quests.sizes import seats_of
from engine.quests.table import QuestTable
from engine.quests.turncoat import MUST_SABOTAGE
from engine.views import Told, View


class Deal(NamedTuple):
    """The part of a deal that shows in play: who is evil at the start, and which two switch sides."""

    evil: frozenset[str]
    turncoats: frozenset[str]

    def evil_after(self, switches: int) -> frozenset[str]:
        """Return who is evil after this many switches of the turncoats."""
        return self.evil ^ self.turncoats if switches % 2 else self.evil


class Quest(NamedTuple):
    """A quest as a seat knows it. ``actions`` says who of the party supported, as far as known."""

    party: tuple[str, ...]
    sabotages: int
    actions: tuple[tuple[str, bool], ...]
    inverted: str | None
    switches: int
    """The number of times that the turncoats had switched sides by then."""


class Learnt(NamedTuple):
    """A seat's knowledge since the start: of quests, of sides after some switches, and of the switches so far."""

    quests: tuple[Quest, ...] = ()
    looks: tuple[tuple[str, Side, int], ...] = ()
    switches: int = 0
    saboteurs: frozenset[str] = frozenset()
    """The known saboteurs of the current quest."""


def evil_shares(view: View[QuestTable, str], told: Iterable[Told[str]]) -> Mapping[str, float]:
    """Return the share of deals in which each seat is evil now, for the reader of this view, who was told this.

    Empty before the reader is told their role, and if no deal fits.
    """
    table, events = view.table, [each.event for each in told]
    knowledge = next((event for event in events if isinstance(event, Knowledge)), None)
    if knowledge is None:
        return {}
    if len(table.sides) == len(table.seats):
        return {seat: float(side is Side.EVIL) for seat, side in table.sides.items()}
    return _shares(table.seats, table.options, knowledge, _learnt(table, events))


@lru_cache(maxsize=256)
def _shares(seats: tuple[str, ...], options: QuestOptions, knowledge: Knowledge, learnt: Learnt) -> Mapping[str, float]:
    deals = _deals(seats, options, knowledge)
    is_bound = options.deck is not None and MUST_SABOTAGE[options.deck]
    left = {deal: count for deal, count in deals.items() if _fits(deal, learnt, is_bound=is_bound)}
    every = sum(left.values())
    evil = Counter[str]()
    for deal, count in left.items():
        evil.update(dict.fromkeys(deal.evil_after(learnt.switches), count))
    return {seat: evil[seat] / every for seat in seats} if every else {}


def _learnt(table: QuestTable, events: Iterable[Event]) -> Learnt:
    past = {quest.number: quest for quest in table.round.past_quests}
    quests, looks, switches = list[Quest](), list[tuple[str, Side, int]](), 0
    for event in events:
        match event:
            case CardShown(card=Card.SWITCH):
                switches += 1
            case QuestDone(number=number):
                quest = past[number]
                actions = tuple(quest.actions.items())
                quests.append(Quest(quest.party, quest.sabotages, actions, quest.inverted, switches))
            case Allegiance(target=target, side=side):
                looks.append((target, side, switches))
            case _:
                pass
    saboteurs = frozenset(seat for seat, support in table.round.orders.items() if not support)
    return Learnt(tuple(quests), tuple(looks), switches, saboteurs)


def _fits(deal: Deal, learnt: Learnt, *, is_bound: bool) -> bool:
    """Return whether everything that was learnt can have happened with a deal."""
    return (
        learnt.saboteurs <= deal.evil_after(learnt.switches)
        and all((target in deal.evil_after(at)) is (side is Side.EVIL) for target, side, at in learnt.looks)
        and all(_can_go_so(quest, deal, is_bound=is_bound) for quest in learnt.quests)
    )


def _can_go_so(quest: Quest, deal: Deal, *, is_bound: bool) -> bool:
    """Return whether a quest can have had as many sabotages as it had."""
    evil, known = deal.evil_after(quest.switches), dict(quest.actions)
    least = most = 0
    for seat in quest.party:
        may = _may_support(seat, evil, bound=deal.turncoats if is_bound else frozenset())
        if seat in known:
            may &= {known[seat]}
        if not may:
            return False
        sabotages = [support is (seat == quest.inverted) for support in may]
        least, most = least + min(sabotages), most + max(sabotages)
    return least <= quest.sabotages <= most


def _may_support(seat: str, evil: frozenset[str], bound: frozenset[str]) -> set[bool]:
    """Return the actions open to a seat: True for support, False for sabotage. Good and bound players have only one."""
    if seat not in evil:
        return {True}
    return {False} if seat in bound else {True, False}


@lru_cache(maxsize=64)
def _deals(seats: tuple[str, ...], options: QuestOptions, knowledge: Knowledge) -> Mapping[Deal, int]:
    """Return the deals that would have told a seat its knowledge at the start, with the number of ways to each."""
    (reader,) = knowledge.to if isinstance(knowledge.to, tuple) else ()
    own = role_of(knowledge.role, knowledge.side)
    found = Counter[Deal]()
    for evil in combinations(seats, seats_of(Side.EVIL, len(seats))):
        if (reader in evil) is not (own.side is Side.EVIL):
            continue
        good = tuple(seat for seat in seats if seat not in evil)
        # The names that a seat is told on one side do not depend on the other side.
        casts = [
            [cast for cast in _casts(part, side, options) if _told_so(reader, own, cast, part, knowledge)]
            for part, side in ((evil, Side.EVIL), (good, Side.GOOD))
        ]
        for bad, rest in product(*casts):
            turncoats = frozenset(seat for seat, role in {**bad, **rest}.items() if role.switches)
            if _meets(turncoats - {reader}, own, options, knowledge):
                found[Deal(frozenset(evil), turncoats)] += 1
    return found


def _casts(seats: tuple[str, ...], side: Side, options: QuestOptions) -> Iterator[dict[str, Role]]:
    """Yield every way to assign a side's roles to its seats."""
    names = [role.name for name in options.role_names for role in roles_named(name) if role.side is side]
    for holders in permutations(seats, len(names)):
        dealt = dict(zip(holders, names, strict=True))
        yield {seat: role_of(dealt.get(seat, RoleName.PLAIN), side) for seat in seats}


def _told_so(reader: str, own: Role, cast: Mapping[str, Role], part: tuple[str, ...], knowledge: Knowledge) -> bool:
    """Return whether this cast of a side would have told a reader with that role what they know of these seats."""
    if cast.get(reader, own) != own:
        return False
    seen = names_seen(reader, {**cast, reader: own})
    named = knowledge.turncoat if knowledge.turncoat in part else None
    is_seen = {*seen} - {reader} == {*knowledge.sees} & {*part} - {reader}
    return is_seen and role_shown(seen, reader, {**cast, reader: own}) == named


def _meets(others: frozenset[str], own: Role, options: QuestOptions, knowledge: Knowledge) -> bool:
    """Return whether a turncoat would have been told of this other turncoat, if the game tells them."""
    return not (own.switches and options.turncoats_meet) or others == {knowledge.other_turncoat}
