"""By hand: what a GM does alone in Honnō-ji. All of it is public, but a ruling only with its result."""

from collections.abc import Iterator

import msgspec

from engine.asks import Ask
from engine.audience import To
from engine.by_hand import (
    ActByHand,
    GiveByHand,
    Hand,
    Lasting,
    LockByHand,
    RuleByHand,
    TakeByHand,
    WeighByHand,
    choice,
    locking,
    tell_all,
    tell_gm,
)
from engine.domains import OneByOther, OneOf, OneSeat
from engine.events import ByHand
from engine.honnoji.table import HonnojiTable, Phase
from engine.honnoji.tokens import HELD, Standing, TalismanName, find, put
from engine.parties import looking, questing, voting

CONTRACT = "contract"


def asked_to_give(table: HonnojiTable) -> Ask | None:
    """Offer the talismans that were used or taken, and the contract, unless its holder is being asked for a look."""
    contract = () if table.phase is Phase.LOOK or not table.contract.holders else (CONTRACT,)
    items = (
        *dict.fromkeys([token.name.value for token in table.tokens if token.standing is Standing.SPENT]),
        *contract,
    )
    others = tuple([seat for seat in table.seats if seat not in table.contract.holders[-1:]])
    if not items:
        return None
    players = {item: OneSeat(others if item == CONTRACT else table.seats) for item in items}
    return choice(GiveByHand, {"item": OneOf(items), "player": OneByOther("item", players)})


def asked_to_take(table: HonnojiTable) -> Ask | None:
    """Offer the talismans that players hold and have not declared."""
    held = {seat: tuple(dict.fromkeys(_held(table, seat))) for seat in table.seats}
    holders = tuple([seat for seat in table.seats if held[seat]])
    items = OneByOther("player", {seat: OneOf(held[seat]) for seat in holders})
    return choice(TakeByHand, {"player": OneSeat(holders), "item": items}) if holders else None


def _held(table: HonnojiTable, seat: str) -> Iterator[str]:
    """Yield the talismans of a seat, which everybody knows; whether one is set in secret makes no difference."""
    return (token.name.value for token in table.tokens if token.holder == seat and token.standing in HELD)


def asked_to_weigh(table: HonnojiTable) -> Ask:
    """Offer to let a vote count twice from now on, as with the Wisdom, or as one vote again."""
    votes, lasts = OneOf((1, 2)), OneOf((Lasting.GAME,))
    return choice(WeighByHand, {"player": OneSeat(table.seats), "votes": votes, "lasts": lasts})


def asked_to_lock(table: HonnojiTable) -> Ask | None:
    """Offer to close a vote that runs, or to open it again."""
    return locking(is_locked=table.round.is_locked) if table.phase is Phase.VOTE else None


def asked_to_rule(table: HonnojiTable) -> Ask | None:
    """Offer to rule how a quest ends that is under way."""
    return questing.asked_to_rule() if table.phase is Phase.QUEST else None


HANDS: dict[type[ActByHand], Hand] = {
    GiveByHand: Hand(asked_to_give, tell_all),
    TakeByHand: Hand(asked_to_take, tell_all),
    WeighByHand: Hand(asked_to_weigh, tell_all),
    LockByHand: Hand(asked_to_lock, tell_all),
    RuleByHand: Hand(asked_to_rule, tell_gm),
}


def fold(table: HonnojiTable, event: ByHand) -> HonnojiTable:
    """Fold an act. Of two equal talismans, the one of the earlier mission is given or taken."""
    match event:
        case ByHand(to=To.GM, move="rule"):
            return msgspec.structs.replace(table, round=questing.rule(table.round, event))
        case ByHand(move="give", player=str(seat), item=item) if item == CONTRACT:
            return msgspec.structs.replace(table, contract=looking.hand_to(table.contract, seat))
        case ByHand(move="give", player=str(seat), item=str(item)):
            token, *_ = find(table.tokens, TalismanName(item), (Standing.SPENT,))
            given = msgspec.structs.replace(token.kept(), holder=seat)
            return msgspec.structs.replace(table, tokens=put(table.tokens, given))
        case ByHand(move="take", player=str(seat), item=str(item)):
            token, *_ = find(table.tokens, TalismanName(item), HELD, seat)
            return msgspec.structs.replace(table, tokens=put(table.tokens, token.kept().spent()))
        case ByHand(move="weigh", player=str(seat), votes=votes):
            others = [each for each in table.weighed if each != seat]
            return msgspec.structs.replace(
                table, weighed=table.in_seat_order([*others, seat] if votes == 2 else others)
            )
        case ByHand(move="lock", votes=is_locked):
            return msgspec.structs.replace(table, round=voting.lock(table.round, is_locked=bool(is_locked)))
        case _:
            return table
