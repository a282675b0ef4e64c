"""The course of the game, on one page.

A round: everybody throws in secret, one opens the bidding, and the next player raises or challenges, and so on. With
the challenge all dice are shown; whoever was wrong loses dice, and the next round begins.

    OPEN ──bid──► ANSWER ──challenge──► BETWEEN ──► OPEN, until one alone has dice
                   ▲  │bid
                   └──┘

Who resigns is out at once: if the bid that stands was his, or his to answer, the round ends without loss and the next
player opens; before the first bid the next player opens instead of him. A deadline opens with the least bid, and
answers as the table has agreed; where it asks the GM, his close raises by the least.
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
    """Let those who have dice give up."""
    return resigning.asked(table.playing)


def by_who_is_left(table: BluffTable) -> StrEnum:
    """Somebody opens, unless one alone is left."""
    return Phase.OPEN if len(table.playing) > 1 else Phase.BETWEEN


def by_the_bid(table: BluffTable) -> StrEnum:
    """The bid that still stands is answered, unless one alone is left."""
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
