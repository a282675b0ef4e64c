"""Reasons in Sigily: the chance to win the race as it stands."""

from bot.policies.reason import BOARD, Reason, percent
from bot.policies.sigily.winning import chances
from bot.policies.turn import Turn
from engine.sigily.table import SigilyTable


def reason_in_sigily(turn: Turn) -> Reason:
    """Return the chance of the seat's team before the move; once the race is won, nothing of it."""
    seen = turn.view.of(SigilyTable)
    if seen.table.won:
        return BOARD
    return Reason("race", {"chance": percent(chances(seen)[seen.table.team(turn.seat)])})
