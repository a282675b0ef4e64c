"""Phases: where a game stands. A game's own ``phases.py`` declares on one page everything that follows from its phase.

A table is always in one phase. A ``Course`` declares five things for each phase:

- ``asks``: who may do what. If nobody is asked, the game goes on by itself.
- ``deadline``: the answers given when the time is up, or when the GM closes the wait.
- ``follows``: the steps that happen by themselves as soon as they are due, such as closing a vote with the last vote.
  The first step that has something to do is taken, and then the search starts again at the first.
- ``leads``: the events that lead on, and to which phase. They begin a new wait.
- ``diverts``: the events that may lead elsewhere without beginning a wait; the events that follow there begin one.

All other events change facts but no phase.

An event is folded in two steps: the game's ``fold`` folds the fact, then the table goes where the event leads. So the
facts after the event decide the next phase. ``NEXT`` stands for the first phase of ``order`` that is then due. Nothing
else sets a phase. Events that lead are public, so every reader's view is in the table's own phase.
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
    """The marker for no phase in particular."""

    NEXT = "next"


NEXT = Next.NEXT
"""Leads to the first phase that is due after the event."""


T = TypeVar("T", bound=Table)
P = TypeVar("P", bound=StrEnum)
Lead = StrEnum | Callable[[T], StrEnum]
"""A phase, or ``NEXT``, or a function that chooses one of them by the table after the event."""


Step = Callable[[T, Chance], Iterable[Event]]
"""The events that a deadline, or the moment, brings about at a table. Chance draws what is left to it."""


class Course(Struct, Generic[T], frozen=True):
    """Everything that holds in one phase."""

    asks: tuple[Callable[[T], Iterable[Ask]], ...] = ()
    deadline: Step[T] | None = None
    follows: tuple[Step[T], ...] = ()
    leads: Mapping[type[Event], Lead[T]] = {}
    diverts: Mapping[type[Event], Lead[T]] = {}


def by_itself(step: Callable[[T], Iterable[Event]]) -> Step[T]:
    """Return a step that leaves nothing to chance."""
    return lambda table, chance: step(table)


class Due(Struct, Generic[T], frozen=True):
    """A phase in the order of upcoming phases, and the condition that makes it due."""

    phase: StrEnum
    when: Callable[[T], bool]


class Phases(Generic[T]):
    """A game's page. ``courses`` has every phase, ``order`` what comes next, and ``fold`` changes facts.

    An outcome leads to ``over``. If that is None, the game ends in its current phase.
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
        """The events that lead on and so begin a new wait."""

    def kind_of_wait(self, table: T) -> str | None:
        """Return the phase while somebody is asked for something."""
        return table.phase if table.outcome is None and self.courses[table.phase].asks else None

    def asks(self, table: T) -> tuple[Ask, ...]:
        """Return who may do what now."""
        return tuple([ask for asked in self.courses[table.phase].asks for ask in asked(table) if ask.seats])

    def default(self, table: T, chance: Chance) -> Iterable[Event]:
        """Answer the open asks as the deadline does."""
        deadline = self.courses[table.phase].deadline
        assert deadline is not None
        return deadline(table, chance)

    def due(self, table: T, chance: Chance) -> Iterable[Event]:
        """Take the next step that needs no player, if one is due."""
        for step in self.courses[table.phase].follows:
            if events := tuple(step(table, chance)):
                return events
        return ()

    def evolve(self, table: T, event: Event) -> T:
        """Fold one event: first its facts, then where it leads."""
        after = self.fold(table, event)
        lead = self._leads[table.phase].get(type(event))
        if lead is None:
            return after if self.over is None or after.outcome is None else after.in_phase(self.over)
        phase = lead if isinstance(lead, StrEnum) else lead(after)
        return after.in_phase(self._next(after) if phase is NEXT else phase)

    def _next(self, table: T) -> StrEnum:
        return next(due.phase for due in self.order if due.when(table))
