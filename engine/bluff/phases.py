"""The course of the game, on one page.

In each round everybody throws in secret, one player opens the bidding, and then the next player raises or challenges.
A challenge shows all dice. The player who was wrong loses dice, and the next round begins.

    OPEN ──bid──► ANSWER ──challenge──► BETWEEN ──► OPEN, until only one player has dice
                   ▲  │bid
                   └──┘

A player who resigns is out at once. If they made the standing bid, or had to answer it, the round ends without loss
and the next player opens. Before the first bid, the next player opens instead. A deadline opens with the lowest bid
and answers as the table has agreed. If the table asks the GM, closing the wait raises by the least.
"""

from collections.abc import Iterable
from enum import StrEnum

from engine.asks import Ask
from engine.bluff import bidding, challenging, moves, rounds
from engine.bluff.events import Bid, Challenged, Out, Round
from engine.bluff.folding import fold
from engine.bluff.table import BluffTable, Phase
from engine.boards import resigning
from engine.phases import Course, Phases, by_itself


def anybody_resigns(table: BluffTable) -> Iterable[Ask]:
    """Let every player with dice give up."""
    return resigning.asked(table.playing)


def by_who_is_left(table: BluffTable) -> StrEnum:
    """Go on to the opening, unless only one player is left."""
    return Phase.OPEN if len(table.playing) > 1 else Phase.BETWEEN


def by_the_bid(table: BluffTable) -> StrEnum:
    """Go on to answering the standing bid, unless only one player is left."""
    return Phase.ANSWER if table.board.bid is not None and len(table.playing) > 1 else Phase.BETWEEN


COURSES = {
    Phase.OPEN: Course[BluffTable](
        asks=(bidding.asked, anybody_resigns),
        deadline=moves.open_for,
        leads={Bid: Phase.ANSWER, Out: by_who_is_left},
    ),
    Phase.ANSWER: Course[BluffTable](
        asks=(bidding.asked, challenging.asked, anybody_resigns),
        deadline=moves.answer_for,
        leads={Bid: Phase.ANSWER, Challenged: Phase.BETWEEN},
        diverts={Out: by_the_bid},
    ),
    Phase.BETWEEN: Course[BluffTable](
        follows=(by_itself(rounds.put_out), rounds.end_or_begin),
        leads={Round: Phase.OPEN},
    ),
    Phase.OVER: Course[BluffTable](),
}

PHASES = Phases(COURSES, over=Phase.OVER, fold=fold)
