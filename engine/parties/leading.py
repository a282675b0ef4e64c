"""The leaders: the next in the order leads."""

from engine.audience import To
from engine.parties.events import LeaderNamed, LeaderReason
from engine.parties.round import Round


def next_leader(round_: Round) -> LeaderNamed:
    """Give the lead to him whose turn it is."""
    return _named(round_, round_.place, LeaderReason.ORDER)


def pass_over(round_: Round) -> LeaderNamed:
    """Give the lead to the next, because the leader does not propose in time; that is no rejection."""
    return _named(round_, round_.place + 1, LeaderReason.PASSED)


def _named(round_: Round, place: int, reason: LeaderReason) -> LeaderNamed:
    return LeaderNamed(
        to=To.PUBLIC,
        leader=round_.order[place % len(round_.order)],
        quest=round_.quest,
        attempt=round_.rejections + 1,
        reason=reason,
    )
