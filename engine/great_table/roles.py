"""The roles: one Master and the Apprentices are the House; everybody else is a Card Player."""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from random import Random

from msgspec import Struct


class Side(StrEnum):
    """The two sides."""

    HOUSE = "house"
    PLAYERS = "players"


class RoleName(StrEnum):
    """The names of the roles in records. A player without another role is a player."""

    MASTER = "master"
    APPRENTICE = "apprentice"
    PLAYER = "player"


class Role(Struct, frozen=True):
    """A role as the rulebook prints it."""

    name: RoleName
    side: Side
    kills_alone: bool = False
    """It kills every night in addition to its card."""
    kills_with_partner: bool = False
    """It kills with its partner, instead of using its card."""
    fires: bool = False
    """It may fire the Vigilante's shots."""


ROLES = {
    RoleName.MASTER: Role(RoleName.MASTER, Side.HOUSE, kills_alone=True),
    RoleName.APPRENTICE: Role(RoleName.APPRENTICE, Side.HOUSE, kills_with_partner=True),
    RoleName.PLAYER: Role(RoleName.PLAYER, Side.PLAYERS, fires=True),
}

OF_HOUSE = frozenset({name for name, role in ROLES.items() if role.side is Side.HOUSE})

PLAYERS = range(7, 21)
MASTERS = 1
MOST_APPRENTICES = 2
PLAYERS_FOR_TWO_APPRENTICES = 10


def counts(chosen: Mapping[RoleName, int], players: int) -> dict[RoleName, int]:
    """Return how many players have each role; the rest are Card Players. A chosen number counts as chosen."""
    apprentices = MOST_APPRENTICES if players >= PLAYERS_FOR_TWO_APPRENTICES else 1
    house = {
        RoleName.MASTER: chosen.get(RoleName.MASTER, MASTERS),
        RoleName.APPRENTICE: chosen.get(RoleName.APPRENTICE, apprentices),
    }
    return {**house, RoleName.PLAYER: players - sum(house.values())}


class Cast:
    """The draw of the members of the House. Everybody not named is a Card Player."""

    shape = dict[str, RoleName]

    def __init__(self, seats: tuple[str, ...], counts: Mapping[RoleName, int]) -> None:
        self.seats = seats
        self.counts = Counter({name: count for name, count in counts.items() if name is not RoleName.PLAYER})

    def pick(self, random: Random) -> dict[str, RoleName]:
        """Assign the House's roles to seats."""
        names = tuple(self.counts.elements())
        return dict(zip(random.sample(self.seats, len(names)), names, strict=True))

    def is_possible(self, outcome: dict[str, RoleName]) -> bool:
        """Return whether each role is there as often as it should be. Naming Card Players is allowed."""
        dealt = Counter(name for name in outcome.values() if name is not RoleName.PLAYER)
        return outcome.keys() <= set(self.seats) and dealt == +self.counts
