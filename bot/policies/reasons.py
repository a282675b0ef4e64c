"""Gives the reason for a house player's move in one sentence, and its beliefs: all from its seat's own view."""

from collections.abc import Callable, Mapping
from functools import partial

from bot.policies import honnoji_policy, quest_policy
from bot.policies.bluff.chances import Spread
from bot.policies.bluff.mind import Mind as BluffMind
from bot.policies.danube.reasons import reason_on_the_danube
from bot.policies.evidence import Known, gather
from bot.policies.great_table import manner as great_table
from bot.policies.great_table.mind import Mind as GreatTableMind
from bot.policies.great_table.reasons import reason_at_the_great_table
from bot.policies.manner import MANNERS, Manner
from bot.policies.mind import Mind
from bot.policies.open_table.manner import MANNERS as OPEN_TABLE_MANNERS
from bot.policies.open_table.mind import Mind as OpenTableMind
from bot.policies.party_reasons import reason_in_parties
from bot.policies.reason import EVEN, Reason
from bot.policies.sigily.reasons import reason_in_sigily
from bot.policies.turn import Turn
from engine.actions import Action
from engine.bluff.actions import Bid
from engine.strength import Strength

MINDS: Mapping[str, Callable[[Turn, Manner], Mind]] = {
    "quests": quest_policy.mind_of,
    "honnoji": honnoji_policy.mind_of,
}
"""The mind of a player of each party game."""


def reason_of(slug: str, turn: Turn, action: Action, strength: Strength) -> Reason:
    """Return why a house player makes a move in a game of that rulebook."""
    return REASONS[slug](turn, action, strength)


def beliefs_of(slug: str, turn: Turn, strength: Strength) -> Mapping[str, float]:
    """Return how likely a house player thinks each seat to be evil, from 0 to 1.

    It is empty for the dead, and in games without secret sides.
    """
    return BELIEFS[slug](turn, strength) if slug in BELIEFS else {}


def _beliefs_in_parties(slug: str, turn: Turn, strength: Strength) -> Mapping[str, float]:
    mind = MINDS[slug](turn, MANNERS[strength])
    belief = mind.trusted if mind.is_good else mind.weigh(gather(mind.told, Known(evil=mind.own), mind.always))
    return {seat: belief.suspicion(seat) for seat in mind.seats}


def _beliefs_at_the_great_table(turn: Turn, strength: Strength) -> Mapping[str, float]:
    mind = GreatTableMind(turn, great_table.MANNERS[strength])
    return mind.beliefs if mind.table.is_alive(mind.seat) else {}


BELIEFS: Mapping[str, Callable[[Turn, Strength], Mapping[str, float]]] = {
    **{slug: partial(_beliefs_in_parties, slug) for slug in MINDS},
    "great_table": _beliefs_at_the_great_table,
}
"""The beliefs of a player, by game with secret sides."""


def _in_parties(slug: str, turn: Turn, action: Action, strength: Strength) -> Reason:
    return reason_in_parties(MINDS[slug](turn, MANNERS[strength]), action)


def _at_the_great_table(turn: Turn, action: Action, strength: Strength) -> Reason:
    return reason_at_the_great_table(GreatTableMind(turn, great_table.MANNERS[strength]), action)


def _at_the_open_table(turn: Turn, _action: Action, strength: Strength) -> Reason:
    """Return whom a player takes for a foe, or whom the lynches speak against; members of a known side go along."""
    mind = OpenTableMind(turn, OPEN_TABLE_MANNERS[strength])
    if mind.knows_fellows:
        return Reason("goes-along")
    if foes := [seat for seat in mind.others if mind.is_foe(seat)]:
        return Reason("knows", seats={"most": foes[0]})
    against = {seat: mind.suspicion[seat] for seat in mind.others}
    most = max(against, key=against.__getitem__)
    return Reason("lynches", seats={"most": most}) if against[most] > 0 else EVEN


def _in_bluff(turn: Turn, action: Action, _strength: Strength) -> Reason:
    """Return how likely the dice bear a bid out: the player's own, or the one that they doubt."""
    mind = BluffMind(turn)
    if isinstance(action, Bid):
        shows = tuple(sorted(action.show or ()))
        return Reason("bid", {"chance": _at_least(action.count, mind.known(action.face, shows))})
    bid = mind.table.standing
    return Reason("doubts", {"chance": _at_least(bid.count, mind.known(bid.face))})


def _at_least(count: int, spread: Spread) -> int:
    """Return the chance in percent that so many dice match, which is 0 or 100 only if that is certain."""
    if not any(spread[:count]):
        return 100
    if not any(spread[count:]):
        return 0
    return min(max(round(100 * sum(spread[count:])), 1), 99)


def _on_the_danube(turn: Turn, action: Action, _strength: Strength) -> Reason:
    return reason_on_the_danube(turn, action)


def _in_sigily(turn: Turn, _action: Action, _strength: Strength) -> Reason:
    return reason_in_sigily(turn)


REASONS: Mapping[str, Callable[[Turn, Action, Strength], Reason]] = {
    **{slug: partial(_in_parties, slug) for slug in MINDS},
    "great_table": _at_the_great_table,
    "open_table": _at_the_open_table,
    "bluff": _in_bluff,
    "danube": _on_the_danube,
    "sigily": _in_sigily,
}
"""What each rulebook's player weighs."""
