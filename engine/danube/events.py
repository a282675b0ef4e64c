"""What may happen. All of it is public."""

from msgspec import field

from engine.boards.events import Turn
from engine.events import SHELL_EVENTS, Event


class Thrown(Event, frozen=True):
    """A player has thrown the sticks."""

    player: str
    white: int
    count: int


class Colours(Event, frozen=True):
    """Whose the boats are is decided."""

    nickels: str
    pennies: str


class Moved(Event, frozen=True):
    """A boat has moved: ``steps`` were walked, below 0 backward; it rests on ``onto``, or is off."""

    player: str
    start: int = field(name="from")
    onto: int | None
    steps: int
    swapped: bool
    rapids: bool


class Lost(Event, frozen=True):
    """With this throw nothing can be done."""

    player: str
    count: int


EVENTS = (Thrown, Colours, Moved, Lost, Turn, *SHELL_EVENTS)
