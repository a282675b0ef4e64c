"""Foreseeing: read the others' bids, think of the next player's answer, and make the move that wins most dice.

This is one level above a sensible player (level-k thinking): such a player asks what sensible players would have bid
with other dice, and how the next one would answer with each of the hands that they may hide. Once the dice that were
shown tell that somebody does not bid like a sensible player, it goes by rules of thumb, which suit any player.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from random import Random

from msgspec import Struct

from bot.policies.bluff import endgames
from bot.policies.bluff.chances import Spread, bearing, both, chance_of, spread
from bot.policies.bluff.mind import Faces, Mind
from bot.policies.bluff.playing import choices, play
from bot.policies.bluff.reading import Hand, Moment, hands, is_readable, likelihoods
from bot.policies.bluff.worth import won_by
from bot.policies.turn import Turn
from engine.actions import Action
from engine.audience import To
from engine.bluff.actions import Bid, Challenge
from engine.bluff.events import Bid as BidMade
from engine.bluff.folding import fold
from engine.bluff.table import BluffTable
from engine.views import Told

RAISED = 0.45
"""The value, in dice, of a bid that the next player raises, if others than the bidder must answer the raise."""
RAISED_TO_ME = 0.2
"""The least value of such a bid if the bidder must answer, because they may also raise again."""
HARDLY = 0.02
"""The chance of an answer below which it is not considered."""


Read = Mapping[str, Sequence[Hand]]
"""The hands that players may hide, by seat."""
NOTHING: Read = {}


class Depth(Struct, frozen=True):
    """How far a player thinks: how many throws of others' dice, own moves, and hands of the next player."""

    throws: int
    moves: int
    answers: int


USUAL = Depth(throws=20, moves=4, answers=6)
STRONG = Depth(throws=90, moves=6, answers=16)


def foresee(turn: Turn, random: Random, depth: Depth) -> Action:
    """Bid or challenge: of the moves that look best to a sensible player, and a challenge, make the best one."""
    mind = Mind(turn)
    others = [seat for seat in mind.table.playing if seat != mind.seat]
    if not all(is_readable(mind, seat) for seat in others):
        return play(turn, random)
    values = choices(mind)
    likely = nlargest(depth.moves, values, key=lambda action: (values[action], random.random()))
    if mind.table.board.bid is not None and Challenge() not in likely:
        likely.append(Challenge())
    read = {seat: hands(mind, seat, depth.throws // len(others), random) for seat in others}
    return max(likely, key=Foresight(mind, read, depth.answers).worth)


def play_usual(turn: Turn, random: Random) -> Action:
    """Foresee against one other player, and play like a sensible player among more."""
    is_duel = len(turn.view.of(BluffTable).table.playing) == 2
    return foresee(turn, random, USUAL) if is_duel else play(turn, random)


def play_strong(turn: Turn, random: Random) -> Action:
    """Play by the solution with one die each, and foresee otherwise."""
    return endgames.move(turn.view.of(BluffTable), random) or foresee(turn, random, STRONG)


@dataclass(frozen=True)
class Foresight:
    """What a player expects, given the hands that the others may hide."""

    mind: Mind
    read: Read
    answers: int

    def worth(self, action: Action) -> float:
        """Return the value of a move, in dice."""
        if isinstance(action, Bid):
            return self._of_bid(action)
        bid = self.mind.table.standing
        return won_by(self.mind, bid.count, (bid.player, self.mind.seat), self._matching(bid.face, self.mind.own, 0))

    def _of_bid(self, bid: Bid) -> float:
        """Return the value of a bid: what it wins where it is doubted, and what the raises that may follow bring."""
        after = _after(self.mind, bid)
        by = after.table.player
        value, raises = 0.0, dict[Bid, list[Hand]]()
        for hand in self._of_next(by):
            for answer, chance in likelihoods(choices(after.mind(hand.faces))).items():
                so_often = Hand(hand.faces, hand.weight * chance)
                if chance >= HARDLY and isinstance(answer, Bid):
                    raises.setdefault(answer, []).append(so_often)
                elif chance >= HARDLY:
                    value += so_often.weight * self._if_doubted(bid, by, hand.faces)
        return value + sum([self._of_raise(bid, answer, by, ways) for answer, ways in raises.items()])

    def _of_raise(self, bid: Bid, answer: Bid, by: str, ways: Sequence[Hand]) -> float:
        """Return the value of a raise to the bidder, who may doubt it in turn if only two play."""
        often = sum([hand.weight for hand in ways])
        if len(self.mind.table.playing) > 2:
            return often * RAISED
        doubted = sum([hand.weight * self._if_doubting(bid, answer, by, hand.faces) for hand in ways])
        return max(doubted, often * RAISED_TO_ME)

    def _if_doubted(self, bid: Bid, by: str, faces: Faces) -> float:
        matching = self._matching(bid.face, *_left(self.mind.own, bid), {by: (Hand(faces, 1),)})
        return won_by(self.mind, bid.count, (self.mind.seat, by), matching)

    def _if_doubting(self, bid: Bid, answer: Bid, by: str, faces: Faces) -> float:
        own, again = _left(self.mind.own, bid)
        theirs, thrown = _left(faces, answer)
        matching = self._matching(answer.face, own, again + thrown, {by: (Hand(theirs, 1),)})
        return won_by(self.mind, answer.count, (by, self.mind.seat), matching)

    def _of_next(self, seat: str) -> Sequence[Hand]:
        """Return some hands of the next player."""
        found = self.read[seat][: self.answers]
        total = sum([hand.weight for hand in found])
        return [Hand(hand.faces, hand.weight / total) for hand in found]

    def _matching(self, face: int, own: Faces, again: int, known: Read = NOTHING) -> Spread:
        """Return the distribution of dice that match a claim: open, own, thrown again, and the others'."""
        lying = [each for faces in self.mind.table.board.open.values() for each in faces]
        found = spread(len(bearing(face, (*lying, *own))), (chance_of(face, None),) * again)
        for others in {**self.read, **known}.values():
            chances = [0.0] * (1 + max([len(hand.faces) for hand in others]))
            for hand in others:
                chances[len(bearing(face, hand.faces))] += hand.weight
            found = both(found, tuple(chances))
        return found


def _left(own: Faces, bid: Bid) -> tuple[Faces, int]:
    """Return the dice that a bidder is sure of after a bid, and how many are thrown again."""
    return (bid.show, len(own) - len(bid.show)) if bid.show else (own, 0)


def _after(mind: Mind, bid: Bid) -> Moment:
    """Return the moment after a bid."""
    _, again = _left(mind.own, bid)
    shown = bid.show or ()
    made = BidMade(to=To.PUBLIC, player=mind.seat, count=bid.count, face=bid.face, shown=shown, thrown=again)
    return Moment((*mind.turn.told, Told(mind.seat, made)), fold(mind.table, made))
