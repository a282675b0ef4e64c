"""The setup: which games are refused, and how a game is dealt."""

from collections.abc import Iterable, Mapping
from random import Random

from engine.audience import To
from engine.chance import Chance, Shuffle
from engine.errors import SetupRefused
from engine.events import Event, Warned
from engine.parties.events import Leaders
from engine.parties.sides import Side, Sides
from engine.quests import turncoat
from engine.quests.events import Knowledge
from engine.quests.options import QuestOptions
from engine.quests.refusals import RoleTwice, TooManyRoles
from engine.quests.roles import Role, RoleName, names_seen, role_of, role_shown, roles_named
from engine.quests.sizes import seats_of


class Cast:
    """The draw of who has which role. A player not named is plain."""

    shape = dict[str, RoleName]

    def __init__(self, sides: Mapping[str, Side], roles: Iterable[Role]) -> None:
        self.sides = sides
        self.roles = tuple(roles)

    def pick(self, random: Random) -> dict[str, RoleName]:
        """Assign each side's roles to seats of that side."""
        cast: dict[str, RoleName] = {}
        for side in Side:
            names = [role.name for role in self.roles if role.side is side]
            seats = [seat for seat, own in self.sides.items() if own is side]
            cast |= zip(random.sample(seats, len(names)), names, strict=True)
        return cast

    def is_possible(self, outcome: dict[str, RoleName]) -> bool:
        """Return whether every role is there once, on its side. Naming plain players is allowed."""
        dealt = {seat: name for seat, name in outcome.items() if not name.is_plain}
        if not outcome.keys() <= self.sides.keys():
            return False
        wanted = sorted((role.name, role.side) for role in self.roles)
        return sorted((name, self.sides[seat]) for seat, name in dealt.items()) == wanted


def setup(options: QuestOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
    """Deal sides, roles, the leaders' order and the turncoats' cards, and tell everybody what their role knows.

    Raises SetupRefused for a role twice, or more roles than a side has seats.
    """
    roles = tuple(role for name in options.role_names for role in roles_named(name))
    _check(options.role_names, roles, len(seats))
    sides = chance.draw("sides", _sides(seats, roles, chance))
    sides = {seat: sides[seat] for seat in seats}
    drawn = chance.draw("roles", Cast(sides, roles))
    cast = {seat: role_of(drawn.get(seat, RoleName.PLAIN), sides[seat]) for seat in seats}
    order = chance.draw("leaders", Shuffle(seats))
    if RoleName.DECOY in options.role_names and RoleName.GUARDIAN not in options.role_names:
        yield Warned(to=To.GM, warning="decoy_without_guardian")
    for seat in seats:
        yield _knowledge(seat, cast, options)
    yield Leaders(to=To.PUBLIC, order=order)
    yield from turncoat.deal(options.deck, chance)


def _check(names: tuple[RoleName, ...], roles: tuple[Role, ...], players: int) -> None:
    for name in names:
        if names.count(name) > 1:
            raise SetupRefused(RoleTwice(name))
    for side in Side:
        wanted = sum(role.side is side for role in roles)
        if wanted > seats_of(side, players):
            raise SetupRefused(TooManyRoles(side, seats_of(side, players), wanted))


def _sides(seats: tuple[str, ...], roles: tuple[Role, ...], chance: Chance) -> Sides:
    """Return the draw of the sides. If the roles are given and the sides are not, the sides are made to fit."""
    given = chance.given("roles", dict[str, RoleName]) or {}
    names = {seat: name for seat, name in given.items() if seat in seats}
    known = {seat: role.side for role in roles if not role.switches for seat in names if names[seat] is role.name}
    pair = tuple(seat for role in roles if role.switches for seat in names if names[seat] is role.name)
    return Sides(seats, {side: seats_of(side, len(seats)) for side in Side}, known, pair[:2])


def _knowledge(seat: str, cast: Mapping[str, Role], options: QuestOptions) -> Knowledge:
    role = cast[seat]
    sees = names_seen(seat, cast)
    other = next((name for name in cast if name != seat and cast[name].switches), None)
    return Knowledge(
        to=(seat,),
        role=role.name,
        side=role.side,
        sees=sees,
        turncoat=role_shown(sees, seat, cast),
        other_turncoat=other if role.switches and options.turncoats_meet else None,
    )
