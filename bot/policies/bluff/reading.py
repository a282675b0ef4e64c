"""Reading: the dice that another player may hide, given their last bid.

The others are taken for sensible players who err (a quantal response): of two moves they make the better one more
often, the more so the more it is better. A bid that would be odd with some dice makes these dice unlikely.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from bot.policies.bluff.mind import Faces, Mind
from bot.policies.bluff.playing import choices
from bot.policies.turn import Turn
from engine.actions import Action
from engine.audience import To
from engine.bluff.actions import Bid
from engine.bluff.events import Bid as BidMade
from engine.bluff.events import Challenged, Round
from engine.bluff.folding import fold
from engine.bluff.table import BluffTable, Phase
from engine.bluff.track import FACES
from engine.events import Event
from engine.views import Told, View

ERRS = 0.05
"""The difference of values, in dice, at which the better of two moves is made e times as often."""
READABLE = 0.25
"""How likely a player's shown bids must have been, on average, for somebody to read the next ones."""
FIRST = 0.4
"""How likely one more bid is taken to have been, so that somebody is read before they have shown any."""
STRANGE = 0.02
"""The least chance that a shown bid is taken to have had, so that one odd bid does not decide."""
REMEMBERED = 8
"""The shown bids of a player that are remembered: the last ones."""


class Hand(Struct, frozen=True):
    """Dice that a player may hide, and how likely they are beside the others that are considered."""

    faces: Faces
    weight: float


def likelihoods(values: Mapping[Action, float]) -> Mapping[Action, float]:
    """Return how often somebody who errs makes each move, by its value."""
    best = max(values.values())
    weights = {action: exp((value - best) / ERRS) for action, value in values.items()}
    total = sum(weights.values())
    return {action: weight / total for action, weight in weights.items()}


def odds_of(mind: Mind, action: Action) -> float:
    """Return how often a player makes a move; as rarely as their worst one if they would not consider it."""
    odds = likelihoods(choices(mind))
    return odds.get(action, min(odds.values()))


def hands(mind: Mind, seat: str, count: int, random: Random) -> Sequence[Hand]:
    """Throw another player's hidden dice this many times, and weigh each throw by the bid that they have made last.

    Dice that were thrown again with that bid say nothing.
    """
    table = mind.table
    hidden = table.board.dice[seat] - len(table.board.open.get(seat, ()))
    thrown = [tuple(sorted(random.choices(FACES, k=hidden))) for _ in range(count)]
    before = _before_last_bid(mind, seat)
    if before is None:
        return [Hand(faces, 1 / count) for faces in thrown]
    odds = {faces: before.odds(faces) for faces in set(thrown)}
    total = sum([odds[faces] for faces in thrown])
    return [Hand(faces, odds[faces] / total) for faces in thrown]


def is_readable(mind: Mind, seat: str) -> bool:
    """Return whether a player has bid like a sensible one so far, by the bids whose dice a challenge has shown."""
    shown = [*bids_shown(mind, seat)][-REMEMBERED:]
    logs = [log(FIRST), *[log(max(STRANGE, seen.odds(faces))) for seen, faces in shown]]
    return exp(sum(logs) / len(logs)) >= READABLE


class Moment(Struct, frozen=True):
    """A moment of a game as everybody knows it: what had been told, and the table that follows from it."""

    told: Sequence[Told[str]]
    table: BluffTable

    def mind(self, faces: Faces) -> Mind:
        """Return the mind of the player whose turn it is, if they hide these dice."""
        public = tuple([each for each in self.told if each.event.to is To.PUBLIC])
        view = View(self.table.player, replace(self.table, hidden={self.table.player: faces}))
        return Mind(Turn(public, view, ()))


class BidSeen(Struct, frozen=True):
    """A bid as it was made, and the moment before it."""

    before: Moment
    made: BidMade

    def odds(self, faces: Faces) -> float:
        """Return how often a sensible player who errs would make this bid if they hid these dice."""
        return odds_of(self.before.mind(faces), Bid(self.made.count, self.made.face))


def _before_last_bid(mind: Mind, seat: str) -> BidSeen | None:
    """Return a player's last bid of this round; None if there is none, or it says nothing of their dice."""
    found = None
    for event, seen in _bids(mind):
        if isinstance(event, Round):
            found = None
        elif seen is not None and seen.made.player == seat:
            found = None if seen.made.thrown else seen
    return found


def bids_shown(mind: Mind, seat: str) -> Iterator[tuple[BidSeen, Faces]]:
    """Yield a player's bids of earlier rounds, with the dice that they hid, as the challenge has shown.

    Rounds in which they showed dice are left out: some of their dice were thrown again.
    """
    in_round: list[BidSeen] = []
    for event, seen in _bids(mind):
        if isinstance(event, Challenged) and not any(each.made.shown for each in in_round):
            yield from [(each, event.dice[seat]) for each in in_round]
        if isinstance(event, Round):
            in_round = []
        elif seen is not None and seen.made.player == seat:
            in_round.append(seen)


def _bids(mind: Mind) -> Iterator[tuple[Event, BidSeen | None]]:
    """Yield all that was told, and with each bid how it was made."""
    table = BluffTable(seats=mind.table.seats, options=mind.table.options, phase=Phase.OPEN)
    for place, each in enumerate(mind.turn.told):
        before = Moment(mind.turn.told[:place], table)
        yield each.event, BidSeen(before, each.event) if isinstance(each.event, BidMade) else None
        table = fold(table, each.event)
