"""The Nine Hazels: three players walk round the stone to the well, and gather nuts.

Everybody has two walkers on square 0; the well is square 6. At the start all throw a die, and whoever has the highest
throw begins; those who are tied throw again. In his turn a player throws a die of three and walks with one of his
walkers as many squares as he likes, up to the throw. Whoever stops first on a square gathers the nuts that lie there.
Who stops on the stone, square 3, answers its riddle in words of his own and stakes one nut or two: if the GM says that
he is right he gains them, else he loses them, as far as he has any. With both walkers of one player at the well the
game is over, and everybody is placed by his nuts.
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
    """The rulebook, on one page; each name leads to its chapter."""

    slug = "hazels"
    players = range(3, 4)
    options = HazelOptions
    table = HazelTable
    actions: tuple[type[Action], ...] = ACTIONS
    events: tuple[type[Event], ...] = EVENTS
    phases = PHASES
    asked_of_gm = frozenset({Judge})

    def setup(self, options: HazelOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Throw for the first turn, see ``opening``."""
        return opening.setup(seats, chance)

    def draws(self, options: HazelOptions, seats: tuple[str, ...]) -> Mapping[str, Kind]:
        """The throws, and the ways that are chosen for who is late."""
        return {"die": kind_of(opening.Die()), "choice": Kind(str, "heron 2")}

    def decide(self, table: HazelTable, seat: str, action: Action, chance: Chance) -> Iterable[Event]:
        """What follows from a move, see ``walking``."""
        return walking.decide(table, seat, action, chance)
