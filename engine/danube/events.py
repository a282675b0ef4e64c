"""The events of this game. All of them are public."""

from msgspec import field

from engine.boards.events import Turn
from engine.events import SHELL_EVENTS, Event


class Thrown(Event, frozen=True):
    """A player has thrown the sticks."""

    player: str
    white: int
    count: int


class Colours(Event, frozen=True):
    """The sides are decided."""

    nickels: str
    pennies: str


class Moved(Event, frozen=True):
    """A boat has moved. ``steps`` below 0 went backward; it rests on ``onto``, or is off."""

    player: str
    start: int = field(name="from")
    onto: int | None
    steps: int
    swapped: bool
    rapids: bool


class Lost(Event, frozen=True):
    """No move is possible with this throw."""

    player: str
    count: int


class Answered(Event, frozen=True):
    """The river has answered the table's question: yes if the nickels have won."""

    question: str
    yes: bool


EVENTS = (Thrown, Colours, Moved, Lost, Answered, Turn, *SHELL_EVENTS)
