"""What may happen. Only a round's dice, and what is thrown again, are secret."""

from engine.events import SHELL_EVENTS, Event


class Opened(Event, frozen=True):
    """The throws for the first bid: a round for all, and one more for those of each tie."""

    throws: tuple[dict[str, tuple[int, ...]], ...]


class Round(Event, frozen=True):
    """A round begins; everybody's dice are thrown in secret."""

    number: int
    first: str


class Dice(Event, frozen=True):
    """What a player has under the cup now, told to that player alone."""

    faces: tuple[int, ...]


class Bid(Event, frozen=True):
    """A player bids; ``shown`` dice are laid out, and the other hidden ones ``thrown`` again."""

    player: str
    count: int
    face: int
    shown: tuple[int, ...]
    thrown: int


class Challenged(Event, frozen=True):
    """The bid of ``player`` is doubted: all dice, hidden and open, how many bear it out, and who loses how many."""

    player: str
    by: str
    dice: dict[str, tuple[int, ...]]
    matching: int
    lost: dict[str, int]


class Out(Event, frozen=True):
    """A player has no dice any more."""

    player: str


class Reveal(Event, frozen=True):
    """What was still hidden when the game ended."""

    dice: dict[str, tuple[int, ...]]


EVENTS = (Opened, Round, Dice, Bid, Challenged, Out, Reveal, *SHELL_EVENTS)
