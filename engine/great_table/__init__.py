"""The Great Table: a mafia with a daily card draft round a table."""

from collections.abc import Callable, Iterable, Mapping
from typing import cast

from engine.actions import Action, GmAction
from engine.asks import Ask
from engine.chance import Chance
from engine.events import Event
from engine.great_table import course, dealing, ending, setup, stealing, talking
from engine.great_table.actions import ACTIONS
from engine.great_table.events import EVENTS, Ballots, Dealt, Died, PhaseBegun, Reveal, StealAsked, Stolen, Time
from engine.great_table.folding import evolve
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import PLAYERS, Side
from engine.great_table.table import GreatTable
from engine.refusals import Refusal
from engine.speech import PrivateThread

IDLE_PHASES = 4
"""When so many phases have begun since everybody last saw anything happen, the game gets nowhere."""


class GreatTableRules:
    """The rulebook, on one page; each name leads to its chapter."""

    slug = "great_table"
    players = PLAYERS
    options = GreatTableOptions
    table = GreatTable
    actions: tuple[type[Action], ...] = ACTIONS
    events: tuple[type[Event], ...] = EVENTS
    sides: tuple[str, ...] = tuple(Side)
    waits: tuple[str, ...] = course.WAITS
    inner: Mapping[str, str] = course.INNER
    timed: frozenset[str] = frozenset(Time)
    hours: Mapping[str, float] = course.HOURS
    openings: frozenset[type[Event]] = frozenset({PhaseBegun})
    offering: frozenset[type[Event]] = frozenset({Dealt, StealAsked, Stolen})
    revealing: frozenset[type[Event]] = frozenset({Ballots, Died})
    gm_moves = cast(Mapping[type[GmAction], Callable[[GreatTable, GmAction], Iterable[Event]]], course.GM_MOVES)

    def setup(self, options: GreatTableOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Deal, see ``setup``."""
        return setup.setup(options, seats, chance)

    def wait(self, table: GreatTable) -> str | None:
        """The day or the night, see ``course``."""
        return course.wait(table)

    def missing(self, table: GreatTable) -> tuple[str, ...]:
        """Those whose lists hold up the deal, see ``dealing``."""
        return dealing.without_list(table)

    def asks(self, table: GreatTable) -> tuple[Ask, ...]:
        """Who may do what now, see ``course``."""
        return course.asks(table)

    def why_not(self, table: GreatTable, seat: str, action: Action) -> Refusal:
        """Why a seat is not asked, see ``course``."""
        return course.why_not(table, seat, action)

    def decide(self, table: GreatTable, seat: str, action: Action) -> Iterable[Event]:
        """What follows from a legal wish, see ``course``."""
        return course.decide(table, seat, action)

    def default(self, table: GreatTable, chance: Chance) -> Iterable[Event]:
        """What a deadline answers, see ``course``."""
        return course.default(table)

    def close(self, table: GreatTable, chance: Chance) -> Iterable[Event]:
        """What the GM closes, see ``course``."""
        return course.close(table)

    def due(self, table: GreatTable, chance: Chance) -> Iterable[Event]:
        """What follows by itself, see ``course``."""
        return course.due(table, chance)

    def evolve(self, table: GreatTable, event: Event) -> GreatTable:
        """The table after an event, see ``folding``."""
        return evolve(table, event)

    def is_veiled(self, event: Event) -> bool:
        """Of the lovers nobody learns when the steal was settled."""
        return stealing.is_of_lovers(event)

    def private_threads(self, table: GreatTable) -> Iterable[PrivateThread]:
        """The House, the lovers and the dead, see ``talking``."""
        return talking.private_threads(table)

    def reveal(self, table: GreatTable) -> Reveal:
        """Everything, see ``ending``."""
        return ending.reveal(table)

    def is_stalled(self, table: GreatTable) -> bool:
        """Nothing that everybody sees has happened for days and nights on end."""
        return table.idle >= IDLE_PHASES
