"""Units: single chariots and stacks on the board, each named by its top chariot."""

from functools import lru_cache

from msgspec import Struct

from engine.sigily.board import FAIRY_LAND, Place, way_through


def chariot(seat: str, number: int) -> str:
    """Return a chariot's name."""
    return f"{seat} {number}"


@lru_cache(maxsize=1024)
def owner(name: str) -> str:
    """Return the owner of a chariot."""
    return name.rpartition(" ")[0]


def number(name: str) -> int:
    """Return a chariot's number."""
    return int(name.rpartition(" ")[2])


class Unit(Struct, frozen=True):
    """A chariot, or a stack that moves as one, on the board."""

    chariots: tuple[str, ...]
    """The chariots from the top."""
    at: Place
    start: Place
    """The sigil from which its progress counts."""
    progress: int
    """The number of sigils from its start, possibly below 0; in fairy land the number at its entry."""
    coins: int = 0
    entry: Place | None = None
    """The gate by which it entered fairy land, until a later move begins on the ring."""
    exit: Place | None = None
    """In fairy land, the gate by which it will leave, once it has named one."""
    skin: bool = False

    @property
    def top(self) -> str:
        """The chariot that gives the unit its name."""
        return self.chariots[0]

    @property
    def owner(self) -> str:
        """The player who moves it and spends its coins."""
        return owner(self.top)

    @property
    def is_inside(self) -> bool:
        """Whether it is in fairy land."""
        return self.at in FAIRY_LAND

    @property
    def gate_inward(self) -> Place:
        """The gate from which it crosses fairy land: inside, its entry gate; otherwise the one where it stands."""
        if not self.is_inside:
            return self.at
        assert self.entry is not None
        return self.entry

    @property
    def steps_inside(self) -> int:
        """The number of steps from the gate from which it crosses fairy land."""
        return way_through(self.gate_inward, self.exit).index(self.at)

    @property
    def owners(self) -> tuple[str, ...]:
        """The owners of its chariots, the top's first."""
        return tuple(dict.fromkeys(map(owner, self.chariots)))

    @property
    def shares(self) -> dict[str, int]:
        """Each owner's share of its coins: equal, with an odd coin going to the top's owner."""
        each, odd = divmod(self.coins, len(self.owners))
        return {seat: each + (odd if seat == self.owner else 0) for seat in self.owners}
