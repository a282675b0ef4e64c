"""The events that belong to every game. An event is a fact: the log of events is the truth, and the table folds it.

``to`` has no default, so code decides who may know a fact where it makes the fact. In a record each event is a notice
of the same name.
"""

from msgspec import Struct, field

from engine.actions import Action
from engine.audience import Audience
from engine.naming import snake_case


class Event(Struct, frozen=True, kw_only=True, tag=snake_case, tag_field="notice"):
    """A fact, and who may know it."""

    to: Audience


class Closed(Event, frozen=True):
    """The GM has answered every open ask as the deadline would."""


class GoneOn(Event, frozen=True):
    """The GM has gone on without the missing answers of these players, within the wait.

    The GM is told all of them; each player is told only their own name.
    """

    players: tuple[str, ...]


class Paused(Event, frozen=True):
    """The game is paused."""


class Resumed(Event, frozen=True):
    """The game is resumed."""


class Extended(Event, frozen=True):
    """The current deadline is moved by this many hours, earlier if they are negative."""

    hours: float


class Replaced(Event, frozen=True):
    """A seat has a new occupant. The seat keeps its name."""

    player: str
    by: str = field(name="with")


class House(Event, frozen=True):
    """House players have these seats from the start."""

    players: tuple[str, ...]


class Substituted(Event, frozen=True):
    """A house player plays a seat from now on or, without ``house``, its person again."""

    player: str
    house: bool


class Undone(Event, frozen=True, omit_defaults=True):
    """A line and everything after it are taken back. The game goes on from the table before that line.

    ``taken`` is the first of those lines that told its reader something, or None if none did. Everybody gets one of
    these notices; a reader who was told something before everybody was gets another.
    """

    taken: int | None
    reason: str | None = None
    """The public explanation."""
    player: str | None = None
    """The seat that takes its own move back; None if the GM takes something back."""


class Written(Event, frozen=True):
    """Something that somebody has written to others. It changes nothing, and is no step for an undo."""


class ByHand(Event, frozen=True, omit_defaults=True):
    """The GM has done something by hand. ``move`` is the act, and the other fields are those that it has."""

    move: str
    player: str | None = None
    cause: str | None = None
    """The GM's words for a death."""
    item: str | None = None
    votes: int | bool | None = None
    """The number of votes as which a player's counts, or whether the votes are closed."""
    hours: float | None = None
    """How long the votes are closed, if the GM has said it."""
    lasts: str | None = None
    result: str | None = None
    side: str | None = None
    reason: str | None = None
    """The GM's explanation, for the readers of this event."""


class OwnMove(Event, frozen=True):
    """A player's secret move, told to that player alone. Each game's ``noted`` says which moves have this event."""

    action: Action


class Warned(Event, frozen=True, tag="warning"):
    """A warning to the GM about the set-up."""

    warning: str


class Outcome(Event, frozen=True, omit_defaults=True):
    """The end: the winning side if there is one, the reason, and all winners, first to last if players are placed.

    A game with more to say about its end has an outcome of its own with the same tag.
    """

    side: str | None
    reason: str
    winners: tuple[str, ...]
    places: tuple[tuple[str, ...], ...] = ()
    """For a game with places: the players in first place, in second, and so on. Those who share a place stand
    together."""
    points: dict[str, int] = {}
    """Each player's points or share, if the game has them."""

    @property
    def standings(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Every player by place, taken from the places or else the points. A shared place leaves the next one out."""
        scores = sorted(set(self.points.values()), reverse=True)
        by_points = tuple([tuple([name for name in self.points if self.points[name] == score]) for score in scores])
        standings: list[tuple[int, tuple[str, ...]]] = []
        for names in self.places or by_points:
            standings.append((1 + sum(len(before) for _, before in standings), names))
        return tuple(standings)


SHELL_EVENTS = (
    Closed,
    GoneOn,
    Paused,
    Resumed,
    Extended,
    Replaced,
    House,
    Substituted,
    Undone,
    ByHand,
    Warned,
    Outcome,
)
