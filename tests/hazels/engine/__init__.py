"""The Nine Hazels: three players walk round the stone to the well, and gather nuts.

Everybody has two walkers on square 0; the well is square 6. At the start all throw a die, and the highest throw begins;
ties throw again. A player's turn is a throw of a three-sided die and a walk of one of their walkers, as far as they
like up to the throw. The first walker to stop on a square gathers its nuts. A player who stops on the stone, square 3,
answers its riddle in words of their own and stakes one nut or two: they gain the stake if the GM says that they are
right, and otherwise lose it, as far as they have nuts. The game is over once both walkers of one player are at the
well, and everybody is placed by their nuts.
"""

from collections.abc import Iterable, Mapping

from engine.actions import Action
from engine.chance import Chance
from engine.events import Event
from engine.outcomes import Kind, kind_of
from engine.rulebook import Rulebook
from tests.hazels.engine import opening, walking
from tests.hazels.engine.actions import ACTIONS, Judge
from tests.hazels.engine.events import EVENTS
from tests.hazels.engine.options import HazelOptions
from tests.hazels.engine.phases import PHASES
from tests.hazels.engine.table import HazelTable


class Hazels(Rulebook[HazelTable, HazelOptions]):
    """The rulebook on one page; each name leads to its chapter."""

    slug = "hazels"
    players = range(3, 4)
    options = HazelOptions
    table = HazelTable
    actions: tuple[type[Action], ...] = ACTIONS
    events: tuple[type[Event], ...] = EVENTS
    phases = PHASES
    asked_of_gm = frozenset({Judge})

    def setup(self, options: HazelOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Throw for the first turn; see ``opening``."""
        return opening.setup(seats, chance)

    def draws(self, options: HazelOptions, seats: tuple[str, ...]) -> Mapping[str, Kind]:
        """Return the throws, and the walks that chance chooses for a player who is late."""
        return {"die": kind_of(opening.Die()), "choice": Kind(str, "heron 2")}

    def decide(self, table: HazelTable, seat: str, action: Action, chance: Chance) -> Iterable[Event]:
        """Return the events that follow from a move; see ``walking``."""
        return walking.decide(table, seat, action, chance)
