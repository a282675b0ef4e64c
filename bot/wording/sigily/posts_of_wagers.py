"""Side bets and their ledger."""

from collections.abc import Mapping

from bot.wording.name_words import escape_text
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import Everybody
from engine.sigily.events import Ledger, Pot, WagerAnswered, WagerClaimed, Wagered, WagerSettled
from engine.views import Told


def wager(voice: Voice, told: Told[Everybody]) -> str | None:
    """Tell of a bet that is offered, taken up, or settled, and of the final balance."""
    match event := told.event:
        case Wagered():
            values: dict[str, Value] = {
                "number": event.number,
                "player": voice.show(event.player),
                "against": voice.show(event.against),
                "tokens": tokens(voice, event.tokens),
                "text": escape_text(event.text),
            }
            return voice.say("wagered", values)
        case WagerAnswered(number=number, agreed=agreed):
            return voice.say("wager-agreed" if agreed else "wager-refused", {"number": number})
        case WagerClaimed(number=number, player=player, winner=winner):
            named: dict[str, Value] = {"number": number, "player": voice.show(player), "winner": voice.show(winner)}
            return voice.say("wager-claimed", named)
        case WagerSettled(number=number, winner=winner):
            return voice.say("wager-settled", {"number": number, "winner": voice.show(winner)})
        case Ledger(tokens=balance):
            return voice.say("ledger", {"tokens": _balances(voice, balance)})
        case Pot():
            values = {"stake": tokens(voice, event.stake), "tokens": _balances(voice, event.tokens)}
            return " ".join([voice.say("pot", values), *_left(voice, event.left)])
        case _:
            return None


def _balances(voice: Voice, balance: Mapping[str, int]) -> str:
    lines = [
        voice.say("ledger-line", {"player": voice.show(seat), "tokens": f"{each:+d}"}) for seat, each in balance.items()
    ]
    return ", ".join(lines)


def _left(voice: Voice, left: int) -> list[str]:
    """Say what stays in the pot, or is missing in it."""
    return [voice.say("pot-left" if left > 0 else "pot-short", {"tokens": tokens(voice, abs(left))})] if left else []


def tokens(voice: Voice, number_of: int) -> str:
    """Say a number of tokens."""
    return voice.say("tokens", {"tokens": number_of})
