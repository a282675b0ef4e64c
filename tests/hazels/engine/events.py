"""The events of this game. All of them are public."""

from engine.events import SHELL_EVENTS, Event, Outcome
from engine.speech import Message
from tests.hazels.engine.actions import Stake, Walker


class Opened(Event, frozen=True):
    """The throws for the first turn: one round for everybody, and another for each tie."""

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
    """A walker has come to a square and gathered its nuts."""

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
    """An answer was right, wrong or missing; ``nuts`` are gained or lost."""

    player: str
    right: bool
    nuts: int


class Finish(Outcome, frozen=True, tag="outcome", kw_only=True):
    """The end, and the first player at the well."""

    quickest: str | None = None


EVENTS = (
    *(Opened, Turn, Thrown, Walked, Answered, Judged, Finish, Message),
    *(event for event in SHELL_EVENTS if event is not Outcome),
)
