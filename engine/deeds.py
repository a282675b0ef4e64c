"""Public deeds for statistics: how often players lead and vote, and how it turns out."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class Deed(StrEnum):
    """A kind of deed.

    Of a party: it was proposed; it was approved; its quest went as its leader's side wanted. Of a vote on a party: it
    was given; it was for the party; it agreed with the majority. Of a lynch: a vote given when it came; the voter's
    target was lynched; that player was of another side.
    """

    PROPOSED = "proposed"
    CARRIED = "carried"
    WON = "won"
    VOTED = "voted"
    APPROVED = "approved"
    AGREED = "agreed"
    BALLOT = "ballot"
    LYNCHED = "lynched"
    HIT = "hit"


class Did(NamedTuple):
    """A deed: who did it, and its place among the events."""

    place: int
    seat: str
    deed: Deed


class Was(NamedTuple):
    """The role and side that a player turned out to have."""

    role: str
    side: str


def was_who(roles: Mapping[str, str], sides: Mapping[str, str]) -> dict[str, Was]:
    """Return the role and side of every player."""
    return {seat: Was(str(role), str(sides[seat])) for seat, role in roles.items()}
