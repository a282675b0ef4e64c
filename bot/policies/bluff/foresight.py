"""Foresight: what a move is worth, given the hands that the others may hide, and how the next player may answer.

A challenge that is won counts 1, and one that is lost counts -1.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.policies.bluff.answering import KINDS, fits
from bot.policies.bluff.chances import Spread, bearing, both, chance_of, spread
from bot.policies.bluff.mind import Faces, Mind
from bot.policies.bluff.reading import Hand
from engine.actions import Action
from engine.audience import To
from engine.bluff.actions import Bid
from engine.bluff.events import Bid as BidMade
from engine.views import Told

RAISED = 0.2
"""The value of a bid that the next player raises. A player who wins three of five challenges is worth so much."""

HARDLY = 0.02
"""The chance that the next player is of a kind below which the kind is not considered."""


@dataclass(frozen=True)
class Foresight:
    """What a player expects, given the hands that the others may hide, by seat."""

    mind: Mind
    read: Mapping[str, Sequence[Hand]]

    def worth(self, action: Action) -> float:
        """Return the value of a move, from -1 to 1."""
        if isinstance(action, Bid):
            return self._of_bid(action)
        bid = self.mind.table.standing
        return -_won(bid.count, self._matching(bid.face, self.mind.own, 0))

    def _of_bid(self, bid: Bid) -> float:
        """Return the value of a bid: what it wins where it is doubted, and that of a raise where it is raised."""
        sure, again = (bid.show, len(self.mind.own) - len(bid.show)) if bid.show else (self.mind.own, 0)
        made = BidMade(
            to=To.PUBLIC, player=self.mind.seat, count=bid.count, face=bid.face, shown=bid.show or (), thrown=again
        )
        after = self.mind.moment.after(Told(self.mind.seat, made))
        matching = self._matching(bid.face, sure, again, but=after.seat)
        won = [_won(bid.count, (0.0,) * theirs + matching) for theirs in range(after.hidden + 1)]
        value = RAISED
        for place, kind in enumerate(KINDS):
            answers, often = kind(after), [(hand.faces, hand.weights[place]) for hand in self.read[after.seat]]
            for faces, weight in often if sum([weight for _, weight in often]) >= HARDLY else ():
                value += weight * answers.doubts(faces) * (won[fits(faces, bid.face)] - RAISED)
        return value

    def _matching(self, face: int, sure: Faces, again: int, but: str | None = None) -> Spread:
        """Return the distribution of dice that match a claim: open ones, the player's, and those of others but one.

        The player is ``sure`` of some dice, and throws others again.
        """
        lying = [each for faces in self.mind.table.board.open.values() for each in faces]
        found = spread(len(bearing(face, (*lying, *sure))), (chance_of(face, None),) * again)
        for seat, hands in self.read.items():
            if seat != but:
                chances = [0.0] * (1 + self.mind.table.board.dice[seat])
                for hand in hands:
                    chances[fits(hand.faces, face)] += hand.weight
                found = both(found, tuple(chances))
        return found


def _won(claimed: int, matching: Spread) -> float:
    """Return how much likelier a bidder wins a challenge than loses it."""
    return 1 - 2 * sum(matching[:claimed])
