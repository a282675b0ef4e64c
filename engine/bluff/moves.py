"""The moves, and what the clock does for a player who is late."""

from collections.abc import Iterable

from engine.actions import Action
from engine.bluff import bidding, challenging, rounds
from engine.bluff.actions import Bid, Challenge
from engine.bluff.options import Deadline
from engine.bluff.refusals import MustChallenge
from engine.bluff.table import BluffTable
from engine.bluff.track import Claim
from engine.boards.actions import Resign
from engine.chance import Chance
from engine.events import Event
from engine.naming import snake_case
from engine.refusals import NotNow, Refusal

LEAST = Claim(1, 2)
"""One die of face 2: the lowest opening."""


def decide(table: BluffTable, seat: str, action: Action, chance: Chance) -> Iterable[Event]:
    """Return the events that follow from a legal action."""
    match action:
        case Bid(count=count, face=face, show=show):
            return bidding.bid(table, Claim(count, face), show, chance)
        case Challenge():
            return challenging.challenge(table)
        case Resign():
            return rounds.resign(seat)
        case _:
            raise AssertionError(action)


def why_not(table: BluffTable, seat: str, action: Action) -> Refusal:
    """Return why a seat is not asked for a move."""
    if isinstance(action, Bid) and seat == table.turn and table.board.bid is not None:
        return MustChallenge()
    return NotNow(snake_case(type(action).__name__))


def open_for(table: BluffTable, chance: Chance) -> Iterable[Event]:
    """Open with the lowest bid for a player who is late."""
    return bidding.bid(table, LEAST, None, chance)


def answer_for(table: BluffTable, chance: Chance) -> Iterable[Event]:
    """Answer for a player who is late: raise by the lowest legal bid.

    Challenge if there is none, or if the table prefers it.
    """
    legal = bidding.legal(table)
    if table.options.deadline is Deadline.CHALLENGE or not legal:
        return challenging.challenge(table)
    return bidding.bid(table, legal[0], None, chance)
