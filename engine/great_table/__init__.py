"""The Great Table: a mafia with a daily card draft round a table."""

from collections.abc import Callable, Iterable, Mapping
from typing import cast

from engine.actions import Action, GmAction
from engine.chance import Chance
from engine.events import Event
from engine.great_table import dealing, ending, moves, phases, setup, stealing, talking
from engine.great_table.actions import ACTIONS
from engine.great_table.events import EVENTS, Ballots, Dealt, Died, PhaseBegun, Reveal, StealAsked, Stolen, Time
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import PLAYERS, Side
from engine.great_table.table import GreatTable
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
    waits: tuple[str, ...] = phases.WAITS
    inner: Mapping[str, str] = phases.INNER
    timed: frozenset[str] = frozenset(Time)
    hours: Mapping[str, float] = phases.HOURS
    openings: frozenset[type[Event]] = frozenset({PhaseBegun})
    offering: frozenset[type[Event]] = frozenset({Dealt, StealAsked, Stolen})
    revealing: frozenset[type[Event]] = frozenset({Ballots, Died})
    gm_moves = cast(Mapping[type[GmAction], Callable[[GreatTable, GmAction], Iterable[Event]]], moves.GM_MOVES)

    def setup(self, options: GreatTableOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Deal, see ``setup``."""
        return setup.setup(options, seats, chance)

    wait = staticmethod(phases.PHASES.wait)
    asks = staticmethod(phases.PHASES.asks)
    default = staticmethod(phases.PHASES.default)
    due = staticmethod(phases.PHASES.due)
    evolve = staticmethod(phases.PHASES.evolve)
    why_not = staticmethod(moves.why_not)
    decide = staticmethod(moves.decide)

    def missing(self, table: GreatTable) -> tuple[str, ...]:
        """Those whose lists hold up the deal, see ``dealing``."""
        return dealing.without_list(table)

    def close(self, table: GreatTable, chance: Chance) -> Iterable[Event]:
        """The day or the night, whatever is open inside."""
        return phases.CLOSES[table.time](table, chance)

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
