"""Folds side bets, from the offer to the settlement."""

from msgspec.structs import replace

from engine.events import Event
from engine.sigily.events import WagerAnswered, WagerClaimed, Wagered, WagerSettled
from engine.sigily.table import Wager


def fold(wagers: tuple[Wager, ...], event: Event) -> tuple[Wager, ...]:
    """Fold what happens to a wager."""
    match event:
        case Wagered(number=number, player=player, against=against, tokens=tokens, text=text):
            return (*wagers, Wager(number, player, against, tokens, text))
        case WagerAnswered() | WagerClaimed() | WagerSettled():
            return tuple([_changed(wager, event) if wager.number == event.number else wager for wager in wagers])
        case _:
            return wagers


def _changed(wager: Wager, event: WagerAnswered | WagerClaimed | WagerSettled) -> Wager:
    match event:
        case WagerAnswered(agreed=agreed):
            return replace(wager, agreed=agreed)
        case WagerClaimed(player=player, winner=winner):
            return replace(wager, claims={**wager.claims, player: winner})
        case WagerSettled(winner=winner):
            return replace(wager, winner=winner)
