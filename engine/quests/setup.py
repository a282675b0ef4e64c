"""The setup: which games are refused, and the deal."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from random import Random

from msgspec import Struct

from engine.audience import To
from engine.chance import Chance, Shuffle
from engine.errors import SetupRefused
from engine.events import Event, Warned
from engine.quests.events import Knowledge, Leaders
from engine.quests.refusals import RoleTwice, TooManyRoles
from engine.quests.roles import ALWAYS_IN, ROLES, RoleName, Side, names_seen, role_of
from engine.quests.sizes import PLAYERS, seats_of
from engine.refusals import WrongPlayerCount


class OptionalRole(StrEnum):
    """Roles that may be left out. Each comes at most once."""

    GUARDIAN = RoleName.GUARDIAN
    HIDDEN = RoleName.HIDDEN
    LONE = RoleName.LONE
    DECOY = RoleName.DECOY


class QuestOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be chosen before the game."""

    roles: tuple[OptionalRole, ...] = ()


class Sides:
    """Who is on which side. A seat whose role is known already is on that role's side."""

    shape = dict[str, Side]

    def __init__(self, seats: tuple[str, ...], known: Mapping[str, RoleName]) -> None:
        self.seats = seats
        self.counts = {side: seats_of(side, len(seats)) for side in Side}
        self.known = {seat: ROLES[role].side for seat, role in known.items() if role in ROLES and seat in seats}

    def pick(self, random: Random) -> dict[str, Side]:
        """Deal the sides. A deal that does not fit what is known is made anew, for the seats not known yet."""
        dealt = self._deal(random, {})
        return dealt if self.known.items() <= dealt.items() else self._deal(random, self.known)

    def _deal(self, random: Random, known: Mapping[str, Side]) -> dict[str, Side]:
        left = Counter(self.counts) - Counter(known.values())
        cards = list(left.elements())
        random.shuffle(cards)
        return {seat: known.get(seat) or cards.pop() for seat in self.seats if seat in known or cards}

    def is_possible(self, outcome: dict[str, Side]) -> bool:
        """Everybody has a side, and each side its number."""
        return set(outcome) == set(self.seats) and Counter(outcome.values()) == Counter(self.counts)


class Cast:
    """Who has which role; who is not named is plain."""

    shape = dict[str, RoleName]

    def __init__(self, sides: Mapping[str, Side], roles: Iterable[RoleName]) -> None:
        self.sides = sides
        self.roles = tuple(roles)

    def pick(self, random: Random) -> dict[str, RoleName]:
        """Give each side's roles to seats of that side."""
        cast: dict[str, RoleName] = {}
        for side in Side:
            roles = [role for role in self.roles if ROLES[role].side is side]
            seats = [seat for seat, own in self.sides.items() if own is side]
            cast |= zip(random.sample(seats, len(roles)), roles, strict=True)
        return cast

    def is_possible(self, outcome: dict[str, RoleName]) -> bool:
        """Every role is there once, on its side. Naming plain players is allowed."""
        dealt = {seat: role for seat, role in outcome.items() if role is not RoleName.PLAIN}
        return (
            outcome.keys() <= self.sides.keys()
            and sorted(dealt.values()) == sorted(self.roles)
            and all(ROLES[role].side is self.sides[seat] for seat, role in dealt.items())
        )


def setup(options: QuestOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
    """Deal sides, roles and the order of the leaders, and tell everybody what his role knows.

    Raises SetupRefused for a wrong number of players, and for a role twice or more roles than a side has seats.
    """
    roles = (*ALWAYS_IN, *(RoleName(role) for role in options.roles))
    _check(roles, len(seats))
    given = chance.given("roles", dict[str, RoleName]) or {}
    drawn = chance.draw("sides", Sides(seats, given))
    sides = {seat: drawn[seat] for seat in seats}
    named = chance.draw("roles", Cast(sides, roles))
    cast = {seat: role_of(named.get(seat, RoleName.PLAIN), sides[seat]) for seat in seats}
    order = chance.draw("leaders", Shuffle(seats))
    if RoleName.DECOY in roles and RoleName.GUARDIAN not in roles:
        yield Warned(to=To.GM, warning="decoy_without_guardian")
    for seat, role in cast.items():
        yield Knowledge(to=(seat,), role=role.name, side=role.side, sees=names_seen(seat, cast))
    yield Leaders(to=To.PUBLIC, order=order)


def _check(roles: tuple[RoleName, ...], players: int) -> None:
    if players not in PLAYERS:
        raise SetupRefused(WrongPlayerCount(PLAYERS[0], PLAYERS[-1], players))
    for role in roles:
        if roles.count(role) > 1:
            raise SetupRefused(RoleTwice(role))
    for side in Side:
        wanted = sum(ROLES[role].side is side for role in roles)
        if wanted > seats_of(side, players):
            raise SetupRefused(TooManyRoles(side, seats_of(side, players), wanted))
