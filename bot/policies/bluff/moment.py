"""A moment: what everybody knows when it is somebody's turn, and what that player's moves are worth with any dice.

A value is in dice: the others' average loss minus the player's own. It depends on how many of the player's hidden dice
match a claim, and not on which dice they are.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import mul

from bot.policies.bluff.chances import Spread, at_least, bearing, both, chance_of, spread
from bot.policies.turn import Turn
from engine.bluff.challenging import losses
from engine.bluff.dice import EACH
from engine.bluff.events import Bid, Round
from engine.bluff.folding import fold
from engine.bluff.table import BluffTable, Phase
from engine.bluff.track import FACES, claims
from engine.events import Event
from engine.views import Told

UNDOUBTED = 0.2
"""The value of a bid that the next player raises instead of challenging."""
HARDLY = 0.03
"""The chance of being true below which a bid is not considered."""

Values = Mapping[int, float]
"""The values of bids on one face, by the number of dice claimed."""


@dataclass(frozen=True)
class Moment:
    """A moment of a game. Of the table only what everybody knows counts here."""

    table: BluffTable
    said: Mapping[str, int | None]
    """The face that each player has bid last in this round; None if hidden dice were thrown again with that bid."""

    @property
    def seat(self) -> str:
        """The player whose turn it is."""
        return self.table.player

    @cached_property
    def hidden(self) -> int:
        """How many dice that player hides."""
        return self._hidden(self.seat)

    @cached_property
    def counts(self) -> Mapping[int, Sequence[int]]:
        """By face: the numbers of dice that a legal bid may claim."""
        bid = self.table.board.bid
        legal = claims(self.table.in_play, None if bid is None else bid.claim)
        return {face: [claim.count for claim in legal if claim.face == face] for face in FACES}

    def shows_some(self, own: int) -> bool:
        """Return whether a bid may show the matching dice, if the player hides so many."""
        return 0 < own < self.hidden and self.table.board.bid is not None and self.table.options.show_and_throw

    def after(self, told: Told[str]) -> "Moment":
        """Return the moment after something was told."""
        return Moment(fold(self.table, told.event), said_after(self.said, told))

    def known(self, face: int, sure: int, again: int = 0) -> Spread:
        """Return the distribution of dice that match a claim, if so many of the player's do.

        ``again`` others are thrown again.
        """
        return self._spread(face, sure, (chance_of(face, None),) * again)

    def is_true(self, face: int, own: int) -> Spread:
        """Return the chance that claims of each number of dice are true, for a player of whose dice so many match.

        They take all dice that they don't see for fair.
        """
        if (face, own) not in self._true:
            lying, others = self._others[face]
            found = (1.0,) * (lying + own) + at_least(spread(0, (chance_of(face, None),) * len(others)))
            self._true[face, own] = found + (0.0,) * (self.table.in_play + 1 - len(found))
        return self._true[face, own]

    def of_challenge(self, own: int) -> float:
        """Return the value of doubting the standing bid, with so many dice that match it."""
        if own not in self._of_challenges:
            bid = self.table.standing
            known = self.known(bid.face, own)
            self._of_challenges[own] = self.won_by(bid.count, (bid.player, self.seat), known)
        return self._of_challenges[own]

    def of_bids(self, face: int, own: int, shows: bool) -> Values:
        """Return the value of bidding each count of a face, except counts that are hardly possible.

        ``own`` of the hidden dice match. If the player ``shows`` them, the others are thrown again. A bid is doubted as
        often as it looks too high to somebody who sees only the open dice.
        """
        key = face, own, shows
        if key not in self._of_bids:
            known = self.known(face, own, self.hidden - own if shows else 0)
            seen = known if shows else self._spread(face, 0, (chance_of(face, face),) * self.hidden)
            self._of_bids[key] = dict(self._worth(face, known, at_least(seen)))
        return self._of_bids[key]

    def won_by(self, claimed: int, between: tuple[str, str], spread: Spread) -> float:
        """Return the value of a challenge between a bidder and a challenger, given a spread of matching dice.

        A bid may claim more dice than are left, because somebody has given up.
        """
        dice = self.table.in_play
        least = -dice - EACH
        if between not in self._gains:
            near = {over: self._gain(losses(self.table, between, over)) for over in range(-EACH, EACH + 1)}
            self._gains[between] = [near[max(-EACH, min(over, EACH))] for over in range(least, dice + 1)]
        won: float = sum(map(mul, spread, self._gains[between][max(0, -claimed - least) :]))
        return won

    def _worth(self, face: int, known: Spread, looks: Spread) -> Iterator[tuple[int, float]]:
        between, true = (self.seat, self.table.after(self.seat)), at_least(known)
        for count in self.counts[face]:
            if count >= len(true) or true[count] < HARDLY:
                break
            doubted = 1 - looks[count]
            yield count, doubted * self.won_by(count, between, known) + (1 - doubted) * UNDOUBTED

    def _gain(self, lost: Mapping[str, int]) -> float:
        others = len(self.table.playing) - 1
        return sum([-count if seat == self.seat else count / others for seat, count in lost.items()])

    def _spread(self, face: int, sure: int, unsure: tuple[float, ...]) -> Spread:
        lying, others = self._others[face]
        found = spread(0, others)
        return (0.0,) * (lying + sure) + (both(found, spread(0, unsure)) if unsure else found)

    @cached_property
    def _others(self) -> Mapping[int, tuple[int, tuple[float, ...]]]:
        """By face: how many open dice match, and the chance that each hidden die of the others does."""
        lying = [each for faces in self.table.board.open.values() for each in faces]
        seats = [seat for seat in self.table.playing if seat != self.seat]
        found = {}
        for face in FACES:
            chances = [(chance_of(face, self.said.get(seat)),) * self._hidden(seat) for seat in seats]
            found[face] = len(bearing(face, lying)), sum(chances, ())
        return found

    def _hidden(self, seat: str) -> int:
        return self.table.board.dice[seat] - len(self.table.board.open.get(seat, ()))

    @cached_property
    def _true(self) -> dict[tuple[int, int], Spread]:
        return {}

    @cached_property
    def _of_bids(self) -> dict[tuple[int, int, bool], Values]:
        return {}

    @cached_property
    def _of_challenges(self) -> dict[int, float]:
        return {}

    @cached_property
    def _gains(self) -> dict[tuple[str, str], list[float]]:
        return {}


def said_after(said: Mapping[str, int | None], told: Told[str]) -> Mapping[str, int | None]:
    """Return the face that each player has bid last in a round, after something was told."""
    match told.event:
        case Round():
            return {}
        case Bid() as bid:
            return {**said, bid.player: None if bid.thrown else bid.face}
        case _:
            return said


def moments(turn: Turn) -> Iterator[tuple[Moment, Event]]:
    """Yield all that was told, each event with the moment before it."""
    table = turn.view.of(BluffTable).table
    moment = Moment(BluffTable(seats=table.seats, options=table.options, phase=Phase.OPEN), {})
    for each in turn.told:
        yield moment, each.event
        moment = moment.after(each)
