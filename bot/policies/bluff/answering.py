"""Answering: how often somebody makes each move at a moment, by the dice that they hide, if they are of some kind.

There are two kinds. Who plays well is like a sensible player who hardly errs (a quantal response): of two moves they
make the better one more often, the more so the more it is better. Who plays simply goes by the odds with all dice that
they don't see, and shows none. Few people are quite of one kind, so nothing is taken to be impossible.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import exp
from typing import NamedTuple

from bot.policies.bluff.chances import bearing
from bot.policies.bluff.mind import Faces
from bot.policies.bluff.moment import Moment
from engine.bluff.events import Bid
from engine.bluff.track import FACES

ERRS = 0.015
"""The difference of values, in dice, at which the better of two moves is made e times as often."""
WAVERS = 0.08
"""The same for the chance that a bid is true, when somebody who plays simply thinks of doubting it."""
EVEN = 0.5
"""The chance at which they doubt as often as not."""
CARES = 3
"""How much they prefer a bid that is likely true: the power of that chance."""
ODDLY = 0.002
"""The least chance that a move is taken to have had, so that one odd move does not decide everything."""
BEYOND_DOUBT = 30.0
"""The number of times that something is better by which makes others as good as impossible."""

Match = tuple[int, int]
"""A face, and how many hidden dice match a claim of it."""


class Bids(NamedTuple):
    """The bids on one face that are possible with some dice."""

    weights: Mapping[int, float]
    """How often each is made without showing dice, relative to other bids, by the number of dice claimed."""
    total: float
    """The sum of the weights, with those of bids that show dice."""
    best: float
    """The value of the best one."""


@dataclass(frozen=True)
class Answers(ABC):
    """How somebody of some kind moves at a moment."""

    moment: Moment

    @abstractmethod
    def prefers_doubt(self, faces: Faces) -> float:
        """Return how much they prefer a challenge of the standing bid with these dice: 0 if a bid is as good."""

    @abstractmethod
    def weigh(self, match: Match) -> Bids:
        """Return the bids on a face."""

    def doubts(self, faces: Faces) -> float:
        """Return how often they challenge the standing bid with these dice."""
        if self.moment.table.board.bid is None:
            return 0.0
        return 1 / (1 + exp(max(-BEYOND_DOUBT, min(-self.prefers_doubt(faces), BEYOND_DOUBT))))

    def odds(self, faces: Faces, made: Bid | None) -> float:
        """Return how often they make a bid with these dice, showing none, or challenge if it is None."""
        if made is None:
            return max(ODDLY, self.doubts(faces))
        found = self.bids(faces)
        weight = found[FACES.index(made.face)].weights.get(made.count)
        if not weight:
            return ODDLY
        return max(ODDLY, (1 - self.doubts(faces)) * weight / sum([bids.total for bids in found]))

    def bids(self, faces: Faces) -> Sequence[Bids]:
        """Return the bids that are possible with these dice, by face."""
        return [self._weighed.get(match) or self._weigh(match) for match in matches(faces)]

    def _weigh(self, match: Match) -> Bids:
        return self._weighed.setdefault(match, self.weigh(match))

    @cached_property
    def _weighed(self) -> dict[Match, Bids]:
        return {}


class Sensible(Answers):
    """A sensible player who hardly errs."""

    def prefers_doubt(self, faces: Faces) -> float:
        """Compare it with the best bid."""
        best = max([bids.best for bids in self.bids(faces)])
        return (self.moment.of_challenge(fits(faces, self.moment.table.standing.face)) - best) / ERRS

    def weigh(self, match: Match) -> Bids:
        """Weigh bids by their value."""
        face, own = match
        values = self.moment.of_bids(face, own, shows=False)
        weights = {count: exp(value / ERRS) for count, value in values.items()}
        shown = self.moment.of_bids(face, own, shows=True).values() if self.moment.shows_some(own) else ()
        total = sum(weights.values()) + sum([exp(value / ERRS) for value in shown])
        return Bids(weights, total, max([*values.values(), *shown], default=-BEYOND_DOUBT))


class Simple(Answers):
    """A player who goes by the odds."""

    def prefers_doubt(self, faces: Faces) -> float:
        """Compare the chance that the bid is true with an even one."""
        bid = self.moment.table.standing
        true = self.moment.is_true(bid.face, fits(faces, bid.face))
        return (EVEN - (true[bid.count] if bid.count < len(true) else 0)) / WAVERS

    def weigh(self, match: Match) -> Bids:
        """Weigh bids by the chance that they are true."""
        true = self.moment.is_true(*match)
        weights = {count: true[count] ** CARES for count in self.moment.counts[match[0]]}
        return Bids(weights, sum(weights.values()), max(true))


KINDS: tuple[type[Answers], ...] = (Sensible, Simple)
"""The kinds of players."""


@cache
def matches(faces: Faces) -> Sequence[Match]:
    """Return how many of these dice match a claim, by its face."""
    return [(face, len(bearing(face, faces))) for face in FACES]


def fits(faces: Faces, face: int) -> int:
    """Return how many of these dice match a claim of a face."""
    return matches(faces)[FACES.index(face)][1]
