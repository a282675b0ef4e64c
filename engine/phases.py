"""Phases: where a game stands. A game's own ``phases.py`` says on one page all that follows from that.

A table is always in one phase. Of each, a ``Course`` says five things:

- ``asks``: who may do what. Where nobody is asked, the game goes on by itself.
- ``deadline``: what is answered when the time is up, or when the GM closes the wait.
- ``follows``: what happens by itself as soon as its moment has come, such as the close of a vote with the last vote.
  The first of these steps that has anything to do is taken, and then the first again.
- ``leads``: which events lead on, and to which phase. With them a new wait begins.
- ``diverts``: which events may lead elsewhere without beginning a wait: what follows there does.

All other events change facts and no phase.

An event is folded in two steps: the game's ``fold`` folds the fact, then the table goes where the event leads; so the
next phase is chosen by what is true after the event. ``NEXT`` stands for the first phase of ``order`` that is
due then. Nothing else sets a phase. Events that lead are public, so every reader's view is in the table's own phase.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Generic, TypeVar

from msgspec import Struct

from engine.asks import Ask
from engine.chance import Chance
from engine.events import Event
from engine.table import Table


class Next(StrEnum):
    """No phase of its own."""

    NEXT = "next"


NEXT = Next.NEXT
"""Where an event leads after which the next phase is the first that is due."""


T = TypeVar("T", bound=Table)
P = TypeVar("P", bound=StrEnum)
Lead = StrEnum | Callable[[T], StrEnum]
"""A phase, or ``NEXT``, or what chooses one of them by the table after the event."""


Step = Callable[[T, Chance], Iterable[Event]]
"""Events that a deadline, or the moment, brings about at a table; what is left to chance is drawn."""


class Course(Struct, Generic[T], frozen=True):
    """All that holds in one phase."""

    asks: tuple[Callable[[T], Iterable[Ask]], ...] = ()
    deadline: Step[T] | None = None
    follows: tuple[Step[T], ...] = ()
    leads: Mapping[type[Event], Lead[T]] = {}
    diverts: Mapping[type[Event], Lead[T]] = {}


def by_itself(step: Callable[[T], Iterable[Event]]) -> Step[T]:
    """A step in which nothing is left to chance."""
    return lambda table, chance: step(table)


class Due(Struct, Generic[T], frozen=True):
    """A phase of the order in which phases come next, and when its turn has come."""

    phase: StrEnum
    when: Callable[[T], bool]


class Phases(Generic[T]):
    """A game's page. ``courses`` has every phase, ``order`` what comes next, and ``fold`` changes facts.

    An outcome leads to ``over``; where that is None, the game ends in the phase in which it is.
    """

    def __init__(
        self,
        courses: Mapping[P, Course[T]],
        order: tuple[Due[T], ...] = (),
        over: P | None = None,
        *,
        fold: Callable[[T, Event], T],
    ) -> None:
        self.courses: dict[StrEnum, Course[T]] = dict(courses.items())
        self.order = order
        self.over = over
        self.fold = fold
        self._leads: dict[StrEnum, dict[type[Event], Lead[T]]] = {
            phase: {**course.diverts, **course.leads} for phase, course in courses.items()
        }
        self.kinds_of_wait: tuple[str, ...] = tuple([phase for phase, course in courses.items() if course.asks])
        """The phases in which somebody is asked."""
        self.openings = frozenset[type[Event]]().union(*[course.leads for course in courses.values()])
        """The events that lead on, so that a new wait begins."""

    def kind_of_wait(self, table: T) -> str | None:
        """The phase, while somebody is asked for something."""
        return table.phase if table.outcome is None and self.courses[table.phase].asks else None

    def asks(self, table: T) -> tuple[Ask, ...]:
        """List who may do what now."""
        return tuple([ask for asked in self.courses[table.phase].asks for ask in asked(table) if ask.seats])

    def default(self, table: T, chance: Chance) -> Iterable[Event]:
        """Answer what is being waited for as the deadline does."""
        deadline = self.courses[table.phase].deadline
        assert deadline is not None
        return deadline(table, chance)

    def due(self, table: T, chance: Chance) -> Iterable[Event]:
        """Take the next step that needs nobody's wish, if one is due."""
        for step in self.courses[table.phase].follows:
            if events := tuple(step(table, chance)):
                return events
        return ()

    def evolve(self, table: T, event: Event) -> T:
        """Fold one event: its facts, and then where it leads."""
        after = self.fold(table, event)
        lead = self._leads[table.phase].get(type(event))
        if lead is None:
            return after if self.over is None or after.outcome is None else after.in_phase(self.over)
        phase = lead if isinstance(lead, StrEnum) else lead(after)
        return after.in_phase(self._next(after) if phase is NEXT else phase)

    def _next(self, table: T) -> StrEnum:
        return next(due.phase for due in self.order if due.when(table))
