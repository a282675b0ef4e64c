"""The acts by hand: what a host does alone where the rules know of it. Everybody concerned is told that the GM did it.

Every game has the same acts. A game declares those that its rules know, each with its choices and its consequences.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Annotated, Any, NamedTuple

from msgspec import Meta
from msgspec.structs import asdict

from engine.actions import MOST_HOURS, GmAction, Reason, Seat
from engine.asks import Ask
from engine.audience import Audience, To
from engine.domains import Domain
from engine.events import ByHand, Event
from engine.names import GM
from engine.naming import tag_of

LONGEST_CAUSE = 200
LONGEST_THING = 32
MOST_VOTES = 9

DECLARED = "declared"
"""The reason for the end of a game whose winner the GM has declared."""


class Lasting(StrEnum):
    """How long a weight of votes lasts: until the day ends, or until it is changed."""

    DAY = "day"
    GAME = "game"


class ActByHand(GmAction, frozen=True, kw_only=True, omit_defaults=True):
    """An act by hand, and the GM's public reason for it."""

    reason: Reason | None = None


class ActAhead(ActByHand, frozen=True, kw_only=True):
    """An act that changes a result to come. It is known to GMs alone, and told together with that result."""


class KillByHand(ActAhead, frozen=True, kw_only=True, tag="kill"):
    """Let a player be found dead at dawn, of a cause in the GM's own words."""

    player: Seat
    cause: Annotated[str, Meta(max_length=LONGEST_CAUSE)] | None = None


class SpareByHand(ActAhead, frozen=True, kw_only=True, tag="spare"):
    """Let a player be alive at dawn, whatever the orders of the night do."""

    player: Seat


class Result(StrEnum):
    """The results of a quest."""

    SUCCESS = "success"
    FAILURE = "failure"


class RuleByHand(ActAhead, frozen=True, kw_only=True, tag="rule"):
    """Rule how the present quest ends, whatever the orders are."""

    result: Result


class GiveByHand(ActByHand, frozen=True, kw_only=True, tag="give"):
    """Give a player a card or an item."""

    player: Seat
    item: Annotated[str, Meta(max_length=LONGEST_THING)]


class TakeByHand(ActByHand, frozen=True, kw_only=True, tag="take"):
    """Take a card or an item from a player."""

    player: Seat
    item: Annotated[str, Meta(max_length=LONGEST_THING)]


class WeighByHand(ActByHand, frozen=True, kw_only=True, tag="weigh"):
    """Let a player's vote count as so many."""

    player: Seat
    votes: Annotated[int, Meta(ge=0, le=MOST_VOTES)]
    lasts: Lasting = Lasting.GAME


class LockByHand(ActByHand, frozen=True, kw_only=True, tag="lock"):
    """Close the votes for a while, perhaps for so many hours, or open them again. The rules keep no time."""

    votes: bool
    hours: Annotated[float, Meta(gt=0, le=MOST_HOURS)] | None = None


class DeclareByHand(ActByHand, frozen=True, kw_only=True, tag="declare"):
    """Declare a side the winner; in a game without sides, a player."""

    side: Annotated[str, Meta(max_length=LONGEST_THING)]


ACTS_BY_HAND: tuple[type[ActByHand], ...] = (
    KillByHand,
    SpareByHand,
    RuleByHand,
    GiveByHand,
    TakeByHand,
    WeighByHand,
    LockByHand,
    DeclareByHand,
)


class Hand(NamedTuple):
    """An act that a game knows: what may be chosen now, or None if the act makes no sense now, and what follows."""

    asked: Callable[[Any], Ask | None]
    follows: Callable[[Any, Any], Iterable[Event]]


def choice(act: type[ActByHand], fields: Mapping[str, Domain], fixed: Mapping[str, object] | None = None) -> Ask:
    """Let the GM choose these fields of an act."""
    return Ask(act, (GM,), fields, secret=True, fixed=fixed or {})


def locking(*, is_locked: bool) -> Ask:
    """Let the GM close votes for a while that are open, or open closed ones again."""
    return choice(LockByHand, {}, {"votes": not is_locked})


def told(act: ActByHand, to: Audience) -> ByHand:
    """Tell of an act, as an act of the GM."""
    fields = {name: value for name, value in asdict(act).items() if value is not None}
    return ByHand(to=to, move=tag_of(type(act)), **fields)


def opens_votes(event: Event) -> bool:
    """Return whether an event opens votes again that the GM had closed."""
    return isinstance(event, ByHand) and event.move == tag_of(LockByHand) and event.votes is False


def tell_all(_table: object, act: ActByHand) -> Iterable[Event]:
    """Tell everybody of an act, from which nothing else follows."""
    yield told(act, To.PUBLIC)


def tell_gm(_table: object, act: ActByHand) -> Iterable[Event]:
    """Tell nobody but the GM of an act, before its result."""
    yield told(act, To.GM)
