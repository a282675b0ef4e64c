"""What has happened. An event is a fact; the log of events is the truth, and the table is folded from it.

``to`` has no default: who may know a fact is decided where the fact is made. The events of this file belong to
every game; in a record each is a notice of that name.
"""

from msgspec import Struct, field

from engine.audience import Audience
from engine.naming import snake_case


class Event(Struct, frozen=True, kw_only=True, tag=snake_case, tag_field="notice"):
    """A fact, and those who may know it."""

    to: Audience


class Closed(Event, frozen=True):
    """The GM has answered what was being waited for as the deadline would."""


class Paused(Event, frozen=True):
    """The game rests."""


class Resumed(Event, frozen=True):
    """The game goes on."""


class Extended(Event, frozen=True):
    """The present deadline lies so many hours later."""

    hours: float


class Replaced(Event, frozen=True):
    """A seat has a new occupant; it keeps its name."""

    player: str
    by: str = field(name="with")


class Undone(Event, frozen=True, omit_defaults=True):
    """A line is taken back, and all after it: the game goes on from the table before it.

    ``taken`` is, of those lines, the number of the first that tells its reader something; None for who was told
    nothing by any. Everybody has one of these notices, and another who was told something before everybody was.
    """

    taken: int | None
    reason: str | None = None
    """What the GM says of it, to everybody."""


class Warned(Event, frozen=True, tag="warning"):
    """Something the GM should know about his set-up."""

    warning: str


class Outcome(Event, frozen=True):
    """The end: the side that has won, if one has, why, and everybody who wins with it."""

    side: str | None
    reason: str
    winners: tuple[str, ...]


SHELL_EVENTS = (Closed, Paused, Resumed, Extended, Replaced, Undone, Warned, Outcome)
