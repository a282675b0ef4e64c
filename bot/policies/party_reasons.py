"""Reasons for the moves of the party games: each gives what the move's chapter goes by."""

from random import Random

from bot.policies.mind import Mind
from bot.policies.order_policy import falls_to_them
from bot.policies.proposing import safest
from bot.policies.reason import Reason, between, percent
from bot.policies.trust import Belief
from bot.policies.voting import has_enough, is_safe_enough
from engine.actions import Action
from engine.honnoji import actions as honnoji
from engine.parties.actions import Act, Look, Vote
from engine.quests import actions as quests


def reason_in_parties(mind: Mind, action: Action) -> Reason:
    """Return why a house player makes a move."""
    match action:
        case Vote(approve=approve):
            return _of_vote(mind, approve=approve)
        case Act(support=support):
            return _of_order(mind, support=support)
        case quests.Propose() | honnoji.Propose() if not mind.is_good:
            return Reason("as-few")
        case quests.Guess(target=str(target)):
            return Reason("guess", seats={"most": target})
        case Look(target=str(target)):
            return Reason("look-fellow" if target in mind.fellows else "look", seats={"most": target})
        case _:
            return _of_people(mind)


def _of_people(mind: Mind) -> Reason:
    """Return whom a good player suspects, or whom others suspect who know no more than everybody."""
    belief = mind.trusted if mind.is_good else mind.feigned
    others = [seat for seat in mind.seats if seat != mind.seat]
    return between("suspects" if mind.is_good else "looks", {seat: belief.suspicion(seat) for seat in others})


def _of_vote(mind: Mind, *, approve: bool) -> Reason:
    """Return how safe the party is, to the player or to those who know less, by whom the player seems to have gone."""
    if mind.is_last_attempt:
        return Reason("last-good" if mind.is_good else "last-evil")
    if mind.is_good and is_safe_enough(mind, mind.trusted, Random(0)) is approve:
        return Reason("safe", _safety(mind, mind.trusted))
    if not mind.is_good and (mind.is_decisive or is_safe_enough(mind, mind.feigned, Random(0)) is not approve):
        return Reason("enough" if has_enough(mind) else "too-few")
    return Reason("safe-looks", _safety(mind, mind.feigned))


def _safety(mind: Mind, belief: Belief) -> dict[str, int]:
    best = safest(belief, mind.seats, mind.numbers.party, Random(0))
    parties = {"safe": mind.round.party, "best": best}
    return {name: percent(belief.safety(party, mind.numbers.harmful)) for name, party in parties.items()}


def _of_order(mind: Mind, *, support: bool) -> Reason:
    if mind.is_good:
        return Reason("support")
    if not support:
        return Reason("sabotage")
    if mind.seat in mind.watched:
        return Reason("watched")
    if not has_enough(mind):
        return Reason("too-few")
    return Reason("trust" if falls_to_them(mind) else "others")
