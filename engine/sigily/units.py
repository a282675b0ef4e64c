"""Units: single chariots and stacks on the board, each named by its top."""

from functools import lru_cache

from msgspec import Struct

from engine.sigily.board import FAIRY_LAND, Place, way_through


def chariot(seat: str, number: int) -> str:
    """A chariot's name."""
    return f"{seat} {number}"


@lru_cache(maxsize=1024)
def owner(name: str) -> str:
    """Whose a chariot is."""
    return name.rpartition(" ")[0]


def number(name: str) -> int:
    """A chariot's number."""
    return int(name.rpartition(" ")[2])


class Unit(Struct, frozen=True):
    """A chariot, or a stack that moves as one; it stands on the board."""

    chariots: tuple[str, ...]
    """From the top."""
    at: Place
    start: Place
    """The sigil from which its progress counts."""
    progress: int
    """Sigils from its start, perhaps below 0; in fairy land, as many as it entered with."""
    coins: int = 0
    entry: Place | None = None
    """The gate by which it has entered fairy land, until a later move begins on the ring."""
    exit: Place | None = None
    """In fairy land, the gate by which it will leave, once it has named that."""
    skin: bool = False

    @property
    def top(self) -> str:
        """The chariot that gives the unit its name."""
        return self.chariots[0]

    @property
    def owner(self) -> str:
        """Who moves it and spends its coins."""
        return owner(self.top)

    @property
    def is_inside(self) -> bool:
        """Whether it is in fairy land."""
        return self.at in FAIRY_LAND

    @property
    def gate_inward(self) -> Place:
        """The gate from which it goes through fairy land: inside, that of its entry; else the one where it stands."""
        if not self.is_inside:
            return self.at
        assert self.entry is not None
        return self.entry

    @property
    def steps_inside(self) -> int:
        """How many steps it is from the gate from which it goes through fairy land."""
        return way_through(self.gate_inward, self.exit).index(self.at)

    @property
    def owners(self) -> tuple[str, ...]:
        """Whose chariots are in it, the top's first."""
        return tuple(dict.fromkeys(map(owner, self.chariots)))

    @property
    def shares(self) -> dict[str, int]:
        """What of its coins falls to each of its owners: the same, but an odd one to the top's."""
        each, odd = divmod(self.coins, len(self.owners))
        return {seat: each + (odd if seat == self.owner else 0) for seat in self.owners}
