"""The roles, and what each is told at the start.

A role's ``sight`` is the kind of list it gets, if any; its ``listed_for`` are the kinds of list it stands on. These two
alone decide who learns whose name.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from msgspec import Struct

from engine.parties.sides import Side


class Sight(StrEnum):
    """The kinds of list that a role may get."""

    SEER = "seer"
    GUARDIAN = "guardian"
    EVIL = "evil"


class RoleName(StrEnum):
    """The names of the roles in records. A player without a role is plain."""

    PLAIN = "plain"
    SEER = "seer"
    ASSASSIN = "assassin"
    GUARDIAN = "guardian"
    HIDDEN = "hidden"
    LONE = "lone"
    DECOY = "decoy"
    TURNCOAT = "turncoat"

    @property
    def is_plain(self) -> bool:
        """Whether it is no role of its own, so that its player is called by their side alone."""
        return self is RoleName.PLAIN


class Role(Struct, frozen=True):
    """A role on one side, as the rulebook prints it."""

    name: RoleName
    side: Side
    sight: Sight | None = None
    listed_for: frozenset[Sight] = frozenset()
    role_shown: bool = False
    """Readers of the evil list also learn which name on it has this role."""
    may_guess: bool = False
    """At the end, its player may guess the player with the sought role."""
    is_sought: bool = False
    switches: bool = False
    """Its player's side may change, together with that of the other player with this role."""

    @property
    def is_listed_as_evil(self) -> bool:
        """Whether it stands on the lists on which a plain evil player stands, and on no other."""
        return self.listed_for == BY_SEER_AND_EVIL


BY_SEER_AND_EVIL = frozenset({Sight.SEER, Sight.EVIL})

ROLES = (
    Role(RoleName.PLAIN, Side.GOOD),
    Role(RoleName.PLAIN, Side.EVIL, Sight.EVIL, BY_SEER_AND_EVIL),
    Role(RoleName.SEER, Side.GOOD, Sight.SEER, frozenset({Sight.GUARDIAN}), is_sought=True),
    Role(RoleName.GUARDIAN, Side.GOOD, Sight.GUARDIAN),
    Role(RoleName.ASSASSIN, Side.EVIL, Sight.EVIL, BY_SEER_AND_EVIL, may_guess=True),
    Role(RoleName.HIDDEN, Side.EVIL, Sight.EVIL, frozenset({Sight.EVIL})),
    Role(RoleName.LONE, Side.EVIL, None, frozenset({Sight.SEER})),
    Role(RoleName.DECOY, Side.EVIL, Sight.EVIL, BY_SEER_AND_EVIL | {Sight.GUARDIAN}),
    Role(RoleName.TURNCOAT, Side.GOOD, switches=True),
    Role(RoleName.TURNCOAT, Side.EVIL, None, BY_SEER_AND_EVIL, role_shown=True, switches=True),
)

ALWAYS_IN = (RoleName.SEER, RoleName.ASSASSIN)

BY_NAME_AND_SIDE = {(role.name, role.side): role for role in ROLES}


def role_of(name: RoleName, side: Side) -> Role:
    """Return the role with that name on that side."""
    return BY_NAME_AND_SIDE[name, side]


def roles_named(name: RoleName) -> tuple[Role, ...]:
    """Return the role with that name for each side that has it."""
    return tuple(role for role in ROLES if role.name is name)


def names_seen(reader: str, cast: Mapping[str, Role]) -> tuple[str, ...]:
    """Return the players that a reader is told of at the start, in the order of ``cast``, which is seat order."""
    sight = cast[reader].sight
    return tuple(seat for seat, role in cast.items() if seat != reader and sight in role.listed_for)


def role_shown(seen: Iterable[str], reader: str, cast: Mapping[str, Role]) -> str | None:
    """Return the player, among those a reader is told of, whose role the reader learns too."""
    if cast[reader].sight is not Sight.EVIL:
        return None
    return next((seat for seat in seen if cast[seat].role_shown), None)
