"""Finds the move that is no choice: the only thing that anybody may do now, and possible in one way alone.

It follows from what everybody knows. So the moment at which such a move is made by itself tells nobody anything.
"""

from engine.asks import Ask
from engine.audience import Everybody
from engine.judging import Submission, asked_publicly
from engine.rulebook import AnyRulebook
from engine.table import Table
from engine.views import View


def choiceless(rulebook: AnyRulebook, view: View[Table, Everybody]) -> Submission | None:
    """Return the only move that is possible now, as its seat's own; None where anybody has a choice.

    To give up, and whatever else may be done at any time, is no such choice.
    """
    asks = [ask for ask in asked_publicly(rulebook, view) if not is_always_open(rulebook, ask)]
    if len(asks) != 1:
        return None
    (ask,) = asks
    if ask.move not in rulebook.choiceless or ask.secret or ask.seats != ask.awaited or len(ask.seats) != 1:
        return None
    answers = rulebook.differing(view, ask)
    return Submission(ask.seats[0], answers[0], auto=True) if len(answers) == 1 else None


def is_always_open(rulebook: AnyRulebook, ask: Ask) -> bool:
    """Return whether an ask stays open whatever happens, so that it holds up nothing."""
    return ask.gives_up or ask.move in rulebook.always_open
