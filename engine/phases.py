"""Phases: where a game stands. A game's own ``phases.py`` says on one page all that follows from that.

A table is always in one phase. Of each, a ``Course`` says four things:

- ``asks``: who may do what. Where nobody is asked, the game goes on by itself.
- ``deadline``: what is answered when the time is up, or when the GM closes the wait.
- ``follows``: what happens by itself as soon as its moment has come, such as the close of a vote with the last vote.
- ``leads``: which events lead on, and to which phase. All other events change facts and no phase.

An event is folded in two steps: the game's ``folding.py`` folds the fact, then ``moved`` goes where the event leads;
so the next phase is chosen by what is true after the event. ``NEXT`` stands for the first phase of ``order`` that is
due then. Nothing else sets a phase. Events that lead are public, so every reader's view is in the table's own phase.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Generic, Protocol, TypeVar, cast

import msgspec
from msgspec import Struct

from engine.asks import Ask
from engine.chance import Chance
from engine.events import Event, Outcome


class Next(StrEnum):
    """No phase of its own."""

    NEXT = "next"


NEXT = Next.NEXT
"""Where an event leads after which the next phase is the first that is due."""


class Phased(Protocol):
    """A table that is in a phase."""

    @property
    def phase(self) -> StrEnum:
        """Where the game stands."""


T = TypeVar("T", bound=Phased)
P = TypeVar("P", bound=StrEnum)
Lead = StrEnum | Callable[[T], StrEnum]
"""A phase, or ``NEXT``, or what chooses one of them by the table after the event."""


def nothing(table: object) -> Iterable[Event]:
    """Let nothing follow by itself."""
    return ()


class Course(Struct, Generic[T], frozen=True):
    """All that holds in one phase."""

    asks: Callable[[T], tuple[Ask, ...]] | None = None
    deadline: Callable[[T, Chance], Iterable[Event]] | None = None
    follows: Callable[[T], Iterable[Event]] = nothing
    leads: Mapping[type[Event], Lead[T]] = {}


class Due(Struct, Generic[T], frozen=True):
    """A phase of the order in which phases come next, and when its turn has come."""

    phase: StrEnum
    when: Callable[[T], bool]


class Phases(Generic[T]):
    """A game's page. ``courses`` has every phase, ``order`` what comes next, and an outcome leads to ``over``."""

    def __init__(self, courses: Mapping[P, Course[T]], order: tuple[Due[T], ...], over: P) -> None:
        self.courses: dict[StrEnum, Course[T]] = dict(courses.items())
        self.order = order
        self.over = over
        self.waits: tuple[str, ...] = tuple([phase for phase, course in courses.items() if course.asks is not None])
        """The phases in which somebody is asked."""
        self.openings = frozenset[type[Event]]().union(*[course.leads for course in courses.values()])
        """The events that lead on, so that a new wait begins."""

    def wait(self, table: T) -> str | None:
        """The phase, while somebody is asked for something."""
        return table.phase if self.courses[table.phase].asks is not None else None

    def asks(self, table: T) -> tuple[Ask, ...]:
        """List who may do what now."""
        asks = self.courses[table.phase].asks
        return asks(table) if asks is not None else ()

    def default(self, table: T, chance: Chance) -> Iterable[Event]:
        """Answer what is being waited for as the deadline does."""
        deadline = self.courses[table.phase].deadline
        assert deadline is not None
        return deadline(table, chance)

    def due(self, table: T) -> Iterable[Event]:
        """Take the next step that needs nobody's wish, if one is due."""
        return self.courses[table.phase].follows(table)

    def moved(self, table: T, event: Event) -> T:
        """The table, into which an event was just folded, in the phase to which the event leads."""
        if type(event) is Outcome:
            return _in_phase(table, self.over)
        lead = self.courses[table.phase].leads.get(type(event))
        if lead is None:
            return table
        phase = lead if isinstance(lead, StrEnum) else lead(table)
        return _in_phase(table, self._next(table) if phase is NEXT else phase)

    def _next(self, table: T) -> StrEnum:
        return next(due.phase for due in self.order if due.when(table))


def _in_phase(table: T, phase: StrEnum) -> T:
    moved = msgspec.structs.replace(cast(Struct, table), phase=phase)
    return cast(T, moved)
