"""By hand: what a GM does alone at this table.

A death at dawn is known to the GM alone until then. A card is the business of its holder. What the votes count as, and
that they are closed, is told to everybody, because the count is.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.asks import Ask
from engine.audience import To
from engine.by_hand import (
    LONGEST_CAUSE,
    MOST_VOTES,
    ActByHand,
    GiveByHand,
    Hand,
    KillByHand,
    Lasting,
    LockByHand,
    SpareByHand,
    TakeByHand,
    WeighByHand,
    choice,
    locking,
    tell_all,
    tell_gm,
    told,
)
from engine.domains import OneByOther, OneOf, OneSeat, Text
from engine.events import ByHand, Event
from engine.great_table import dealing
from engine.great_table.actions import Thread
from engine.great_table.cards import CardName
from engine.great_table.events import Dealt, ThreadClosed
from engine.great_table.orders import bars_kill
from engine.great_table.table import GreatTable
from engine.great_table.today import Day, weighed
from engine.mafia.events import Time


def asked_to_kill(table: GreatTable) -> Ask:
    """Offer everybody alive, to be found dead at dawn. Of two decisions about one player the later one counts."""
    return choice(KillByHand, {"player": OneSeat(table.living), "cause": Text(LONGEST_CAUSE, may_be_left=True)})


def asked_to_spare(table: GreatTable) -> Ask:
    """Offer everybody alive, to survive the night."""
    return choice(SpareByHand, {"player": OneSeat(table.living)})


def asked_to_give(table: GreatTable) -> Ask | None:
    """Offer the cards left in the deck to everybody who holds none today."""
    players = tuple([seat for seat in table.living if table.today.hands.get(seat) is None])
    cards = tuple([card for card in table.deck if table.deck_left[card]])
    return choice(GiveByHand, {"player": OneSeat(players), "item": OneOf(cards)}) if players and cards else None


def give(table: GreatTable, act: GiveByHand) -> Iterable[Event]:
    """Give a player a card from the deck, which then passes them over. Only they are told."""
    seat, card = act.player, CardName(act.item)
    yield told(act, (seat,))
    yield Dealt(to=(seat,), card=card, shots=dealing.shots_left(table, card))


def asked_to_take(table: GreatTable) -> Ask | None:
    """Offer the card that each living player was told they hold."""
    hands = {seat: card for seat in table.living if (card := table.today.hands.get(seat)) is not None}
    items = OneByOther("player", {seat: OneOf((card,)) for seat, card in hands.items()})
    return choice(TakeByHand, {"player": OneSeat(tuple(hands)), "item": items}) if hands else None


def take(table: GreatTable, act: TakeByHand) -> Iterable[Event]:
    """Put a player's card back into the deck. Only they are told. A Lover leaves the thread."""
    yield told(act, (act.player,))
    if act.item == CardName.LOVER and act.player in table.threads.get(Thread.LOVERS, ()):
        yield ThreadClosed(to=(act.player,), thread=Thread.LOVERS)


def asked_to_weigh(table: GreatTable) -> Ask:
    """Offer the votes of everybody alive: by day for today or for good, at night for good."""
    votes = OneOf(tuple(range(MOST_VOTES + 1)))
    lasts = OneOf(tuple(Lasting) if table.time is Time.DAY else (Lasting.GAME,))
    return choice(WeighByHand, {"player": OneSeat(table.living), "votes": votes, "lasts": lasts})


def asked_to_lock(table: GreatTable) -> Ask | None:
    """Offer by day to close the votes, or to open them again."""
    return locking(is_locked=table.votes.is_locked) if table.time is Time.DAY else None


HANDS: dict[type[ActByHand], Hand] = {
    KillByHand: Hand(asked_to_kill, tell_gm),
    SpareByHand: Hand(asked_to_spare, tell_gm),
    GiveByHand: Hand(asked_to_give, give),
    TakeByHand: Hand(asked_to_take, take),
    WeighByHand: Hand(asked_to_weigh, tell_all),
    LockByHand: Hand(asked_to_lock, tell_all),
}


def fold(table: GreatTable, event: ByHand) -> GreatTable:
    """Fold an act. What everybody is told at dawn was folded when the GM decided it."""
    match event:
        case ByHand(to=To.GM, player=str(seat)):
            return replace(table, today=replace(table.today, fates={**table.today.fates, seat: event}))
        case ByHand(to=(seat,), move="give", item=str(item)):
            return replace(table, today=_give(table, seat, CardName(item)))
        case ByHand(to=(seat,), move="take"):
            return replace(table, today=_take(table.today, seat))
        case ByHand(move="weigh"):
            return replace(table, weights=weighed(table.weights, event))
        case ByHand(move="lock", votes=is_locked):
            return replace(table, votes=replace(table.votes, is_locked=bool(is_locked)))
        case _:
            return table


def _give(table: GreatTable, seat: str, card: CardName) -> Day:
    """Fold that a card is about to be dealt: a Lover may have a partner, an Apprentice may not kill any more."""
    today = table.today
    may_kill = not (table.role(seat).kills_with_partner and bars_kill(card))
    return replace(
        today,
        kills=today.kills if may_kill else today.kills_without(seat),
        is_settled=today.is_settled and card is not CardName.LOVER,
    )


def _take(today: Day, seat: str) -> Day:
    """Fold that a card goes back, with its order. A Thief who has not answered is asked no more."""
    is_asked = today.thief_asked == seat and not today.thief_has_answered
    return replace(
        today,
        hands={**today.hands, seat: None},
        cards=tuple([held for held in today.cards if held.holder != seat]),
        uses=today.uses_without(seat),
        thief_asked=None if is_asked else today.thief_asked,
    )
