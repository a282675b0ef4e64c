"""By hand: what a GM does alone in a quest game. All of it is public, but a ruling only with its result."""

import msgspec

from engine.asks import Ask
from engine.audience import To
from engine.by_hand import ActByHand, GiveByHand, Hand, LockByHand, RuleByHand, choice, locking, tell_all, tell_gm
from engine.domains import OneOf, OneSeat
from engine.events import ByHand
from engine.parties import looking, questing, voting
from engine.quests.table import Phase, QuestTable

VISION = "vision"


def asked_to_give(table: QuestTable) -> Ask | None:
    """Offer the vision to everybody but its holder, unless its holder is being asked for a look."""
    if not table.options.vision or table.phase is Phase.LOOK:
        return None
    others = tuple([seat for seat in table.seats if seat != table.vision.holder])
    return choice(GiveByHand, {"player": OneSeat(others), "item": OneOf((VISION,))})


def asked_to_lock(table: QuestTable) -> Ask | None:
    """Offer to close a vote that runs, or to open it again."""
    return locking(is_locked=table.round.is_locked) if table.phase is Phase.VOTE else None


def asked_to_rule(table: QuestTable) -> Ask | None:
    """Offer to rule how a quest ends that is under way."""
    return questing.asked_to_rule() if table.phase in (Phase.QUEST, Phase.INVERT) else None


HANDS: dict[type[ActByHand], Hand] = {
    GiveByHand: Hand(asked_to_give, tell_all),
    LockByHand: Hand(asked_to_lock, tell_all),
    RuleByHand: Hand(asked_to_rule, tell_gm),
}


def fold(table: QuestTable, event: ByHand) -> QuestTable:
    """Fold an act."""
    match event:
        case ByHand(to=To.GM, move="rule"):
            return msgspec.structs.replace(table, round=questing.rule(table.round, event))
        case ByHand(move="give", player=str(seat)):
            return msgspec.structs.replace(table, vision=looking.hand_to(table.vision, seat))
        case ByHand(move="lock", votes=is_locked):
            return msgspec.structs.replace(table, round=voting.lock(table.round, is_locked=bool(is_locked)))
        case _:
            return table
