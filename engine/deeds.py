"""What players do in public of which a statistic may be kept: how often they lead and vote, and how that comes out."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class Deed(StrEnum):
    """Something done. Of a party: proposed, and it was approved, and its quest went as its leader's side wished.

    Of a vote on a party: given, and for it, and as most have voted. Of a lynch: a vote given when it came, on whoever
    was lynched, who was of another side.
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
    """Who has done it, and the place among the events at which he did."""

    place: int
    seat: str
    deed: Deed


class Was(NamedTuple):
    """Who somebody has turned out to be."""

    role: str
    side: str


def was_who(roles: Mapping[str, str], sides: Mapping[str, str]) -> dict[str, Was]:
    """The same of everybody."""
    return {seat: Was(str(role), str(sides[seat])) for seat, role in roles.items()}
