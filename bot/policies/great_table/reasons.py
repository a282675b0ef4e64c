"""Reasons for the moves at the Great Table: each gives what the move's chapter goes by."""

from bot.policies.great_table.killing import most_dangerous
from bot.policies.great_table.mind import Mind
from bot.policies.reason import Reason, between
from engine.actions import Action
from engine.great_table.actions import Kill, List, Steal, Use, Whisper
from engine.great_table.cards import CardName
from engine.mafia.actions import Vote


def reason_at_the_great_table(mind: Mind, action: Action) -> Reason:
    """Return why a house player makes a move."""
    match action:
        case List():
            return Reason(_of_list(mind))
        case Steal(target=None):
            return Reason("steals-nothing")
        case Vote(target=str(target)) if target in mind.own:
            return Reason("lost", seats={"most": target})
        case Vote(target=str(target)) if mind.own:
            return Reason("votes", seats={"most": target})
        case Kill(target=str(target)) | Whisper(text=target):
            return _of_victim(mind, target)
        case Use() if mind.table.today.hands.get(mind.seat) in BY_CARD:
            return Reason(BY_CARD[mind.table.today.hands[mind.seat]], seats={"most": action.target or ""})
        case Use(target=str(target)) | Vote(target=str(target)) | Steal(target=str(target)):
            return _of_victim(mind, target) if mind.own else _of_suspect(mind, target)
        case _:
            return Reason("no-matter")


BY_CARD: dict[CardName | None, str] = {
    CardName.HEALER: "heals",
    CardName.CARD_FINDER: "finds-cards",
    CardName.SOCIALITE: "no-matter",
}
"""The reasons for the use of cards that aren't for the player who should be out of the way."""


def _of_list(mind: Mind) -> str:
    if not mind.own:
        return "lists"
    return "lists-pair" if mind.role.kills_with_partner else "lists-house"


def _of_victim(mind: Mind, target: str) -> Reason:
    """Return how dangerous somebody is to the House, and whether somebody else is even more."""
    most = most_dangerous(mind)
    if most is None or target == most:
        return Reason("fears", seats={"most": target})
    leaves = mind.role.kills_with_partner and mind.manner.leaves_the_likeliest
    return Reason("fears-left" if leaves else "fears-next", seats={"most": target, "least": most})


def _of_suspect(mind: Mind, target: str) -> Reason:
    return between("against-you", {seat: mind.chance_of_house(seat) for seat in mind.others}, target)
