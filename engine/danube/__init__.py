"""Down the Danube: two fleets race down the river, dividing their throws, blocking one another and swapping places."""

from collections.abc import Iterable, Mapping

from engine.actions import Action
from engine.asks import Ask
from engine.audience import Everybody
from engine.boards.actions import Throw
from engine.boards.events import Turn
from engine.chance import Chance
from engine.danube import choosing, moving
from engine.danube.actions import ACTIONS, Move
from engine.danube.events import EVENTS, Moved
from engine.danube.options import DanubeOptions
from engine.danube.phases import PHASES
from engine.danube.sticks import White
from engine.danube.table import DanubeTable
from engine.events import Event, Outcome
from engine.outcomes import Kind, kind_of
from engine.ranking import Ranking
from engine.rulebook import Rulebook
from engine.views import View
from engine.weight import Weight


class Danube(Rulebook[DanubeTable, DanubeOptions]):
    """The rulebook on one page; each name leads to its chapter."""

    slug = "danube"
    players = range(2, 3)
    options = DanubeOptions
    table = DanubeTable
    actions = ACTIONS
    events = EVENTS
    phases = PHASES
    turns = frozenset({Turn})
    retractable = frozenset({Move})
    foreseeable = frozenset({Moved})
    weighed = frozenset({Move})
    choiceless = frozenset({Throw, Move})
    decide = staticmethod(moving.decide)

    def setup(self, options: DanubeOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Deal nothing: the boats stand where they do at the start of every game."""
        return ()

    def draws(self, options: DanubeOptions, seats: tuple[str, ...]) -> Mapping[str, Kind]:
        """Return the throws, and the moves that chance makes for a player who is late."""
        return {"white": kind_of(White()), "choice": Kind(moving.Choice.shape, {"from": 10, "steps": 1})}

    def ranking(self, table: DanubeTable, outcome: Outcome) -> Ranking:
        """Put the winner before the other player."""
        (winner,) = outcome.winners
        return ((winner,),), (tuple([seat for seat in table.seats if seat != winner]),)

    def differing(self, view: View[DanubeTable, Everybody], ask: Ask) -> tuple[Action, ...]:
        """Return the moves that lead to different boards; see ``distinct``."""
        return choosing.differing(view.table) if ask.move is Move else ask.answers

    def weight(self, view: View[DanubeTable, str], action: Action) -> Weight:
        """Ask for confirmation of the rapids and the last boat home; see ``choosing``."""
        return choosing.weight(view.table, action)
