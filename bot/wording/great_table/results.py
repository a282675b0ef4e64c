"""The cards' findings, and about whom. A guarded holder reads the same words as others.

The words depend only on the event, which gives no reason, and on the holder's own order.
"""

from collections.abc import Iterable, Iterator

from msgspec import UNSET

from bot.wording.great_table.terms import card_name
from bot.wording.voice import Voice
from engine.audience import GameMaster
from engine.events import Undone
from engine.great_table.actions import Use
from engine.great_table.cards import CardName
from engine.great_table.events import Noted, Result
from engine.views import Told

OWN = "own"
"""Stands in the place of a holder's name where the holder reads their own finding."""


def with_orders(told: Iterable[Told[str | GameMaster]]) -> Iterator[tuple[Result, Use | None]]:
    """Pair each finding in what a seat was told with the order that it answers.

    That is the last order that stood. It is None if every order was taken back.
    """
    orders: list[tuple[int, Use]] = []
    for each in told:
        match event := each.event:
            case Noted(action=Use() as use):
                orders.append((each.line, use))
            case Undone(taken=int(first)):
                orders = [(line, use) for line, use in orders if line < first]
            case Result():
                yield event, orders[-1][1] if orders else None


def result(voice: Voice, event: Result, order: Use | None, holder: str = OWN) -> str:
    """Tell a card's finding to its holder, or to that holder's GM."""
    match event:
        case Result(card=CardName.CONSORT, player=str(player), places=int(places)):
            return voice.say("result-king", {"player": voice.show(player), "places": places, "holder": holder})
        case Result(card=CardName.CONSORT):
            return voice.say("result-no-king", {"holder": holder})
        case Result(card=CardName.ROLE_FINDER, held=CardName() as held):
            return voice.say("result-held", {"player": _asked(voice, order), "held": card_name(voice, held)})
        case Result(card=CardName.ROLE_FINDER):
            return voice.say("result-held-none", {"player": _asked(voice, order)})
        case Result(card=CardName.SOCIALITE):
            return _neighbours(voice, event, order, holder)
        case _:
            return _players(voice, event, order)


def _asked(voice: Voice, order: Use | None) -> str:
    """Return the player about whom a finder has asked."""
    return voice.say("asked-player") if order is None or order.target is None else voice.show(order.target)


def _sought(voice: Voice, order: Use | None) -> str:
    """Return the card for which a finder has looked."""
    return voice.say("asked-card") if order is None or order.card is None else f"**{card_name(voice, order.card)}**"


def _neighbours(voice: Voice, event: Result, order: Use | None, holder: str) -> str:
    if not isinstance(event.left, str) or not isinstance(event.right, str):
        return voice.say("result-seats-none", {"holder": holder})
    one, other = voice.say("asked-one"), voice.say("asked-other")
    if order is not None and order.targets is not None and order.left_of is not None:
        one, other = voice.show(order.left_of), voice.names(name for name in order.targets if name != order.left_of)
    values = {"left": voice.show(event.left), "right": voice.show(event.right), "one": one, "other": other}
    return voice.say("result-seats", values)


def _players(voice: Voice, event: Result, order: Use | None) -> str:
    players = () if event.players is UNSET else event.players
    name = {CardName.CARD_FINDER: "holders", CardName.TARGET_FINDER: "targets", CardName.LOVER: "lover"}[event.card]
    values = {"card": _sought(voice, order), "player": _asked(voice, order), "players": voice.names(players)}
    return voice.say(f"result-{name}" if players else f"result-{name}-none", values)
