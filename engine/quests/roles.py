"""The roles, and what each is told at the start.

A role is given a kind of list or none (``sight``), and stands on some kinds of list (``listed_for``): that is the
whole of who learns whose name.
"""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct


class Side(StrEnum):
    """The two sides."""

    GOOD = "good"
    EVIL = "evil"


class Sight(StrEnum):
    """The kinds of list of names that a role may be given."""

    SEER = "seer"
    GUARDIAN = "guardian"
    EVIL = "evil"


class RoleName(StrEnum):
    """The roles' names in records. Who has no role is plain."""

    PLAIN = "plain"
    SEER = "seer"
    ASSASSIN = "assassin"
    GUARDIAN = "guardian"
    HIDDEN = "hidden"
    LONE = "lone"
    DECOY = "decoy"


class Role(Struct, frozen=True):
    """A role as the rulebook prints it."""

    name: RoleName
    side: Side
    sight: Sight | None = None
    listed_for: frozenset[Sight] = frozenset()
    may_guess: bool = False
    """At the end he may name the player he takes to be sought."""
    is_sought: bool = False


BY_SEER_AND_EVIL = frozenset({Sight.SEER, Sight.EVIL})

PLAIN = {
    Side.GOOD: Role(RoleName.PLAIN, Side.GOOD),
    Side.EVIL: Role(RoleName.PLAIN, Side.EVIL, Sight.EVIL, BY_SEER_AND_EVIL),
}

ROLES = {
    role.name: role
    for role in (
        Role(RoleName.SEER, Side.GOOD, Sight.SEER, frozenset({Sight.GUARDIAN}), is_sought=True),
        Role(RoleName.GUARDIAN, Side.GOOD, Sight.GUARDIAN),
        Role(RoleName.ASSASSIN, Side.EVIL, Sight.EVIL, BY_SEER_AND_EVIL, may_guess=True),
        Role(RoleName.HIDDEN, Side.EVIL, Sight.EVIL, frozenset({Sight.EVIL})),
        Role(RoleName.LONE, Side.EVIL, None, frozenset({Sight.SEER})),
        Role(RoleName.DECOY, Side.EVIL, Sight.EVIL, BY_SEER_AND_EVIL | {Sight.GUARDIAN}),
    )
}

ALWAYS_IN = (RoleName.SEER, RoleName.ASSASSIN)


def role_of(name: RoleName, side: Side) -> Role:
    """The role of that name; a plain player's depends on his side."""
    return PLAIN[side] if name is RoleName.PLAIN else ROLES[name]


def names_seen(reader: str, cast: Mapping[str, Role]) -> tuple[str, ...]:
    """List whom a player is told of at the start, in the order of ``cast``, which is seat order."""
    sight = cast[reader].sight
    return tuple(seat for seat, role in cast.items() if seat != reader and sight in role.listed_for)
