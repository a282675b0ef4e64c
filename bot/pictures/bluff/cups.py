"""The table as everybody sees it, a challenge with all dice shown, and one player's own dice: all that is drawn."""

from msgspec import Struct


class Bidding(Struct, frozen=True):
    """The bid that stands: whose it is, what it claims, and in words whose."""

    player: str
    count: int
    face: int
    by: str


class Cup(Struct, frozen=True):
    """A player: how many dice are hidden, which lie open and how many are lost; after a challenge how many just now."""

    name: str
    hidden: int
    open: tuple[int, ...]
    lost: int
    is_now: bool = False
    has_bid: bool = False
    leads: bool = False
    is_out: bool = False
    has_won: bool = False
    loses: int = 0

    @property
    def dice(self) -> int:
        """How many dice the player has."""
        return self.hidden + len(self.open)


class Cups(Struct, frozen=True):
    """All that is drawn of a table; ``is_shown`` if the bid was challenged and all dice lie open."""

    name: str
    note: str
    bid: Bidding | None
    no_bid: str
    cups: tuple[Cup, ...]
    in_play: int
    foot: tuple[str, str]
    out: str
    is_shown: bool = False
    is_over: bool = False


class Held(Struct, frozen=True):
    """How many dice of a face somebody holds, ones counted in."""

    face: int
    count: int


class OwnDice(Struct, frozen=True):
    """All that is drawn for a player alone; ``chosen`` are the places of the hidden dice that are to be shown."""

    title: str
    name: str
    bid: Bidding | None
    hidden: tuple[int, ...]
    chosen: frozenset[int]
    open: tuple[int, ...]
    open_word: str
    note: str
    held: tuple[Held, ...]
