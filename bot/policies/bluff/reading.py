"""Reading: what kind of player somebody is, and which dice they may hide, given their moves.

A move that would be odd with some dice makes these dice unlikely. One that was odd with the dice that a challenge has
shown makes its player less likely of that kind.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from msgspec import Struct

from bot.policies.bluff.answering import KINDS
from bot.policies.bluff.mind import Faces, Mind
from bot.policies.bluff.moment import Moment, moments
from engine.bluff.events import Bid, Challenged, Round
from engine.bluff.track import FACES
from engine.events import Event

HARDLY = 0.001
"""The chance of a hand below which it is not considered."""
UNLIKE = 1e-6
"""The least chance that somebody is of a kind."""

Made = tuple[Moment, Bid | None]
"""A move and the moment before it: a bid, or None for a challenge."""


class Hand(Struct, frozen=True):
    """Dice that a player may hide. The weights say how likely they hide these and are of the first kind, and so on."""

    faces: Faces
    weights: tuple[float, ...]

    @property
    def weight(self) -> float:
        """How likely they hide these dice."""
        return sum(self.weights)


class History:
    """What the moves of a game, and the dice that challenges have shown, tell of the others.

    Moves before which dice were thrown again tell nothing of the dice after them, nor of the player. The dice of those
    who give up are never shown.
    """

    def __init__(self, mind: Mind, remembered: int) -> None:
        """Read the history. ``remembered`` of each player's moves are judged by the dice shown: the last ones."""
        self._table = mind.table
        self._remembered = remembered
        self._moves: dict[str, list[Made]] = defaultdict(list)
        self._shown: dict[str, list[tuple[Made, Faces]]] = defaultdict(list)
        self._threw = set[str]()
        for moment, event in moments(mind.turn):
            self._note(moment, event)

    def _note(self, moment: Moment, event: Event) -> None:
        match event:
            case Round():
                self._moves.clear()
                self._threw.clear()
            case Bid(thrown=0):
                self._moves[event.player].append((moment, event))
            case Bid():
                self._moves[event.player].clear()
                self._threw.add(event.player)
            case Challenged():
                self._moves[event.by].append((moment, None))
                for seat in (self._moves.keys() & event.dice.keys()) - self._threw:
                    self._shown[seat] += [(made, event.dice[seat]) for made in self._moves[seat]]

    def kinds(self, seat: str) -> Sequence[float]:
        """Return how likely a player is of each kind."""
        shown = self._shown[seat][-self._remembered :]
        found = [prod([kind(moment).odds(faces, bid) for (moment, bid), faces in shown]) for kind in KINDS]
        return [max(UNLIKE, each / sum(found)) for each in found]

    def hands(self, seat: str) -> Sequence[Hand]:
        """Return the dice that another player may hide, weighed by their moves of this round."""
        hidden = self._table.board.dice[seat] - len(self._table.board.open.get(seat, ()))
        answers = [[(kind(moment), bid) for moment, bid in self._moves[seat]] for kind in KINDS]
        kinds, found = self.kinds(seat), list[Hand]()
        for faces, chance in thrown(hidden):
            likely = zip(kinds, answers, strict=True)
            weights = [chance * kind * prod([of.odds(faces, bid) for of, bid in made]) for kind, made in likely]
            found.append(Hand(faces, tuple(weights)))
        total = sum([hand.weight for hand in found])
        kept = [hand for hand in found if hand.weight >= HARDLY * total]
        return [Hand(hand.faces, tuple([weight / total for weight in hand.weights])) for hand in kept]


@cache
def thrown(count: int) -> Sequence[tuple[Faces, float]]:
    """Return all throws of so many dice, and how likely each is."""
    every = combinations_with_replacement(FACES, count)
    orders = {faces: factorial(count) / prod(map(factorial, Counter(faces).values())) for faces in every}
    return [(faces, number / len(FACES) ** count) for faces, number in orders.items()]
