"""The events of this game. Only the dice of a round, and dice thrown again, are secret."""

from engine.events import SHELL_EVENTS, Event


class Opened(Event, frozen=True):
    """The throws for the first bid: one round for everybody, and another for each tie."""

    throws: tuple[dict[str, tuple[int, ...]], ...]


class Round(Event, frozen=True):
    """A round begins; everybody's dice are thrown in secret."""

    number: int
    first: str


class Dice(Event, frozen=True):
    """The dice that a player now has under the cup, told to that player alone."""

    faces: tuple[int, ...]


class Bid(Event, frozen=True):
    """A player bids. ``shown`` dice are laid open, and the other hidden ones are ``thrown`` again."""

    player: str
    count: int
    face: int
    shown: tuple[int, ...]
    thrown: int


class Challenged(Event, frozen=True):
    """The bid of ``player`` is doubted: all dice, hidden and open, how many match it, and who loses how many."""

    player: str
    by: str
    dice: dict[str, tuple[int, ...]]
    matching: int
    lost: dict[str, int]


class Out(Event, frozen=True):
    """A player has no dice left."""

    player: str


class Reveal(Event, frozen=True):
    """The dice that were still hidden when the game ended."""

    dice: dict[str, tuple[int, ...]]


EVENTS = (Opened, Round, Dice, Bid, Challenged, Out, Reveal, *SHELL_EVENTS)
