"""The contents of the pictures: the public table, a challenge with all dice shown, and one player's own dice."""

from msgspec import Struct


class Bidding(Struct, frozen=True):
    """The standing bid: its player, its claim, and its player in words."""

    player: str
    count: int
    face: int
    by: str


class LastBid(Struct, frozen=True):
    """The last bid that a player has made in the round."""

    count: int
    face: int


class Cup(Struct, frozen=True):
    """A player's dice: how many are hidden, which lie open, how many are lost, and how many in the last challenge."""

    name: str
    hidden: int
    open: tuple[int, ...]
    lost: int
    is_now: bool = False
    bid: LastBid | None = None
    has_bid: bool = False
    """Whether that is the standing bid."""
    leads: bool = False
    is_out: bool = False
    has_won: bool = False
    loses: int = 0

    @property
    def dice(self) -> int:
        """The number of the player's dice."""
        return self.hidden + len(self.open)


class Cups(Struct, frozen=True):
    """Everything that is drawn of a table. ``is_shown`` if the bid was challenged and all dice lie open."""

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
    """The number of dice of a face that a player holds, including ones."""

    face: int
    count: int


class OwnDice(Struct, frozen=True):
    """Everything that is drawn for a player alone. ``chosen`` are the places of the hidden dice about to be shown."""

    title: str
    name: str
    bid: Bidding | None
    hidden: tuple[int, ...]
    chosen: frozenset[int]
    open: tuple[int, ...]
    open_word: str
    note: str
    held: tuple[Held, ...]
