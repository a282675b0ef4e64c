"""What may happen. All of it is public."""

from engine.events import SHELL_EVENTS, Event, Outcome
from engine.speech import Message
from tests.hazels.engine.actions import Stake, Walker


class Opened(Event, frozen=True):
    """The throws for the first turn, a round for all and one more for those of each tie."""

    throws: tuple[dict[str, int], ...]
    first: str


class Turn(Event, frozen=True):
    """A player's turn begins."""

    player: str


class Thrown(Event, frozen=True):
    """A player has thrown the die."""

    player: str
    die: int


class Walked(Event, frozen=True):
    """A walker has come onto a square, and gathered the nuts there."""

    player: str
    walker: Walker
    onto: int
    nuts: int


class Answered(Event, frozen=True):
    """A player answers the riddle."""

    player: str
    text: str
    stake: Stake


class Judged(Event, frozen=True):
    """An answer was right or wrong, or never given; ``nuts`` are gained or lost by it."""

    player: str
    right: bool
    nuts: int


class Finish(Outcome, frozen=True, tag="outcome", kw_only=True):
    """The end, and who came to the well first."""

    quickest: str | None = None


EVENTS = (
    *(Opened, Turn, Thrown, Walked, Answered, Judged, Finish, Message),
    *(event for event in SHELL_EVENTS if event is not Outcome),
)
