"""Honnō-ji, 1582: plotters against retainers, with parties, votes, sabotage, talismans and a Ninja Contract."""

from collections.abc import Callable, Iterable, Mapping

from engine.actions import Action, GmAction
from engine.chance import Chance
from engine.events import Event
from engine.honnoji import ending, moves, setup
from engine.honnoji.actions import ACTIONS
from engine.honnoji.events import EVENTS, ActionShown, Used
from engine.honnoji.missions import PLAYERS
from engine.honnoji.options import HonnojiOptions
from engine.honnoji.phases import PHASES
from engine.honnoji.table import HonnojiTable
from engine.parties.events import LeaderNamed, QuestDone, VoteClosed
from engine.parties.sides import Side
from engine.speech import PrivateThread


class Honnoji:
    """The rulebook, on one page; each name leads to its chapter."""

    slug = "honnoji"
    players = PLAYERS
    options = HonnojiOptions
    table = HonnojiTable
    actions: tuple[type[Action], ...] = ACTIONS
    events: tuple[type[Event], ...] = EVENTS
    sides: tuple[str, ...] = tuple(Side)
    waits = PHASES.waits
    inner: Mapping[str, str] = {}
    timed: frozenset[str] = frozenset()
    hours: Mapping[str, float] = {}
    openings = PHASES.openings - {Used}  # the leader whom the Sword brings opens the wait
    offering: frozenset[type[Event]] = frozenset()
    revealing: frozenset[type[Event]] = frozenset({LeaderNamed, VoteClosed, ActionShown, QuestDone})
    gm_moves: Mapping[type[GmAction], Callable[[HonnojiTable, GmAction], Iterable[Event]]] = {}

    def setup(self, options: HonnojiOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Deal, see ``setup``."""
        return setup.setup(seats, chance)

    wait = staticmethod(PHASES.wait)
    asks = staticmethod(PHASES.asks)
    default = staticmethod(PHASES.default)
    due = staticmethod(PHASES.due)
    why_not = staticmethod(moves.why_not)
    decide = staticmethod(moves.decide)
    evolve = staticmethod(PHASES.evolve)
    reveal = staticmethod(ending.reveal)

    def close(self, table: HonnojiTable, chance: Chance) -> Iterable[Event]:
        """What the GM closes is what a deadline answers."""
        return self.default(table, chance)

    def missing(self, table: HonnojiTable) -> tuple[str, ...]:
        """There is no wait within another."""
        return ()

    def is_veiled(self, event: Event) -> bool:
        """Everything is told at once."""
        return False

    def private_threads(self, table: HonnojiTable) -> Iterable[PrivateThread]:
        """Nobody talks apart from the others."""
        return ()

    def is_stalled(self, table: HonnojiTable) -> bool:
        """A full round of leaders was passed over in a row."""
        return table.round.passed_over >= len(table.seats)
