"""The leaders: the next in the order leads."""

from engine.audience import To
from engine.parties.events import LeaderNamed, LeaderReason
from engine.parties.round import Round


def next_leader(round_: Round) -> LeaderNamed:
    """Give the lead to him whose turn it is."""
    return named(round_, round_.whose_turn, LeaderReason.ORDER)


def pass_over(round_: Round) -> LeaderNamed:
    """Give the lead to the next, because the leader does not propose in time; that is no rejection."""
    return named(round_, round_.order[round_.place_after % len(round_.order)], LeaderReason.PASSED)


def named(round_: Round, leader: str, reason: LeaderReason) -> LeaderNamed:
    """Give the lead to somebody for the next proposal."""
    return LeaderNamed(to=To.PUBLIC, leader=leader, quest=round_.quest, attempt=round_.rejections + 1, reason=reason)
