"""The quest games: parties, votes, sabotage and secret knowledge."""

from collections.abc import Callable, Iterable, Mapping

from engine.actions import Action, GmAction
from engine.chance import Chance
from engine.events import Event
from engine.parties.events import QuestDone, VoteClosed
from engine.parties.sides import Side
from engine.quests import ending, moves, setup
from engine.quests.actions import ACTIONS
from engine.quests.events import EVENTS, GuessMade
from engine.quests.options import QuestOptions
from engine.quests.phases import PHASES
from engine.quests.sizes import PLAYERS
from engine.quests.table import QuestTable
from engine.speech import PrivateThread


class Quests:
    """The rulebook, on one page; each name leads to its chapter."""

    slug = "quests"
    players = PLAYERS
    options = QuestOptions
    table = QuestTable
    actions: tuple[type[Action], ...] = ACTIONS
    events: tuple[type[Event], ...] = EVENTS
    sides: tuple[str, ...] = tuple(Side)
    waits = PHASES.waits
    inner: Mapping[str, str] = {}
    timed: frozenset[str] = frozenset()
    hours: Mapping[str, float] = {}
    openings = PHASES.openings
    offering: frozenset[type[Event]] = frozenset()
    revealing: frozenset[type[Event]] = frozenset({VoteClosed, QuestDone, GuessMade})
    gm_moves: Mapping[type[GmAction], Callable[[QuestTable, GmAction], Iterable[Event]]] = {}

    def setup(self, options: QuestOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Deal, see ``setup``."""
        return setup.setup(options, seats, chance)

    wait = staticmethod(PHASES.wait)
    asks = staticmethod(PHASES.asks)
    default = staticmethod(PHASES.default)
    due = staticmethod(PHASES.due)
    why_not = staticmethod(moves.why_not)
    decide = staticmethod(moves.decide)
    evolve = staticmethod(PHASES.evolve)
    reveal = staticmethod(ending.reveal)

    def close(self, table: QuestTable, chance: Chance) -> Iterable[Event]:
        """What the GM closes is what a deadline answers."""
        return self.default(table, chance)

    def missing(self, table: QuestTable) -> tuple[str, ...]:
        """There is no wait within another."""
        return ()

    def is_veiled(self, event: Event) -> bool:
        """Everything is told at once."""
        return False

    def private_threads(self, table: QuestTable) -> Iterable[PrivateThread]:
        """Nobody talks apart from the others."""
        return ()

    def is_stalled(self, table: QuestTable) -> bool:
        """A full round of leaders was passed over in a row."""
        return table.round.passed_over >= len(table.seats)
