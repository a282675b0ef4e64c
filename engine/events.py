"""What has happened. An event is a fact; the log of events is the truth, and the table is folded from it.

``to`` has no default: who may know a fact is decided where the fact is made. The events of this file belong to
every game; in a record each is a notice of that name.
"""

from msgspec import Struct, field

from engine.actions import Action
from engine.audience import Audience
from engine.naming import snake_case


class Event(Struct, frozen=True, kw_only=True, tag=snake_case, tag_field="notice"):
    """A fact, and those who may know it."""

    to: Audience


class Closed(Event, frozen=True):
    """The GM has answered what was being waited for as the deadline would."""


class GoneOn(Event, frozen=True):
    """The GM has gone on without the answers of these players, who were missing within the wait.

    The GM is told of all of them, and each of them of nobody else.
    """

    players: tuple[str, ...]


class Paused(Event, frozen=True):
    """The game rests."""


class Resumed(Event, frozen=True):
    """The game goes on."""


class Extended(Event, frozen=True):
    """The present deadline lies this many hours later."""

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


class OwnMove(Event, frozen=True):
    """What a player did in secret, told to that player alone: each game's ``noted``, which says which moves it has."""

    action: Action


class Warned(Event, frozen=True, tag="warning"):
    """Something the GM should know about his set-up."""

    warning: str


class Outcome(Event, frozen=True, omit_defaults=True):
    """The end: the side that has won, if one has, why, and everybody who wins, first to last where several are placed.

    A game that has more to say of its end makes a kind of its own of it, with the same tag.
    """

    side: str | None
    reason: str
    winners: tuple[str, ...]
    places: tuple[tuple[str, ...], ...] = ()
    """Where all are placed: who is first, second, and so on; those who share a place stand together."""
    points: dict[str, int] = {}
    """What everybody has won, where there are points or shares."""

    @property
    def standings(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Everybody by his place, as placed or else by points; after a place that two share, one is left out."""
        scores = sorted(set(self.points.values()), reverse=True)
        by_points = tuple([tuple([name for name in self.points if self.points[name] == score]) for score in scores])
        standings: list[tuple[int, tuple[str, ...]]] = []
        for names in self.places or by_points:
            standings.append((1 + sum(len(before) for _, before in standings), names))
        return tuple(standings)


SHELL_EVENTS = (Closed, GoneOn, Paused, Resumed, Extended, Replaced, Undone, Warned, Outcome)
