"""Bricriu's Bluff & Bluster: liar's dice, in which ones are Magic and dice may be shown to throw the others again."""

from collections.abc import Iterable, Mapping

from engine.actions import Action
from engine.audience import Reader
from engine.bluff import moves, rounds
from engine.bluff.actions import ACTIONS, Bid
from engine.bluff.dice import EACH, Again, Dice
from engine.bluff.events import EVENTS, Round
from engine.bluff.events import Bid as BidMade
from engine.bluff.options import BluffOptions, Deadline
from engine.bluff.phases import PHASES
from engine.bluff.table import BluffTable
from engine.chance import Chance
from engine.events import Event
from engine.outcomes import Kind, kind_of
from engine.refusals import Refusal
from engine.rulebook import Rulebook
from engine.weight import Weight


class Bluff(Rulebook[BluffTable, BluffOptions]):
    """The rulebook, on one page; each name leads to its chapter."""

    slug = "bluff"
    players = range(2, 7)
    options = BluffOptions
    table = BluffTable
    actions = ACTIONS
    events = EVENTS
    phases = PHASES
    turns = frozenset({BidMade, Round})
    retractable = frozenset({Bid})

    def setup(self, options: BluffOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Throw for the first bid, and begin, see ``rounds``."""
        return rounds.setup(seats, chance)

    def draws(self, options: BluffOptions, seats: tuple[str, ...]) -> Mapping[str, Kind]:
        """The dice of a round, of which one stays hidden at least, and one is shown for the others to be thrown."""
        return {"dice": kind_of(Dice(dict.fromkeys(seats, EACH))), "thrown": kind_of(Again(EACH - 1))}

    def decide(self, table: BluffTable, seat: str, action: Action, chance: Chance) -> Iterable[Event]:
        """What follows from a move, see ``moves``."""
        return moves.decide(table, seat, action, chance)

    def weight(self, table: BluffTable, action: Action) -> Weight:
        """Which dice are laid out is looked at before, and nobody else's business until then."""
        return Weight.SECRET if isinstance(action, Bid) and action.show else Weight.LIGHT

    def why_not(self, table: BluffTable, seat: str, action: Action) -> Refusal:
        """Why a seat is not asked, see ``moves``."""
        return moves.why_not(table, seat, action)

    def reveal(self, table: BluffTable) -> Event | None:
        """What is still hidden at the end, see ``rounds``."""
        return rounds.reveal(table)

    def out(self, view: BluffTable) -> tuple[str, ...]:
        """Those without dice."""
        return tuple([seat for seat in view.seats if view.is_out(seat)])

    def written(self, view: BluffTable, reader: Reader) -> dict[str, object]:
        """A player's own hidden dice stand there as a list, and of other readers nobody's do."""
        written = super().written(view, reader)
        del written["hidden"]
        return {**written, "hidden": view.hidden.get(reader, ())} if isinstance(reader, str) else written

    def is_stalled(self, table: BluffTable) -> bool:
        """Where the table has agreed on it, the GM is asked when a deadline passes."""
        return table.options.deadline is Deadline.ASK
