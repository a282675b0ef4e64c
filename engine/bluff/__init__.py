"""Bricriu's Bluff & Bluster: liar's dice. Ones are Magic, and a player may show dice to throw the others again."""

from collections.abc import Iterable, Mapping

from engine.actions import Action
from engine.audience import Everybody, Reader
from engine.bluff import likely, moves, rounds
from engine.bluff.actions import ACTIONS, Bid
from engine.bluff.dice import EACH, Again, Dice
from engine.bluff.events import EVENTS, Challenged, Round
from engine.bluff.events import Bid as BidMade
from engine.bluff.options import BluffOptions, Deadline
from engine.bluff.phases import PHASES
from engine.bluff.table import BluffTable
from engine.chance import Chance
from engine.events import Event, Outcome
from engine.outcomes import Kind, kind_of
from engine.ranking import Ranking, by_place
from engine.rulebook import Rulebook
from engine.views import View
from engine.weight import Weight


class Bluff(Rulebook[BluffTable, BluffOptions]):
    """The rulebook on one page; each name leads to its chapter."""

    slug = "bluff"
    players = range(2, 7)
    options = BluffOptions
    table = BluffTable
    actions = ACTIONS
    events = EVENTS
    phases = PHASES
    turns = frozenset({BidMade, Round})
    staged = frozenset({Challenged})
    retractable = frozenset({Bid})
    weighed = frozenset({Bid})
    uncovering = frozenset({Challenged})
    unled = {"deadline": Deadline.RAISE}
    decide = staticmethod(moves.decide)
    why_not = staticmethod(moves.why_not)

    def setup(self, options: BluffOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Throw for the first bid and begin the first round; see ``rounds``."""
        return rounds.setup(seats, chance)

    def draws(self, options: BluffOptions, seats: tuple[str, ...]) -> Mapping[str, Kind]:
        """Return the draws of a round's dice.

        At least one die stays hidden, and at least one is shown when the others are thrown again.
        """
        return {"dice": kind_of(Dice(dict.fromkeys(seats, EACH))), "thrown": kind_of(Again(EACH - 1))}

    def weight(self, view: View[BluffTable, str], action: Action) -> Weight:
        """Ask for confirmation before dice are shown: until then they are nobody else's business."""
        return Weight.SECRET if isinstance(action, Bid) and action.show else Weight.LIGHT

    def likely(self, view: View[BluffTable, Everybody]) -> tuple[Action, ...]:
        """Return the bids that are likely by what everybody knows; see ``likely``."""
        return likely.likely(view.table)

    def usual(self, view: View[BluffTable, str]) -> int:
        """Return the face of which a player has most; see ``likely``."""
        return likely.usual(view.table, view.reader)

    def ranking(self, table: BluffTable, outcome: Outcome) -> Ranking:
        """Rank the players by who was out last. Those put out by the same challenge share a place."""
        return by_place(outcome)

    def reveal(self, table: BluffTable) -> Event | None:
        """Reveal the dice that are still hidden at the end; see ``rounds``."""
        return rounds.reveal(table)

    def out(self, view: View[BluffTable, Everybody]) -> tuple[str, ...]:
        """Return the players who have no dice left."""
        return tuple([seat for seat in view.table.seats if view.table.is_out(seat)])

    def written(self, view: BluffTable, reader: Reader) -> dict[str, object]:
        """Write a player's own hidden dice as a list; other readers see nobody's."""
        written = super().written(view, reader)
        del written["hidden"]
        return {**written, "hidden": view.hidden.get(reader, ())} if isinstance(reader, str) else written

    def is_stalled(self, table: BluffTable) -> bool:
        """Ask the GM when a deadline passes, if the table has agreed on that."""
        return table.options.deadline is Deadline.ASK
