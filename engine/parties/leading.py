"""The leaders: the next in the order leads and proposes a party."""

from collections.abc import Mapping

from engine.actions import Action
from engine.asks import Ask
from engine.audience import To
from engine.domains import Domain, SomeSeats
from engine.parties.events import LeaderNamed, LeaderReason
from engine.parties.round import Round

NOTHING: Mapping[str, Domain] = {}


def asked(propose: type[Action], round_: Round, party: SomeSeats, beside: Mapping[str, Domain] = NOTHING) -> Ask:
    """Ask the leader for a party, and for what they give with it."""
    assert round_.leader is not None
    return Ask(propose, (round_.leader,), {"party": party, **beside}, (round_.leader,))


def next_leader(round_: Round) -> LeaderNamed:
    """Give the lead to the seat whose turn it is."""
    return leader_named(round_, round_.whose_turn, LeaderReason.ORDER)


def pass_over(round_: Round) -> LeaderNamed:
    """Give the lead to the next, because the leader does not propose in time. This is no rejection."""
    return leader_named(round_, round_.order[round_.place_after % len(round_.order)], LeaderReason.PASSED)


def leader_named(round_: Round, leader: str, reason: LeaderReason) -> LeaderNamed:
    """Give the lead to a player for the next proposal."""
    return LeaderNamed(to=To.PUBLIC, leader=leader, quest=round_.quest, attempt=round_.rejections + 1, reason=reason)
