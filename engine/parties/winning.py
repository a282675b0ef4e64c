"""Victory: a flat list of ways to win, with reasons. The first that has come counts."""

from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from engine.audience import To
from engine.events import Outcome
from engine.parties.sides import Side


class HasSides(Protocol):
    """A table that knows who is on which side."""

    def on_side(self, side: Side) -> tuple[str, ...]:
        """Return the seats on a side now."""


T = TypeVar("T", bound=HasSides)


class Victory(Struct, Generic[T], frozen=True):
    """One way to win."""

    side: Side
    reason: str
    has_come: Callable[[T], bool]


def has_come(victories: Iterable[Victory[T]], table: T) -> bool:
    """Return whether a side has won."""
    return any(victory.has_come(table) for victory in victories)


def outcome(victories: Iterable[Victory[T]], table: T) -> Iterable[Outcome]:
    """Announce the victory. Everybody now on that side has won."""
    victory = next(victory for victory in victories if victory.has_come(table))
    yield Outcome(to=To.PUBLIC, side=victory.side, reason=victory.reason, winners=table.on_side(victory.side))
